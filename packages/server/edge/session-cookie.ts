import { SESSION_MAX_AGE_MS } from '../identity/sessions.ts';
import { formatCookie } from './cookies.ts';

export const SESSION_COOKIE = 'safehouse_session';

/** Gives a session's token to our own pages, but not to their scripts. */
export function sessionCookie(token: string, origin: string): string {
  return cookieWith(token, SESSION_MAX_AGE_MS / 1000, origin);
}

export function expiredSessionCookie(origin: string): string {
  return cookieWith('', 0, origin);
}

function cookieWith(value: string, maxAgeSeconds: number, origin: string): string {
  return formatCookie(SESSION_COOKIE, value, { path: '/', maxAgeSeconds, sameSite: 'Lax', origin });
}
