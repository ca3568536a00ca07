import type { AuthMethod, HeaderReader } from './caller.ts';

/** What a browser reports about where a request comes from. */
export interface RequestOrigin {
  readonly origin: string | null;
  /** The header Sec-Fetch-Site. */
  readonly fetchSite: string | null;
  readonly host: string | null;
}

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

export function requestOriginOf(header: HeaderReader): RequestOrigin {
  return { origin: header('origin'), fetchSite: header('sec-fetch-site'), host: header('host') };
}

/** May an HTTP request pass? One that changes something must not come from another site's page. */
export function isAllowedOrigin(
  method: string,
  { authMethod, origin }: { readonly authMethod: AuthMethod; readonly origin: RequestOrigin },
  publicUrl: string | null,
): boolean {
  return SAFE_METHODS.includes(method.toUpperCase()) || authMethod === 'bearer' || isSameOrigin(origin, publicUrl);
}

/**
 * Does a request come from our own page, or from no page at all? Sockets must pass this whatever the method. Browsers
 * name the origin of every request that changes something; one without an origin is from a program.
 */
export function isSameOrigin({ origin, fetchSite, host }: RequestOrigin, publicUrl: string | null): boolean {
  if (fetchSite !== null && fetchSite !== 'same-origin' && fetchSite !== 'none') return false;
  return origin === null || origin === publicUrl || isOriginOfHost(origin, host, publicUrl);
}

/** Is it the origin of the requested host? The host of the public URL is excluded: http must not pass for https. */
function isOriginOfHost(origin: string, host: string | null, publicUrl: string | null): boolean {
  const url = URL.parse(origin);
  if (!url || !/^https?:$/.test(url.protocol) || host === null) return false;
  if (publicUrl !== null && URL.parse(publicUrl)?.host === url.host) return false;
  return url.host === URL.parse(`${url.protocol}//${host}`)?.host;
}
