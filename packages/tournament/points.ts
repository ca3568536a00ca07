import type { PairingResult, PlayerId } from './entries.ts';
import type { PlayedRound, PlayerState, Round, Tournament } from './tournament.ts';

/** Points are whole hundredths, so that they can be added and compared exactly. */
export const WIN = 100;
const DRAW = 50;

/** A win in an arena. After two wins in a row, points are doubled until a match is not won, including that one. */
const ARENA_WIN = 200;
const ARENA_DRAW = 100;
const STREAK = 2;

/** The outcome of a match for one of its seats. */
export type Outcome = 'won' | 'drawn' | 'lost' | 'none';

export function outcomeAt(seat: 0 | 1, { outcome }: PairingResult): Outcome {
  if (outcome === 'draw') return 'drawn';
  if (outcome === 'none') return 'none';
  return (outcome === 'first') === (seat === 0) ? 'won' : 'lost';
}

/** The outcomes of a player's finished matches, the oldest first. */
export function outcomesOf({ history }: PlayerState): Outcome[] {
  return history.flatMap((played) =>
    played.type === 'match' && played.result ? [outcomeAt(played.seat, played.result)] : [],
  );
}

/** A player's points by number of the round, for finished rounds. */
export function pointsByRound(tournament: Tournament, player: PlayerState): ReadonlyMap<number, number> {
  if (tournament.settings.format === 'arena') return arenaPoints(player);
  const points = new Map<number, number>();
  for (const played of player.history) {
    const earned = roundPoints(tournament, played);
    // A drawn match of a knock-out is replayed in the same round: the last one counts.
    if (earned !== null) points.set(played.round, earned);
  }
  return points;
}

function arenaPoints(player: PlayerState): ReadonlyMap<number, number> {
  const points = new Map<number, number>();
  let winsInRow = 0;
  for (const played of player.history) {
    if (played.type !== 'match' || !played.result) continue;
    const outcome = outcomeAt(played.seat, played.result);
    const factor = winsInRow >= STREAK ? 2 : 1;
    const base = outcome === 'won' ? ARENA_WIN : outcome === 'drawn' ? ARENA_DRAW : 0;
    points.set(played.round, base * factor);
    winsInRow = outcome === 'won' ? winsInRow + 1 : 0;
  }
  return points;
}

function roundPoints({ rounds, settings }: Tournament, played: PlayedRound): number | null {
  const round = rounds[played.round];
  if (settings.duplicate) return round.endedAt === null ? null : duplicatePoints(round, played);
  if (played.type !== 'match') return WIN;
  return played.result && plainPoints(played.seat, played.result);
}

function plainPoints(seat: 0 | 1, result: PairingResult): number {
  const outcome = outcomeAt(seat, result);
  return outcome === 'won' ? WIN : outcome === 'drawn' ? DRAW : 0;
}

/**
 * The share of other tables where the player in the same seat, with the same cards, did worse; equal results count
 * half. A single table has the usual points, and a player without a match gets the average.
 */
function duplicatePoints(round: Round, played: PlayedRound): number {
  if (played.type !== 'match') return DRAW;
  if (!played.result || played.result.outcome === 'none') return 0;
  const { seat, result, match } = played;
  const others = round.pairings.flatMap((pairing) => (pairing.match === match ? [] : (pairing.result ?? [])));
  if (others.length === 0) return plainPoints(seat, result);
  const beaten = others.reduce((sum, other) => sum + comparison(result, other, seat), 0);
  return Math.round((WIN * beaten) / (2 * others.length));
}

/** Compared with the same seat at another table: 2 if better, 1 if equal, 0 if worse. */
function comparison(own: PairingResult, other: PairingResult, seat: 0 | 1): number {
  const difference = valueAt(own, seat) - valueAt(other, seat);
  return difference > 0 ? 2 : difference === 0 ? 1 : 0;
}

/** No result is worse than any score. */
function valueAt(result: PairingResult, seat: 0 | 1): number {
  return result.outcome === 'none' ? Number.NEGATIVE_INFINITY : result.scores[seat];
}

export function totalPoints(tournament: Tournament): ReadonlyMap<PlayerId, number> {
  const totals = new Map<PlayerId, number>();
  for (const player of tournament.players.values()) {
    const total = [...pointsByRound(tournament, player).values()].reduce((sum, points) => sum + points, 0);
    totals.set(player.id, total);
  }
  return totals;
}
