import { expect, test } from 'vitest';
import { deviceCookie, knownDevice } from './device-cookie.ts';

const cookie = deviceCookie('key', 'ada', 'https://a.example');
const [pair] = cookie.split(';');

test('a device is known for the account it has signed in to, and for no other', () => {
  expect(knownDevice('key', 'ada', `x=y; ${pair}`)).toMatch(/^[\w-]{22}$/);
  expect(knownDevice('key', 'ida', pair)).toBeNull();
  expect(knownDevice('another key', 'ada', pair)).toBeNull();
});

test('what was not signed here is no device', () => {
  const [id] = pair.split('.');
  for (const forged of [null, '', 'safehouse_device=', `${id}.${'A'.repeat(43)}`, `${pair}x`, id]) {
    expect(knownDevice('key', 'ada', forged)).toBeNull();
  }
});

test('the cookie is sent only where somebody signs in', () => {
  expect(cookie).toMatch(/; Path=\/api\/session; Max-Age=31536000; HttpOnly; SameSite=Strict; Secure$/);
});
