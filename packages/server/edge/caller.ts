import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../config.ts';
import { type RequestOrigin, requestOriginOf } from './csrf.ts';
import { isLoopback, plainAddress } from './networks.ts';
import { readSessionCookie } from './session-cookie.ts';

/** How a caller authenticates. A page that does not know a bearer token cannot send it. */
export type AuthMethod = 'cookie' | 'bearer' | 'nothing';

/** Who makes a request, by HTTP or to open a socket, according to its headers. */
export interface Caller {
  readonly token: string | null;
  readonly authMethod: AuthMethod;
  /** For rate limits and bans; without a port. */
  readonly address: string;
  /** Does the request come from this machine, and not through a proxy on it? */
  readonly isLocal: boolean;
  readonly origin: RequestOrigin;
}

export interface CallerSource {
  readonly headers: Headers | IncomingHttpHeaders;
  /** The address of the other end of the connection. */
  readonly remoteAddress: string | undefined;
}

/** Reads one header; null if it is missing. */
export type HeaderReader = (name: string) => string | null;

const TOKEN = /^[\w-]{1,100}$/;
const BEARER = 'Bearer ';

export function readCaller(
  { headers, remoteAddress }: CallerSource,
  { trustProxy }: Pick<Config, 'trustProxy'>,
): Caller {
  const header = headerReader(headers);
  const isProxied = ['x-forwarded-for', 'forwarded', 'via'].some((name) => header(name) !== null);
  return {
    ...presentedToken(header),
    address: plainAddress((trustProxy ? forwardedAddress(header) : null) ?? remoteAddress ?? 'unknown'),
    isLocal: !isProxied && isLoopback(remoteAddress ?? ''),
    origin: requestOriginOf(header),
  };
}

/** The origin at which callers reach this server: the public URL, or else the requested host. */
export function serverOrigin({ publicUrl }: Pick<Config, 'publicUrl'>, url: string): string {
  return publicUrl ?? new URL(url).origin;
}

function headerReader(headers: Headers | IncomingHttpHeaders): HeaderReader {
  if (headers instanceof Headers) return (name) => headers.get(name);
  return (name) => headers[name]?.toString() ?? null;
}

/** Programs send a bearer token, pages a cookie. The token comes first: other sites' pages cannot send it. */
function presentedToken(header: HeaderReader): Pick<Caller, 'token' | 'authMethod'> {
  const authorization = header('authorization') ?? '';
  const bearer = authorization.startsWith(BEARER) ? authorization.slice(BEARER.length) : '';
  if (TOKEN.test(bearer)) return { token: bearer, authMethod: 'bearer' };
  const token = readSessionCookie(header('cookie'), TOKEN);
  return { token, authMethod: token === null ? 'nothing' : 'cookie' };
}

/** The last address is the one that our own proxy has seen. Callers can forge those before it. */
function forwardedAddress(header: HeaderReader): string | null {
  return header('x-forwarded-for')?.split(',').at(-1)?.trim() || null;
}
