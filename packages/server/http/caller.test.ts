import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { configFrom } from '../config.ts';
import type { House } from '../house.ts';
import type { HttpContext } from './app.ts';
import { addressOf, cookieToken, originOf, tokenOf } from './caller.ts';

type Headers = { readonly [name: string]: string };

/** What a function makes of a request with these headers. */
async function of<T>(read: (c: HttpContext) => T, headers: Headers, remoteAddress = '192.0.2.7'): Promise<T> {
  const found: T[] = [];
  const app = new Hono().get('/', (c) => {
    found.push(read(c as unknown as HttpContext));
    return c.text('');
  });
  await app.request('http://asked.example/', { headers }, { incoming: { socket: { remoteAddress } } });
  return found[0];
}

const house = (environment: Headers = {}) => ({ config: configFrom(environment) }) as House;

test('a program shows a bearer token, a page its cookie, and others nothing', async () => {
  expect(await of(tokenOf, { authorization: 'Bearer abc' })).toEqual({ token: 'abc', by: 'bearer' });
  expect(await of(tokenOf, { cookie: 'safehouse_session=abc' })).toEqual({ token: 'abc', by: 'cookie' });
  expect(await of(tokenOf, {})).toEqual({ token: null, by: 'nothing' });
});

test('of two tokens the bearer counts: no other page can send that one', async () => {
  const both = { authorization: 'Bearer abc', cookie: 'safehouse_session=def' };
  expect(await of(tokenOf, both)).toEqual({ token: 'abc', by: 'bearer' });
});

test.each(['Basic abc', 'Bearer', 'Bearer a b', 'bearer abc', `Bearer ${'x'.repeat(101)}`, 'Bearer ü'])(
  '%j is no token',
  async (authorization) => {
    expect(await of(tokenOf, { authorization })).toEqual({ token: null, by: 'nothing' });
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
  expect(cookieToken(cookies)).toBe(token);
});

test('an address is what the connection says, and what a proxy says only where it is trusted', async () => {
  const forged = { 'x-forwarded-for': '6.6.6.6, 203.0.113.9' };
  expect(await of((c) => addressOf(house(), c), forged)).toBe('192.0.2.7');
  // The last one is what the own proxy has seen; those before it can be made up.
  expect(await of((c) => addressOf(house({ TRUST_PROXY: 'on' }), c), forged)).toBe('203.0.113.9');
  expect(await of((c) => addressOf(house({ TRUST_PROXY: 'on' }), c), {})).toBe('192.0.2.7');
});

test('links go by the public address, or else by the one that was asked', async () => {
  expect(await of((c) => originOf(house(), c), {})).toBe('http://asked.example');
  expect(await of((c) => originOf(house({ PUBLIC_URL: 'https://play.example/' }), c), {})).toBe(
    'https://play.example',
  );
});
