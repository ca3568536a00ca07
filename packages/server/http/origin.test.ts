import { expect, test } from 'vitest';
import { isOwnPage, mayPass, type Provenance, provenanceOf } from './origin.ts';

const PUBLIC = 'https://play.example.org';
const from = (parts: Partial<Provenance>): Provenance => ({
  origin: null,
  site: null,
  host: 'play.example.org',
  ...parts,
});

test('a page of the public address passes', () => {
  expect(isOwnPage(from({ origin: PUBLIC, site: 'same-origin' }), PUBLIC)).toBe(true);
  expect(isOwnPage(from({ origin: PUBLIC, host: '10.0.0.5:8080' }), PUBLIC)).toBe(true);
});

test('a page of the address that was asked passes', () => {
  expect(isOwnPage(from({ origin: 'http://127.0.0.1:8080', host: '127.0.0.1:8080' }), null)).toBe(true);
  expect(isOwnPage(from({ origin: 'https://a.example', host: 'a.example:443' }), null)).toBe(true);
  expect(isOwnPage(from({ origin: 'http://192.168.1.5:8080', host: '192.168.1.5:8080' }), PUBLIC)).toBe(true);
});

test('a program that says nothing of where it comes from passes, and so does the address bar', () => {
  expect(isOwnPage(from({}), PUBLIC)).toBe(true);
  expect(isOwnPage(from({ site: 'none' }), PUBLIC)).toBe(true);
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
  ['a sister of the site', { origin: PUBLIC, site: 'same-site' }],
  ['another site, without an origin', { site: 'cross-site' }],
  ['another host, and no Host', { origin: 'https://evil.example', host: null }],
])('%s does not pass', (_, parts) => {
  expect(isOwnPage(from(parts), PUBLIC)).toBe(false);
});

test('only what changes something is asked where it comes from, and no bearer', () => {
  const evil = from({ origin: 'https://evil.example', site: 'cross-site' });
  expect(mayPass('get', 'cookie', evil, PUBLIC)).toBe(true);
  expect(mayPass('HEAD', 'cookie', evil, PUBLIC)).toBe(true);
  for (const method of ['post', 'PUT', 'DELETE', 'PATCH']) {
    expect(mayPass(method, 'cookie', evil, PUBLIC)).toBe(false);
    expect(mayPass(method, 'bearer', evil, PUBLIC)).toBe(true);
    // Nobody is signed in by a page of somebody else, either.
    expect(mayPass(method, 'nothing', evil, PUBLIC)).toBe(false);
  }
});

test('provenance is read from headers', () => {
  const headers = new Headers({ origin: PUBLIC, 'sec-fetch-site': 'same-origin' });
  expect(provenanceOf(headers)).toEqual({ origin: PUBLIC, site: 'same-origin', host: null });
});
