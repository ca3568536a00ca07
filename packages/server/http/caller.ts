import type { House } from '../house.ts';
import type { HttpContext } from './app.ts';
import type { ShownBy } from './origin.ts';
import { SESSION_COOKIE } from './session-cookie.ts';

export interface Shown {
  readonly token: string | null;
  readonly by: ShownBy;
}

/** Who the caller says they are: a program by its bearer token, a page by its cookie. */
export function tokenOf({ req }: HttpContext): Shown {
  const [, bearer] = /^Bearer ([\w-]{1,100})$/.exec(req.header('authorization') ?? '') ?? [];
  if (bearer !== undefined) return { token: bearer, by: 'bearer' };
  const token = cookieToken(req.header('cookie'));
  return token === null ? { token, by: 'nothing' } : { token, by: 'cookie' };
}

export function cookieToken(cookies: string | undefined): string | null {
  for (const cookie of cookies?.split(';') ?? []) {
    const [name, value] = cookie.trim().split('=');
    if (name === SESSION_COOKIE && /^[\w-]{1,100}$/.test(value ?? '')) return value;
  }
  return null;
}

/** The address of the other side; behind a proxy that is trusted, what the proxy says. */
export function addressOf({ config }: House, c: HttpContext): string {
  const forwarded = config.trustProxy
    ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
    : undefined;
  return forwarded ?? c.env?.incoming?.socket.remoteAddress ?? 'unknown';
}

/** Where the caller reaches this server. */
export function originOf({ config }: House, c: HttpContext): string {
  return config.publicUrl ?? new URL(c.req.url).origin;
}
