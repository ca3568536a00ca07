import { SESSION_MAX_AGE_MS } from '../identity/sessions.ts';
import { formatCookie, readCookie } from './cookies.ts';

/** Browsers allow only this host to set it, and only over https. */
const SECURE_COOKIE = '__Host-safehouse_session';
/** Over http. Earlier releases also set it over https, so it is still read there. */
const PLAIN_COOKIE = 'safehouse_session';

/** Passes a session's token to our own pages, but not to their scripts. */
export function sessionCookies(token: string, origin: string): readonly string[] {
  const cookie = cookieWith(nameAt(origin), token, SESSION_MAX_AGE_MS / 1000, origin);
  return isSecure(origin) ? [cookie, cookieWith(PLAIN_COOKIE, '', 0, origin)] : [cookie];
}

export function expiredSessionCookies(origin: string): readonly string[] {
  const names = isSecure(origin) ? [SECURE_COOKIE, PLAIN_COOKIE] : [PLAIN_COOKIE];
  return names.map((name) => cookieWith(name, '', 0, origin));
}

export function readSessionCookie(cookies: string | null, pattern: RegExp): string | null {
  return readCookie(cookies, SECURE_COOKIE, pattern) ?? readCookie(cookies, PLAIN_COOKIE, pattern);
}

const isSecure = (origin: string) => origin.startsWith('https:');
const nameAt = (origin: string) => (isSecure(origin) ? SECURE_COOKIE : PLAIN_COOKIE);

function cookieWith(name: string, value: string, maxAgeSeconds: number, origin: string): string {
  return formatCookie(name, value, { path: '/', maxAgeSeconds, sameSite: 'Lax', origin });
}
