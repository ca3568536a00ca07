import { SESSION_MAX_AGE_MS } from '../identity/sessions.ts';

export const SESSION_COOKIE = 'safehouse_session';

/** Gives a session's token to our own pages, but not to their scripts. */
export function sessionCookie(token: string, origin: string): string {
  return formatCookie(token, SESSION_MAX_AGE_MS / 1000, origin);
}

export function expiredSessionCookie(origin: string): string {
  return formatCookie('', 0, origin);
}

function formatCookie(value: string, seconds: number, origin: string): string {
  const parts = [`${SESSION_COOKIE}=${value}`, 'Path=/', `Max-Age=${seconds}`, 'HttpOnly', 'SameSite=Lax'];
  if (origin.startsWith('https:')) parts.push('Secure');
  return parts.join('; ');
}
