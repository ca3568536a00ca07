/** What a browser tells of where a request comes from. */
export interface RequestOrigin {
  readonly origin: string | null;
  /** The header Sec-Fetch-Site. */
  readonly fetchSite: string | null;
  readonly host: string | null;
}

/** How the caller showed who they are. A bearer token is never sent by a page that does not know it. */
export type AuthMethod = 'cookie' | 'bearer' | 'nothing';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

export function requestOriginOf(headers: { get(name: string): string | null | undefined }): RequestOrigin {
  const named = (name: string) => headers.get(name) ?? null;
  return { origin: named('origin'), fetchSite: named('sec-fetch-site'), host: named('host') };
}

/** May a request of this method pass? One that changes something must not come from a page of somebody else. */
export function isAllowedOrigin(
  method: string,
  by: AuthMethod,
  from: RequestOrigin,
  publicUrl: string | null,
): boolean {
  return SAFE_METHODS.includes(method.toUpperCase()) || by === 'bearer' || isSameOrigin(from, publicUrl);
}

/**
 * Does this come from a page of ours, or from no page at all? For a socket this is asked whatever the method. Browsers
 * say where a request comes from with everything that changes something; what says nothing is a program.
 */
export function isSameOrigin({ origin, fetchSite, host }: RequestOrigin, publicUrl: string | null): boolean {
  if (fetchSite !== null && fetchSite !== 'same-origin' && fetchSite !== 'none') return false;
  return origin === null || origin === publicUrl || isOriginOfHost(origin, host, publicUrl);
}

/** The host's own origin. Where the public address is of the same host, it must be that one: no page sent in clear. */
function isOriginOfHost(origin: string, host: string | null, publicUrl: string | null): boolean {
  const url = URL.parse(origin);
  if (!url || !/^https?:$/.test(url.protocol) || host === null) return false;
  if (publicUrl !== null && URL.parse(publicUrl)?.host === url.host) return false;
  return url.host === URL.parse(`${url.protocol}//${host}`)?.host;
}
