import { expect, test } from 'vitest';
import { deviceCookie, deviceIdOf, knownDevice } from './device-cookie.ts';

const id = deviceIdOf(null);
const cookie = deviceCookie('key', { nameKey: 'ada', id, origin: 'https://a.example' });
const [pair] = cookie.split(';');

test('a device is known for the account it has signed in to, and for no other', () => {
  expect(knownDevice('key', 'ada', `x=y; ${pair}`)).toBe(id);
  expect(knownDevice('key', 'ida', pair)).toBeNull();
  expect(knownDevice('another key', 'ada', pair)).toBeNull();
});

test('what was not signed here is no device', () => {
  const [unsigned] = pair.split('.');
  for (const forged of [null, '', 'safehouse_device=', `${unsigned}.${'A'.repeat(43)}`, `${pair}x`, unsigned]) {
    expect(knownDevice('key', 'ada', forged)).toBeNull();
  }
});

test('a browser keeps its id when another account signs in there', () => {
  expect(deviceIdOf(`x=y; ${pair}`)).toBe(id);
  expect(deviceIdOf(null)).not.toBe(deviceIdOf(null));
  expect(deviceIdOf('safehouse_device=forged')).toMatch(/^[\w-]{22}$/);
});

test('the cookie is sent to the API only, and not shown to scripts', () => {
  expect(cookie).toMatch(/; Path=\/api; Max-Age=31536000; HttpOnly; SameSite=Strict; Secure$/);
});
