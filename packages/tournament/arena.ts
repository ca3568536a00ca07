import { arenaScoreOf } from './arena-score.ts';
import type { PlayerId } from './entries.ts';
import { matchPairs } from './matching.ts';
import { inSeatOrder, type SeatRecord, seatPenalty, seatRecordOf } from './seats.ts';
import type { RoundPlan } from './swiss.ts';
import type { PlayerState, Tournament } from './tournament.ts';

/** Two players who have just met are paired again only after both have waited this long for somebody else. */
const REMATCH_WAIT_MS = 15_000;
/**
 * After this many matches a person is not paired again: more than anybody plays in twelve hours, and without a limit
 * users who resign at once could add thousands of matches in an hour. Bots play only with people.
 */
const MAX_MATCHES = 300;
/** How many of the latest opponents a player should not meet again soon. */
const RECENT = 4;
const RECENT_WEIGHT = 3000;
const PLACE_WEIGHT = 20;
const MAX_PLACES = 200;

/** Pairs the free players of an arena: those near each other in the standings, and as many as possible. */
export function pairArena(tournament: Tournament, now: number): RoundPlan {
  const free = freePlayers(tournament);
  const pairs = matchPairs(free.length, (a, b) => arenaPenalty(free[a], free[b], { places: Math.abs(a - b), now }));
  return {
    pairs: pairs.map(([a, b]) => inSeatOrder(tournament, free[a].player, free[b].player)),
    byes: [],
    walkovers: [],
  };
}

interface FreePlayer {
  readonly player: PlayerState;
  /** The latest first. */
  readonly opponents: readonly PlayerId[];
  readonly seats: SeatRecord;
}

/** The players who wait for a match, by points. */
function freePlayers(tournament: Tournament): FreePlayer[] {
  const pointsOf = (player: PlayerState) => arenaScoreOf(player).points;
  return [...tournament.players.values()]
    .filter(({ state, runningMatch }) => state === 'in' && runningMatch === null)
    .filter(({ level, history }) => level !== null || history.length < MAX_MATCHES)
    .toSorted((a, b) => pointsOf(b) - pointsOf(a) || b.rating - a.rating || a.lot - b.lot)
    .map((player) => ({ player, opponents: recentOpponents(player), seats: seatRecordOf(player) }));
}

interface Meeting {
  readonly places: number;
  readonly now: number;
}

function arenaPenalty(a: FreePlayer, b: FreePlayer, { places, now }: Meeting): number | null {
  const [one, other] = [a.player, b.player];
  if (one.level !== null && other.level !== null) return null;
  const haveJustMet = a.opponents[0] === other.id && b.opponents[0] === one.id;
  if (haveJustMet && now - Math.max(one.freeSince, other.freeSince) < REMATCH_WAIT_MS) return null;
  const met = [a.opponents.indexOf(other.id), b.opponents.indexOf(one.id)].filter((ago) => ago >= 0);
  const recency = met.reduce((sum, ago) => sum + (RECENT - ago) * RECENT_WEIGHT, 0);
  return PLACE_WEIGHT * Math.min(places, MAX_PLACES) + recency + seatPenalty(a.seats, b.seats);
}

function recentOpponents({ history }: PlayerState): PlayerId[] {
  return history
    .slice(-RECENT)
    .flatMap((played) => (played.type === 'match' ? [played.opponent] : []))
    .toReversed();
}
