import { type GameRecord, isPlainObject } from '@safehouse/contract';
import { commitmentFor, type FairnessProof, seatOrder, serverSeedParts } from './fair-deal.ts';
import type { MatchView, ViewedEvent } from './match-view.ts';

const DEAL_KINDS = ['table', 'seek', 'pair', 'challenge'] as const;

/** Whose seed a seat contributed: the player's own, another person's, or none (a bot, or a shared device). */
const SEAT_SHARES = ['own', 'other', 'none'] as const;

export type SeatShare = (typeof SEAT_SHARES)[number];

/** What a player's program stored before the deal was made, to check the record afterwards. */
export interface RememberedDeal {
  readonly match: string;
  /**
   * `seek`: the server's seed consists of parts joined with a dot, one of which was committed to this player. `pair`:
   * of the chairs' seeds only the host's enters the deal. `challenge`: none of them does; `seed` is the id of the
   * challenge.
   */
  readonly kind: (typeof DEAL_KINDS)[number];
  /** The commitment that was shown before `seed` was sent. */
  readonly commitment: string;
  /** Empty for a player who joined a pair. */
  readonly seed: string;
  /** Were the seats to be drawn at the start? */
  readonly draw: boolean;
  /** By seat, as the match showed it. */
  readonly seats: readonly SeatShare[];
}

export type RememberedFinding = 'fair' | 'other-match' | 'other-commitment' | 'own-seed-missing' | 'unknown-seeds';

/** Is this the deal that was committed to the player, and is the player's own seed in it? */
export function checkRemembered(
  record: GameRecord,
  proof: FairnessProof,
  remembered: RememberedDeal,
): RememberedFinding {
  if (record.meta?.match !== remembered.match) return 'other-match';
  if (!isCommitted(proof.serverSeed, remembered)) return 'other-commitment';
  return remembered.kind === 'pair' ? checkPairSeeds(proof, remembered) : checkChairSeeds(record, proof, remembered);
}

/** Only pairing joins seeds. Elsewhere the server could choose the deal with a part that it had not committed to. */
function isCommitted(serverSeed: string, { kind, commitment }: RememberedDeal): boolean {
  const seeds = kind === 'seek' ? serverSeedParts(serverSeed) : [serverSeed];
  return seeds.some((seed) => commitmentFor(seed) === commitment);
}

function checkPairSeeds({ chairSeeds }: FairnessProof, { seed }: RememberedDeal): RememberedFinding {
  if (chairSeeds.length !== 1) return 'unknown-seeds';
  return seed === '' || chairSeeds[0] === seed ? 'fair' : 'own-seed-missing';
}

/** A chair without a person must have no seed: the server could have chosen it last. */
function checkChairSeeds(
  { seed: dealSeed = '' }: GameRecord,
  { chairSeeds }: FairnessProof,
  { seed, seats, draw }: RememberedDeal,
): RememberedFinding {
  if (chairSeeds.length !== seats.length) return 'unknown-seeds';
  const order = draw ? seatOrder(dealSeed, seats.length) : seats.map((_, seat) => seat);
  const seedAt = (seat: number) => chairSeeds[order[seat]];
  const isOwnThere = seats.includes('own')
    ? seats.every((share, seat) => share !== 'own' || seedAt(seat) === seed)
    : chairSeeds.includes(seed);
  if (!isOwnThere) return 'own-seed-missing';
  return seats.every((share, seat) => share !== 'none' || seedAt(seat) === '') ? 'fair' : 'unknown-seeds';
}

/** Who brought a seed to a match, as its view and all its events show it. */
export function seatShares(
  { players, seats }: Pick<MatchView, 'players' | 'seats'>,
  events: readonly ViewedEvent[],
): SeatShare[] {
  // A bot that replaced a player brought no seed, but that player did.
  const replaced = events.flatMap((event) =>
    'table' in event && event.table.type === 'replaced' ? [event.table.seat] : [],
  );
  return players.map(({ type }, seat) => {
    if (replaced.includes(seat)) return 'other';
    if (type !== 'person') return 'none';
    return seats.some((own) => own === seat) ? 'own' : 'other';
  });
}

/** Null if the value is not a remembered deal. */
export function parseRememberedDeal(value: unknown): RememberedDeal | null {
  if (!isPlainObject(value)) return null;
  const { match, kind, commitment, seed, draw, seats } = value;
  if (typeof match !== 'string' || typeof commitment !== 'string' || typeof seed !== 'string') return null;
  const dealKind = DEAL_KINDS.find((known) => known === kind);
  if (!dealKind || typeof draw !== 'boolean' || !isShareList(seats)) return null;
  return { match, kind: dealKind, commitment, seed, draw, seats };
}

function isShareList(value: unknown): value is SeatShare[] {
  return Array.isArray(value) && value.every((share) => SEAT_SHARES.includes(share));
}
