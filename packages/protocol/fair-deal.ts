import { dealingRandom, sha256, shuffle } from '@safehouse/contract';
import { randomBytes } from './random-bytes.ts';

/**
 * The server commits to its seed before the players add theirs, and the deal is computed from all of them. After the
 * match the server's seed is published, and anybody can compute the deal again.
 */

/** A seed that nobody can guess: 256 random bits. */
export function newSeed(): string {
  return hex(randomBytes(32));
}

const DRAWN_BY_SERVER_PREFIX = 'server-';

/** For a player whose program sends no seed. Marked, because for that player the deal proves nothing. */
export function seedDrawnByServer(): string {
  return `${DRAWN_BY_SERVER_PREFIX}${newSeed()}`;
}

export function isDrawnByServer(chairSeed: string): boolean {
  return chairSeed.startsWith(DRAWN_BY_SERVER_PREFIX);
}

/** The server's seed of a match found by pairing: one seed for each player who was shown a commitment. */
export function joinServerSeeds(seeds: readonly string[]): string {
  return seeds.join('.');
}

export function serverSeedParts(serverSeed: string): string[] {
  return serverSeed.split('.');
}

/** What the server shows at creation: the SHA-256 of its seed, in hexadecimal. */
export function commitmentFor(serverSeed: string): string {
  return hex(sha256(new TextEncoder().encode(serverSeed)));
}

/** The seed of the deal: the SHA-256 of the JSON list of the server's seed and the chairs' seeds, in their order. */
export function dealSeed(serverSeed: string, chairSeeds: readonly string[]): string {
  return hex(sha256(new TextEncoder().encode(JSON.stringify([serverSeed, ...chairSeeds]))));
}

/** Which chair becomes which seat where seats are drawn: a shuffle from the seed of the deal, so it can be checked. */
export function seatOrder(seed: string, seats: number): number[] {
  const order = Array.from({ length: seats }, (_, chair) => chair);
  shuffle(order, dealingRandom(seed, 'seats of the table'));
  return order;
}

/** Everything needed to check a deal, as a finished match's record carries it. */
export interface FairnessProof {
  readonly commitment: string;
  readonly serverSeed: string;
  /** In the order of the chairs before seats were drawn. Empty for a bot. */
  readonly chairSeeds: readonly string[];
}

export type FairnessFinding = 'fair' | 'wrong-commitment' | 'wrong-seed';

/** Checks that the seed of the deal follows from these seeds and the commitment. */
export function checkFairness(seed: string, { commitment, serverSeed, chairSeeds }: FairnessProof): FairnessFinding {
  if (commitmentFor(serverSeed) !== commitment) return 'wrong-commitment';
  return dealSeed(serverSeed, chairSeeds) === seed ? 'fair' : 'wrong-seed';
}

const HEX_BYTES: readonly string[] = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Joined, not appended one by one: a match keeps several of these, and an appended text keeps all its parts. */
function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => HEX_BYTES[byte]).join('');
}
