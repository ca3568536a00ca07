import type { Services } from '../services.ts';
import type { HttpContext } from './app.ts';
import type { AuthMethod } from './csrf.ts';
import { SESSION_COOKIE } from './session-cookie.ts';

export interface PresentedToken {
  readonly token: string | null;
  readonly by: AuthMethod;
}

/** Who the caller says they are: a program by its bearer token, a page by its cookie. */
export function presentedTokenOf({ req }: HttpContext): PresentedToken {
  const [, bearer] = /^Bearer ([\w-]{1,100})$/.exec(req.header('authorization') ?? '') ?? [];
  if (bearer !== undefined) return { token: bearer, by: 'bearer' };
  const token = tokenFromCookies(req.header('cookie'));
  return token === null ? { token, by: 'nothing' } : { token, by: 'cookie' };
}

export function tokenFromCookies(cookies: string | undefined): string | null {
  for (const cookie of cookies?.split(';') ?? []) {
    const [name, value] = cookie.trim().split('=');
    if (name === SESSION_COOKIE && /^[\w-]{1,100}$/.test(value ?? '')) return value;
  }
  return null;
}

/** The address of the other side; behind a proxy that is trusted, what the proxy says. */
export function clientAddressOf({ config }: Services, c: HttpContext): string {
  const forwarded = config.trustProxy
    ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
    : undefined;
  return forwarded ?? c.env?.incoming?.socket.remoteAddress ?? 'unknown';
}

/** Where the caller reaches this server. */
export function serverOriginOf({ config }: Services, c: HttpContext): string {
  return config.publicUrl ?? new URL(c.req.url).origin;
}
