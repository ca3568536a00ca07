import { type GameRecord, isPlainObject } from '@safehouse/contract';
import { commitmentFor, type FairnessProof, seatOrder, serverSeedParts } from './fair-deal.ts';
import type { MatchView, ViewedEvent } from './match-view.ts';

const DEAL_KINDS = ['table', 'seek', 'pair', 'challenge'] as const;

/** What a seat brought to the deal: the player's own seed, another person's, or none (a bot, or a shared device). */
const SEAT_SHARES = ['own', 'other', 'none'] as const;

export type SeatShare = (typeof SEAT_SHARES)[number];

/** What a player's program knew of a deal before the server could know it, to check the record with afterwards. */
export interface RememberedDeal {
  readonly match: string;
  /**
   * `seek`: of the server's seeds, joined with a dot, one was committed to this player. `pair`: only the host's seed
   * enters the deal. `challenge`: no player's seed does; `seed` is the id of the challenge.
   */
  readonly kind: (typeof DEAL_KINDS)[number];
  /** As it was shown before `seed` was sent. */
  readonly commitment: string;
  /** Empty for one who joined a pair. */
  readonly seed: string;
  /** Were the seats to be drawn at the start? */
  readonly draw: boolean;
  /** By seat, as the match showed it. */
  readonly seats: readonly SeatShare[];
}

export type RememberedFinding = 'fair' | 'other-match' | 'other-commitment' | 'own-seed-missing' | 'unknown-seeds';

/** Is this the deal that the player was promised and took part in? */
export function checkRemembered(
  record: GameRecord,
  proof: FairnessProof,
  remembered: RememberedDeal,
): RememberedFinding {
  if (record.meta?.match !== remembered.match) return 'other-match';
  if (!isCommitted(proof.serverSeed, remembered)) return 'other-commitment';
  return remembered.kind === 'pair' ? checkPairSeeds(proof, remembered) : checkChairSeeds(record, proof, remembered);
}

/** Only matchmaking joins seeds. Anywhere else a part that was not committed could choose the deal. */
function isCommitted(serverSeed: string, { kind, commitment }: RememberedDeal): boolean {
  const seeds = kind === 'seek' ? serverSeedParts(serverSeed) : [serverSeed];
  return seeds.some((seed) => commitmentFor(seed) === commitment);
}

function checkPairSeeds({ chairSeeds }: FairnessProof, { seed }: RememberedDeal): RememberedFinding {
  if (chairSeeds.length !== 1) return 'unknown-seeds';
  return seed === '' || chairSeeds[0] === seed ? 'fair' : 'own-seed-missing';
}

/** A seed where no person sat would be one that the server could choose last. */
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

/** Null if it is something else. */
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
