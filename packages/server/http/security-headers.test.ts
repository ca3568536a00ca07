import { expect, test } from 'vitest';
import { apiHeaders, pageHeaders } from './security-headers.ts';

test('a page may load and connect to its own server only', () => {
  const policy = pageHeaders('https://play.example.org')['content-security-policy'];
  for (const rule of [
    `default-src 'self'`,
    `connect-src 'self' wss://play.example.org`,
    `img-src 'self' data:`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
  ]) {
    expect(policy.split('; ')).toContain(rule);
  }
  expect(policy).not.toContain('unsafe');
  expect(policy).not.toContain('*');
});

test('without https the socket is ws:, and there is no HSTS header', () => {
  const headers = pageHeaders('http://127.0.0.1:8080');
  expect(headers['content-security-policy']).toContain(`connect-src 'self' ws://127.0.0.1:8080;`);
  expect(headers).not.toHaveProperty('strict-transport-security');
  expect(apiHeaders('https://a.example')['strict-transport-security']).toMatch(/^max-age=\d+$/);
});

test('API responses are not cached and their type is not guessed', () => {
  expect(apiHeaders('http://a.example')).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'content-security-policy': `default-src 'none'; frame-ancestors 'none'`,
  });
});
