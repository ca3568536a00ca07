import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';
import type { NetworkBan } from '../store/moderation-store.ts';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** Shorter prefixes would ban a large part of the world. One IPv6 /64 counts as one address. */
const IPV4 = { min: 8, max: 32, single: 32 };
const IPV6 = { min: 16, max: 128, single: 64 };

/** `192.0.2.1` or `192.0.2.0/24`, as it is stored: with its prefix length. Null for anything else. */
export function parseNetwork(text: string): string | null {
  const [written, length, ...rest] = text.trim().toLowerCase().split('/');
  const address = written.replace(MAPPED_IPV4, '$1');
  const family = isIPv4(address) ? IPV4 : isIPv6(address) && !address.includes('%') ? IPV6 : null;
  if (!family || rest.length > 0 || (length !== undefined && !/^\d{1,3}$/.test(length))) return null;
  const bits = length === undefined ? family.single : Number(length);
  return bits >= family.min && bits <= family.max ? `${address}/${bits}` : null;
}

/** `networks` are those of `parseNetwork`. */
export function isInNetworks(networks: BlockList, address: string): boolean {
  const [plain] = address.split('%');
  return isIP(plain) !== 0 && networks.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}

export function blockListOf(bans: readonly Pick<NetworkBan, 'network'>[]): BlockList {
  const networks = new BlockList();
  for (const { network } of bans) {
    const [address, bits] = network.split('/');
    networks.addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4');
  }
  return networks;
}
