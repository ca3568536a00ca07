import { isIPv4, isIPv6 as matchesIPv6 } from 'node:net';

/** A network that an address belongs to. Its limit is `factor` times that of a single address. */
export interface Network {
  readonly key: string;
  readonly factor: number;
}

/** One person can have a whole IPv6 /64, a household a /56, and a company or a tunnel a /48. */
const IPV6_PREFIXES = [
  { bits: 64, factor: 1 },
  { bits: 56, factor: 2 },
  { bits: 48, factor: 4 },
] as const;
const IPV4_BLOCK_FACTOR = 8;
const GROUPS = 8;
/** Node checks it with a long regular expression. */
const isIPv6 = (text: string) => text.includes(':') && matchesIPv6(text);

/** `[IPv6]`, `[IPv6]:port` or `IPv4:port`. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d{1,5})?|([\d.]+):\d{1,5})$/;

/**
 * All networks in which something counts. Text after a blank narrows the count: `192.0.2.1 ada` is Ada from there.
 * Whatever does not begin with an address counts by itself.
 */
export function networksOf(text: string): readonly Network[] {
  const blank = text.indexOf(' ');
  const address = blank < 0 ? text : text.slice(0, blank);
  const rest = text.slice(address.length);
  const networks = isIPv6(address) ? ipv6Networks(address) : isIPv4(address) ? ipv4Networks(address) : null;
  return networks?.map(({ key, factor }) => ({ key: key + rest, factor })) ?? [{ key: text, factor: 1 }];
}

/**
 * An address as it is written without a port: some proxies send `203.0.113.7:4711` or `[2001:db8::1]:443`. An IPv4 address
 * written as IPv6 (`::ffff:192.0.2.1`) is the IPv4 address. Any other text stays as it is.
 */
export function plainAddress(text: string): string {
  if (!text.includes(':')) return text;
  const [, bracketed, ipv4] = WITH_PORT.exec(text) ?? [];
  const written = bracketed ?? ipv4 ?? text;
  if (isIPv6(written)) return mappedIpv4(ipv6Groups(written)) ?? written;
  return isIPv4(written) ? written : text;
}

/** The widest network of an address that may still be one person's. */
export function widestNetworkOf(address: string): string {
  return networksOf(address).at(-1)?.key ?? address;
}

export function isLoopback(address: string): boolean {
  const ipv4 = isIPv6(address) ? mappedIpv4(ipv6Groups(address)) : address;
  return address === '::1' || (ipv4 !== null && isIPv4(ipv4) && ipv4.startsWith('127.'));
}

function ipv4Networks(address: string): readonly Network[] {
  const block = address.slice(0, address.lastIndexOf('.'));
  return [
    { key: address, factor: 1 },
    { key: `${block}.0/24`, factor: IPV4_BLOCK_FACTOR },
  ];
}

function ipv6Networks(address: string): readonly Network[] {
  const groups = ipv6Groups(address);
  const ipv4 = mappedIpv4(groups);
  if (ipv4 !== null) return ipv4Networks(ipv4);
  return IPV6_PREFIXES.map(({ bits, factor }) => ({ key: `${ipv6Prefix(groups, bits)}::/${bits}`, factor }));
}

function ipv6Prefix(groups: readonly number[], bits: number): string {
  const partial = bits % 16;
  return groups
    .slice(0, Math.ceil(bits / 16))
    .map((group, i) => (partial > 0 && i === Math.floor(bits / 16) ? group & (0xffff << (16 - partial)) : group))
    .map((group) => group.toString(16))
    .join(':');
}

function mappedIpv4(groups: readonly number[]): string | null {
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  return isMapped ? [groups[6] >> 8, groups[6] & 255, groups[7] >> 8, groups[7] & 255].join('.') : null;
}

function ipv6Groups(address: string): readonly number[] {
  const [head, tail] = address.split('%')[0].split('::').map(parseGroups);
  if (tail === undefined) return head;
  return [...head, ...Array<number>(GROUPS - head.length - tail.length).fill(0), ...tail];
}

/** The last part may be an IPv4 address, which counts as two groups. */
function parseGroups(text: string): number[] {
  return text.split(':').flatMap((part) => {
    if (part === '') return [];
    if (!part.includes('.')) return [Number.parseInt(part, 16)];
    const [a, b, c, d] = part.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}
