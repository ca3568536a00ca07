import type { MatchId } from '@safehouse/protocol';
import type { PairingResult, PlayerId } from './entries.ts';
import { outcomeAt } from './outcome.ts';
import type { PlayedPairing, PlayedRound, PlayerState, Round, Tournament } from './tournament.ts';

/** Points are whole hundredths, so that they can be added and compared exactly. */
export const WIN = 100;
const DRAW = 50;

/** A player's points by number of the round, for finished rounds. Not for an arena. */
export function pointsByRound(tournament: Tournament, player: PlayerState): ReadonlyMap<number, number> {
  const points = new Map<number, number>();
  for (const played of player.history) {
    const earned = roundPoints(tournament, played);
    // A drawn match of a knock-out is replayed in the same round: the last one counts.
    if (earned !== null) points.set(played.round, earned);
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

/** A player without a match gets the average. */
function duplicatePoints(round: Round, played: PlayedRound): number {
  if (played.type !== 'match') return DRAW;
  return comparedPoints(round).get(played.match)?.[played.seat] ?? 0;
}

/** A finished round does not change, and comparing all its tables with each other takes a while. */
const knownPoints = new WeakMap<Round, ReadonlyMap<MatchId, readonly [number, number]>>();

/** The points of both seats at all tables of a finished round. */
function comparedPoints(round: Round): ReadonlyMap<MatchId, readonly [number, number]> {
  const known = knownPoints.get(round);
  if (known) return known;
  const pointsAt = (pairing: PlayedPairing) => [comparedAt(round, pairing, 0), comparedAt(round, pairing, 1)] as const;
  const points = new Map(round.pairings.map((pairing) => [pairing.match, pointsAt(pairing)]));
  knownPoints.set(round, points);
  return points;
}

/**
 * The share of other tables where the player in the same seat, with the same cards, did worse; equal results count
 * half. A single table has the usual points.
 */
function comparedAt(round: Round, { match, result }: PlayedPairing, seat: 0 | 1): number {
  if (!result || result.outcome === 'none') return 0;
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

/** Not for an arena. */
export function totalPoints(tournament: Tournament): ReadonlyMap<PlayerId, number> {
  const totals = new Map<PlayerId, number>();
  for (const player of tournament.players.values()) {
    const total = [...pointsByRound(tournament, player).values()].reduce((sum, points) => sum + points, 0);
    totals.set(player.id, total);
  }
  return totals;
}
