import { describe, expect, test } from 'vitest';
import { configFrom } from '../config.ts';
import { type CallerSource, readCaller, serverOrigin } from './caller.ts';

type HeaderMap = { readonly [name: string]: string };

/** Headers as they come with HTTP requests and with a WebSocket upgrade. */
const TRANSPORTS: readonly [string, (headers: HeaderMap) => CallerSource['headers']][] = [
  ['HTTP', (headers) => new Headers(headers)],
  ['a socket', (headers) => headers],
];

describe.each(TRANSPORTS)('by %s', (_, headersOf) => {
  const callerWith = (headers: HeaderMap, config = { trustProxy: false }) =>
    readCaller({ headers: headersOf(headers), remoteAddress: '192.0.2.7' }, config);

  test('a program sends a bearer token, a page its cookie, and others nothing', () => {
    expect(callerWith({ authorization: 'Bearer abc' })).toMatchObject({ token: 'abc', authMethod: 'bearer' });
    expect(callerWith({ cookie: 'safehouse_session=abc' })).toMatchObject({
      token: 'abc',
      authMethod: 'cookie',
    });
    expect(callerWith({})).toMatchObject({ token: null, authMethod: 'nothing' });
  });

  test('of two tokens the bearer token counts: no other page can send that one', () => {
    const both = { authorization: 'Bearer abc', cookie: 'safehouse_session=def' };
    expect(callerWith(both)).toMatchObject({ token: 'abc', authMethod: 'bearer' });
  });

  test('the longest token has a hundred characters', () => {
    const token = 'x'.repeat(100);
    expect(callerWith({ authorization: `Bearer ${token}` })).toMatchObject({ token });
  });

  test.each([
    'Basic abc',
    'Bearer',
    'Bearer ',
    'Bearer a b',
    'Bearer  abc',
    'bearer abc',
    `Bearer ${'x'.repeat(101)}`,
    'Bearer ü',
  ])('%j is no token', (authorization) => {
    expect(callerWith({ authorization })).toMatchObject({ token: null, authMethod: 'nothing' });
  });

  test.each([
    ['a=b; safehouse_session=abc; c=d', 'abc'],
    ['safehouse_session=; safehouse_session=abc', 'abc'],
    ['safehouse_session="abc"', null],
    [`safehouse_session=${'x'.repeat(101)}`, null],
    ['xsafehouse_session=abc', null],
    ['safehouse_session', null],
    [';;=;', null],
    ['', null],
  ])('in the cookies %j the token is %j', (cookie, token) => {
    expect(callerWith({ cookie })).toMatchObject({
      token,
      authMethod: token === null ? 'nothing' : 'cookie',
    });
  });

  test('the address is that of the connection, and what a proxy says only where it is trusted', () => {
    const forged = { 'x-forwarded-for': '6.6.6.6, 203.0.113.9' };
    expect(callerWith(forged).address).toBe('192.0.2.7');
    expect(callerWith(forged, { trustProxy: true }).address).toBe('203.0.113.9');
    expect(callerWith({}, { trustProxy: true }).address).toBe('192.0.2.7');
  });

  test.each([
    ['203.0.113.9:4711', '203.0.113.9'],
    ['6.6.6.6:1, [2001:db8::1]:443', '2001:db8::1'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['', '192.0.2.7'],
  ])('a proxy that sends %j means the address %s', (forwarded, address) => {
    expect(callerWith({ 'x-forwarded-for': forwarded }, { trustProxy: true }).address).toBe(address);
  });

  test('the origin is what the browser says', () => {
    const headers = { origin: 'https://a.example', host: 'b.example', 'sec-fetch-site': 'cross-site' };
    expect(callerWith(headers).origin).toEqual({
      origin: 'https://a.example',
      host: 'b.example',
      fetchSite: 'cross-site',
    });
    expect(callerWith({}).origin).toEqual({ origin: null, host: null, fetchSite: null });
  });
});

test('a caller without an address is unknown', () => {
  expect(readCaller({ headers: {}, remoteAddress: undefined }, { trustProxy: false }).address).toBe('unknown');
});

test('links go by the public address, or else by the one that was asked', () => {
  expect(serverOrigin({ publicUrl: null }, 'http://asked.example/api')).toBe('http://asked.example');
  expect(serverOrigin(configFrom({ PUBLIC_URL: 'https://play.example/' }), 'http://asked.example/')).toBe(
    'https://play.example',
  );
});
