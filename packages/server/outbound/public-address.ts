import { BlockList, isIP } from 'node:net';

/** Private, local and reserved networks: a user must not be able to make the server call them. */
const BLOCKED_IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;

/** Of IPv6 only global unicast is allowed, without tunnels to IPv4 and documentation prefixes. */
const GLOBAL_IPV6 = ['2000::', 3] as const;
const BLOCKED_IPV6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const blockedNetworks = new BlockList();
for (const [net, bits] of BLOCKED_IPV4) blockedNetworks.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of BLOCKED_IPV6) blockedNetworks.addSubnet(net, bits, 'ipv6');
const globalIpv6Network = new BlockList();
globalIpv6Network.addSubnet(...GLOBAL_IPV6, 'ipv6');

/** May the server call this address for a user? */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !blockedNetworks.check(address, 'ipv4');
  return family === 6 && globalIpv6Network.check(address, 'ipv6') && !blockedNetworks.check(address, 'ipv6');
}
