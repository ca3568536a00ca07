import { expect, test } from 'vitest';
import { apiHeaders, pageHeaders } from './security-headers.ts';

test('a page may run its own files and talk to its own server, and nothing else', () => {
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

test('in clear the socket is in clear, and nobody is told to come by https', () => {
  const headers = pageHeaders('http://127.0.0.1:8080');
  expect(headers['content-security-policy']).toContain(`connect-src 'self' ws://127.0.0.1:8080;`);
  expect(headers).not.toHaveProperty('strict-transport-security');
  expect(apiHeaders('https://a.example')['strict-transport-security']).toMatch(/^max-age=\d+$/);
});

test('an answer of the API is kept by nobody and guessed at by nobody', () => {
  expect(apiHeaders('http://a.example')).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'content-security-policy': `default-src 'none'; frame-ancestors 'none'`,
  });
});
