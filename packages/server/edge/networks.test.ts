import { expect, test } from 'vitest';
import { isLoopback, networksOf, plainAddress } from './networks.ts';

const keysOf = (text: string) => networksOf(text).map(({ key, factor }) => `${key} x${factor}`);

test('an IPv6 address counts in its /64, /56 and /48, which may do more and more', () => {
  expect(keysOf('2001:db8:1:2fe:3:4:5:6')).toEqual([
    '2001:db8:1:2fe::/64 x1',
    '2001:db8:1:200::/56 x2',
    '2001:db8:1::/48 x4',
  ]);
});

test('an IPv4 address counts by itself and in its /24', () => {
  expect(keysOf('192.0.2.1')).toEqual(['192.0.2.1 x1', '192.0.2.0/24 x8']);
});

test.each(['::ffff:192.0.2.1', '::FFFF:192.0.2.1', '::ffff:c000:201', '0:0:0:0:0:ffff:192.0.2.1'])(
  '%s is an IPv4 address',
  (address) => {
    expect(networksOf(address)).toEqual(networksOf('192.0.2.1'));
  },
);

test.each([
  ['2001:0db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
  ['::2:3:4:5:6:7:8', '0:2:3:4::/64'],
])('%s is in %s', (address, network) => {
  expect(networksOf(address)[0].key).toBe(network);
});

test('text after an address narrows the count, and other text counts by itself', () => {
  expect(keysOf('192.0.2.1 ada king')).toEqual(['192.0.2.1 ada king x1', '192.0.2.0/24 ada king x8']);
  for (const text of ['name ada', 'unknown', '', ' 192.0.2.1', '1.2.3']) expect(keysOf(text)).toEqual([`${text} x1`]);
});

test('loopback is known in every form', () => {
  for (const address of ['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1', '::ffff:7f00:1']) {
    expect(isLoopback(address)).toBe(true);
  }
  for (const address of ['128.0.0.1', '::2', '::', 'unknown', '127.evil.example', '2001:db8::1']) {
    expect(isLoopback(address)).toBe(false);
  }
});

test.each([
  ['203.0.113.7:4711', '203.0.113.7'],
  ['203.0.113.7', '203.0.113.7'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['2001:db8::1:443', '2001:db8::1:443'],
  ['fe80::1%eth0', 'fe80::1%eth0'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:4711', '203.0.113.7'],
])('%s is the address %s', (text, address) => {
  expect(plainAddress(text)).toBe(address);
});

test.each(['unknown', '_hidden:4711', '203.0.113.999:80', '[203.0.113.7', '203.0.113.7:port', '1:2', ''])(
  '%j is no address with a port and stays as it is',
  (text) => {
    expect(plainAddress(text)).toBe(text);
  },
);
