import { expect, test } from 'vitest';
import { expiredSessionCookie, sessionCookie } from './session-cookie.ts';

test('the cookie is out of the reach of scripts, and secure where the address is', () => {
  expect(sessionCookie('abc', 'https://a.example')).toBe(
    'safehouse_session=abc; Path=/; Max-Age=7776000; HttpOnly; SameSite=Lax; Secure',
  );
  expect(sessionCookie('abc', 'http://127.0.0.1')).not.toContain('Secure');
  expect(expiredSessionCookie('http://127.0.0.1')).toContain('safehouse_session=; Path=/; Max-Age=0');
});
