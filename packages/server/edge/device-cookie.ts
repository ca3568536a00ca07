import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { formatCookie, readCookie } from './cookies.ts';

const DEVICE_COOKIE = 'safehouse_device';
const VALUE = /^[\w-]{22}\.[\w-]{43}$/;
const MAX_AGE_SECONDS = 365 * 24 * 3600;

interface DeviceCookie {
  readonly nameKey: string;
  readonly id: string;
  readonly origin: string;
}

/**
 * Proves that a device has signed in to an account before. It does not sign in by itself, but attackers who guess the
 * account's passphrase cannot lock this device out.
 */
export function deviceCookie(key: string, { nameKey, id, origin }: DeviceCookie): string {
  return formatCookie(DEVICE_COOKIE, `${id}.${signatureOf(key, id, nameKey)}`, {
    path: '/api',
    maxAgeSeconds: MAX_AGE_SECONDS,
    sameSite: 'Strict',
    origin,
  });
}

/** The id of a browser, independent of who signs in there; a new one if it has none. */
export function deviceIdOf(cookies: string | null): string {
  return readCookie(cookies, DEVICE_COOKIE, VALUE)?.split('.')[0] ?? randomBytes(16).toString('base64url');
}

/** The id of a device that has signed in to this account; null for any other device. */
export function knownDevice(key: string, nameKey: string, cookies: string | null): string | null {
  const value = readCookie(cookies, DEVICE_COOKIE, VALUE);
  if (value === null) return null;
  const [id, signature] = value.split('.');
  const expected = signatureOf(key, id, nameKey);
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? id : null;
}

function signatureOf(key: string, id: string, nameKey: string): string {
  return createHmac('sha256', key).update(`${id} ${nameKey}`).digest('base64url');
}
