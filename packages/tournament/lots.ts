import { sha256 } from '@safehouse/contract';

/** A random number below 2^32 that anybody can compute from the tournament's published commitment. */
export function lotOf(commitment: string, name: string): number {
  const [a, b, c, d] = sha256(new TextEncoder().encode(`${commitment} lot ${name}`));
  return ((a << 24) | (b << 16) | (c << 8) | d) >>> 0;
}
