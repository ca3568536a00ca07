import { expect, test } from 'vitest';
import type { AuthMethod } from './caller.ts';
import { isAllowedOrigin, isSameOrigin, type RequestOrigin, requestOriginOf } from './csrf.ts';

const PUBLIC_URL = 'https://play.example.org';
const requestOrigin = (parts: Partial<RequestOrigin>): RequestOrigin => ({
  origin: null,
  fetchSite: null,
  host: 'play.example.org',
  ...parts,
});

test('a page of the public address passes', () => {
  expect(isSameOrigin(requestOrigin({ origin: PUBLIC_URL, fetchSite: 'same-origin' }), PUBLIC_URL)).toBe(true);
  expect(isSameOrigin(requestOrigin({ origin: PUBLIC_URL, host: '10.0.0.5:8080' }), PUBLIC_URL)).toBe(true);
});

test('a page of the address that was asked passes', () => {
  expect(isSameOrigin(requestOrigin({ origin: 'http://127.0.0.1:8080', host: '127.0.0.1:8080' }), null)).toBe(true);
  expect(isSameOrigin(requestOrigin({ origin: 'https://a.example', host: 'a.example:443' }), null)).toBe(true);
  expect(isSameOrigin(requestOrigin({ origin: 'http://192.168.1.5:8080', host: '192.168.1.5:8080' }), PUBLIC_URL)).toBe(
    true,
  );
});

test('a program that says nothing of where it comes from passes, and so does the address bar', () => {
  expect(isSameOrigin(requestOrigin({}), PUBLIC_URL)).toBe(true);
  expect(isSameOrigin(requestOrigin({ fetchSite: 'none' }), PUBLIC_URL)).toBe(true);
});

test.each([
  ['another host', { origin: 'https://evil.example' }],
  ['another port', { origin: 'https://play.example.org:8443' }],
  ['the same host in clear', { origin: 'http://play.example.org' }],
  ['a name that begins the same', { origin: 'https://play.example.org.evil.example' }],
  ['no origin to speak of', { origin: 'null' }],
  ['no address', { origin: 'nonsense' }],
  ['a file', { origin: 'file://' }],
  ['an empty one', { origin: '' }],
  ['a sister of the site', { origin: PUBLIC_URL, fetchSite: 'same-site' }],
  ['another site, without an origin', { fetchSite: 'cross-site' }],
  ['another host, and no Host', { origin: 'https://evil.example', host: null }],
])('%s does not pass', (_, parts) => {
  expect(isSameOrigin(requestOrigin(parts), PUBLIC_URL)).toBe(false);
});

test('only requests that change something are checked, and none with a bearer token', () => {
  const evil = requestOrigin({ origin: 'https://evil.example', fetchSite: 'cross-site' });
  const allows = (method: string, authMethod: AuthMethod) =>
    isAllowedOrigin(method, { authMethod, origin: evil }, PUBLIC_URL);
  expect(allows('get', 'cookie')).toBe(true);
  expect(allows('HEAD', 'cookie')).toBe(true);
  for (const method of ['post', 'PUT', 'DELETE', 'PATCH']) {
    expect(allows(method, 'cookie')).toBe(false);
    expect(allows(method, 'bearer')).toBe(true);
    // Nor may another site's page sign somebody in.
    expect(allows(method, 'nothing')).toBe(false);
  }
});

test('the origin is read from headers', () => {
  const headers = new Headers({ origin: PUBLIC_URL, 'sec-fetch-site': 'same-origin' });
  expect(requestOriginOf((name) => headers.get(name))).toEqual({
    origin: PUBLIC_URL,
    fetchSite: 'same-origin',
    host: null,
  });
});
