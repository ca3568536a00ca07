import type { PlayerId } from './entries.ts';
import { matchPairs, type PenaltyOf } from './matching.ts';
import { totalPoints } from './points.ts';
import { inSeatOrder, type SeatRecord, seatPenalty, seatRecordOf } from './seats.ts';
import type { PlayerState, Tournament } from './tournament.ts';

/** The pairs of the next round, and the players without an opponent. */
export interface RoundPlan {
  readonly pairs: readonly (readonly [PlayerId, PlayerId])[];
  readonly byes: readonly PlayerId[];
  readonly walkovers: readonly PlayerId[];
}

/** Multiplied by the square of the difference in half points. */
const SCORE_WEIGHT = 10_000;
/** Per place of distance from the partner that folding the score group would give. */
const FOLD_WEIGHT = 10;
const MAX_FOLD_DISTANCE = 40;
const BOTH_BOTS = 1_000_000;

interface Seed {
  readonly player: PlayerState;
  readonly points: number;
  readonly opponents: ReadonlySet<PlayerId>;
  readonly seats: SeatRecord;
  /** The position in the player's half of the score group. Equal positions are paired. */
  readonly foldPlace: number;
}

/**
 * The next round of a Swiss tournament: nobody meets anybody twice. Players with equal points meet, the upper half of
 * each score group against the lower half. With an odd number, the last player without a previous bye gets one.
 */
export function pairSwiss(tournament: Tournament): RoundPlan {
  const seeds = foldOrder(tournament);
  if (seeds.length % 2 === 0) return planOf(tournament, seeds, null);
  const candidates = seeds
    .filter(({ player }) => player.level === null && !hasHadBye(player))
    .toSorted((a, b) => compareSeeds(b, a));
  let best: RoundPlan | null = null;
  for (const bye of candidates) {
    const plan = planOf(tournament, seeds, bye);
    if (plan.pairs.length === (seeds.length - 1) / 2) return plan;
    if (!best || plan.pairs.length > best.pairs.length) best = plan;
  }
  return best ?? planOf(tournament, seeds, null);
}

function planOf(tournament: Tournament, all: readonly Seed[], bye: Seed | null): RoundPlan {
  const seeds = bye ? all.filter((seed) => seed !== bye) : all;
  const penaltyOf: PenaltyOf = (a, b) => swissPenalty(seeds[a], seeds[b]);
  const pairs = matchPairs(seeds.length, penaltyOf).map(([a, b]) =>
    inSeatOrder(tournament, seeds[a].player, seeds[b].player),
  );
  return { pairs, byes: bye ? [bye.player.id] : [], walkovers: [] };
}

function swissPenalty(a: Seed, b: Seed): number | null {
  if (a.opponents.has(b.player.id)) return null;
  const difference = Math.abs(a.points - b.points) / 50;
  const fold = Math.min(Math.abs(a.foldPlace - b.foldPlace), MAX_FOLD_DISTANCE);
  return (
    Math.round(SCORE_WEIGHT * difference * difference) +
    FOLD_WEIGHT * (difference === 0 ? fold : 0) +
    seatPenalty(a.seats, b.seats) +
    (a.player.level !== null && b.player.level !== null ? BOTH_BOTS : 0)
  );
}

/** The present players by points; within a group the first of each half, then the second of each, and so on. */
function foldOrder(tournament: Tournament): Seed[] {
  const totals = totalPoints(tournament);
  const present = [...tournament.players.values()].filter(({ state }) => state === 'in');
  const seeds = present
    .map((player): Seed => {
      const opponents = new Set(player.history.flatMap((one) => (one.type === 'match' ? [one.opponent] : [])));
      return { player, points: totals.get(player.id) ?? 0, opponents, seats: seatRecordOf(player), foldPlace: 0 };
    })
    .toSorted(compareSeeds);
  if (tournament.settings.duplicate) return mixSeats(seeds);
  return [...Map.groupBy(seeds, ({ points }) => points).values()].flatMap(foldGroup);
}

/**
 * With the same deal for all, points compare players of the same seat, so neighbours in the standings have sat at the
 * same seats. They need partners who sat at the other one: those with the same relative rank there.
 */
function mixSeats(seeds: readonly Seed[]): Seed[] {
  const kinds = Map.groupBy(seeds, ({ seats }) => Math.sign(seats.balance));
  return [...kinds.values()]
    .flatMap((kind) => kind.map((seed, i) => ({ seed, place: (i + 0.5) / kind.length })))
    .toSorted((a, b) => a.place - b.place || compareSeeds(a.seed, b.seed))
    .map(({ seed }) => seed);
}

function foldGroup(group: readonly Seed[]): Seed[] {
  const half = Math.ceil(group.length / 2);
  const places = group.map((seed, i) => ({ ...seed, foldPlace: i < half ? i : i - half }));
  return places.toSorted((a, b) => a.foldPlace - b.foldPlace);
}

function compareSeeds(a: Seed, b: Seed): number {
  return b.points - a.points || b.player.rating - a.player.rating || a.player.lot - b.player.lot;
}

function hasHadBye({ history }: PlayerState): boolean {
  return history.some(({ type }) => type === 'bye');
}
