import { expect, test } from 'vitest';
import { blockListOf, isInNetworks, parseNetwork } from './network-bans.ts';

test.each([
  ['192.0.2.1', '192.0.2.1/32'],
  [' 192.0.2.0/24 ', '192.0.2.0/24'],
  ['::ffff:192.0.2.1', '192.0.2.1/32'],
  ['2001:DB8::1', '2001:db8::1/64'],
  ['2001:db8::/48', '2001:db8::/48'],
])('%s is the network %s', (text, network) => {
  expect(parseNetwork(text)).toBe(network);
});

test.each([
  '',
  'example.org',
  '192.0.2',
  '192.0.2.0/',
  '192.0.2.0/33',
  '0.0.0.0/0',
  '::/0',
  'fe80::1%lo',
  '1.2.3.4/8/8',
])('"%s" is no network that can be banned', (text) => {
  expect(parseNetwork(text)).toBeNull();
});

test('addresses are found in networks, also IPv4 addresses written as IPv6', () => {
  const networks = blockListOf([{ network: '192.0.2.7/24' }, { network: '2001:db8:1:2::9/64' }]);
  const isBanned = (address: string) => isInNetworks(networks, address);
  expect(['192.0.2.1', '::ffff:192.0.2.200', '2001:db8:1:2:3::4'].map(isBanned)).toEqual([true, true, true]);
  expect(['192.0.3.1', '2001:db8:1:3::', '::1', 'unknown'].map(isBanned)).toEqual([false, false, false, false]);
});
