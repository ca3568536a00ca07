import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { configFrom } from '../config.ts';
import type { Services } from '../services.ts';
import type { HttpContext } from './app.ts';
import { clientAddressOf, presentedTokenOf, serverOriginOf, tokenFromCookies } from './caller.ts';

type HeaderMap = { readonly [name: string]: string };

/** What a function makes of a request with these headers. */
async function inContext<T>(
  read: (c: HttpContext) => T,
  headers: HeaderMap,
  remoteAddress = '192.0.2.7',
): Promise<T> {
  const found: T[] = [];
  const app = new Hono().get('/', (c) => {
    found.push(read(c as unknown as HttpContext));
    return c.text('');
  });
  await app.request('http://asked.example/', { headers }, { incoming: { socket: { remoteAddress } } });
  return found[0];
}

const servicesWith = (environment: HeaderMap = {}) => ({ config: configFrom(environment) }) as Services;

test('a program shows a bearer token, a page its cookie, and others nothing', async () => {
  expect(await inContext(presentedTokenOf, { authorization: 'Bearer abc' })).toEqual({
    token: 'abc',
    by: 'bearer',
  });
  expect(await inContext(presentedTokenOf, { cookie: 'safehouse_session=abc' })).toEqual({
    token: 'abc',
    by: 'cookie',
  });
  expect(await inContext(presentedTokenOf, {})).toEqual({ token: null, by: 'nothing' });
});

test('of two tokens the bearer counts: no other page can send that one', async () => {
  const both = { authorization: 'Bearer abc', cookie: 'safehouse_session=def' };
  expect(await inContext(presentedTokenOf, both)).toEqual({ token: 'abc', by: 'bearer' });
});

test.each(['Basic abc', 'Bearer', 'Bearer a b', 'bearer abc', `Bearer ${'x'.repeat(101)}`, 'Bearer ü'])(
  '%j is no token',
  async (authorization) => {
    expect(await inContext(presentedTokenOf, { authorization })).toEqual({ token: null, by: 'nothing' });
  },
);

test.each([
  ['a=b; safehouse_session=abc; c=d', 'abc'],
  ['safehouse_session=; safehouse_session=abc', 'abc'],
  ['safehouse_session="abc"', null],
  ['xsafehouse_session=abc', null],
  [';;=;', null],
  ['', null],
  [undefined, null],
])('in the cookies %j the token is %j', (cookies, token) => {
  expect(tokenFromCookies(cookies)).toBe(token);
});

test('an address is what the connection says, and what a proxy says only where it is trusted', async () => {
  const forged = { 'x-forwarded-for': '6.6.6.6, 203.0.113.9' };
  expect(await inContext((c) => clientAddressOf(servicesWith(), c), forged)).toBe('192.0.2.7');
  // The last one is what the own proxy has seen; those before it can be made up.
  expect(await inContext((c) => clientAddressOf(servicesWith({ TRUST_PROXY: 'on' }), c), forged)).toBe(
    '203.0.113.9',
  );
  expect(await inContext((c) => clientAddressOf(servicesWith({ TRUST_PROXY: 'on' }), c), {})).toBe(
    '192.0.2.7',
  );
});

test('links go by the public address, or else by the one that was asked', async () => {
  expect(await inContext((c) => serverOriginOf(servicesWith(), c), {})).toBe('http://asked.example');
  expect(
    await inContext((c) => serverOriginOf(servicesWith({ PUBLIC_URL: 'https://play.example/' }), c), {}),
  ).toBe('https://play.example');
});
