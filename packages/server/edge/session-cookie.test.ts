import { expect, test } from 'vitest';
import { expiredSessionCookies, readSessionCookie, sessionCookies } from './session-cookie.ts';

const ANYTHING = /./;

test('the cookie is out of the reach of scripts, and secure where the address is', () => {
  expect(sessionCookies('abc', 'https://a.example')).toEqual([
    '__Host-safehouse_session=abc; Path=/; Max-Age=7776000; HttpOnly; SameSite=Lax; Secure',
    'safehouse_session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
  ]);
  expect(sessionCookies('abc', 'http://127.0.0.1')).toEqual([
    'safehouse_session=abc; Path=/; Max-Age=7776000; HttpOnly; SameSite=Lax',
  ]);
});

test('signing out ends the cookie under either name', () => {
  expect(expiredSessionCookies('http://127.0.0.1')[0]).toContain('safehouse_session=; Path=/; Max-Age=0');
  expect(expiredSessionCookies('https://a.example').map((cookie) => cookie.split(';')[0])).toEqual([
    '__Host-safehouse_session=',
    'safehouse_session=',
  ]);
});

test('either name is read, and the one that no other host can set comes first', () => {
  expect(readSessionCookie('safehouse_session=old', ANYTHING)).toBe('old');
  expect(readSessionCookie('safehouse_session=old; __Host-safehouse_session=new', ANYTHING)).toBe('new');
  expect(readSessionCookie('__host-safehouse_session=x', ANYTHING)).toBeNull();
  expect(readSessionCookie(null, ANYTHING)).toBeNull();
});
