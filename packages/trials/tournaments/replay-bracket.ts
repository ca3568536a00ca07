import type { ReplayedMatch, ReplayedPlayer, ReplayedTournament } from './replay-tournament.ts';

/** A position in the bracket; null if nobody is there. */
type Place = ReplayedPlayer | null;

/** The positions before a round, in bracket order: neighbours meet. */
export function bracketBefore(tournament: ReplayedTournament, round: number): Place[] {
  if (round === 0) return seededPlaces([...tournament.players.values()]);
  const before = bracketBefore(tournament, round - 1);
  return before.flatMap((place, i) => (i % 2 === 0 ? [winnerOf(tournament, round - 1, [place, before[i + 1]])] : []));
}

/** Seed 1 meets the last seed, and the best two are in different halves. */
function seededPlaces(players: readonly ReplayedPlayer[]): Place[] {
  const seeds = players.toSorted((a, b) => b.rating - a.rating || a.lot - b.lot);
  let size = 2;
  while (size < seeds.length) size *= 2;
  return halves(1, 1, size).map((seed) => seeds[seed - 1] ?? null);
}

/** The seeds in the part of the bracket below this seed, when `players` are left. */
function halves(seed: number, players: number, size: number): number[] {
  if (players === size) return [seed];
  return [...halves(seed, 2 * players, size), ...halves(2 * players + 1 - seed, 2 * players, size)];
}

/** The winner of a pair; the better seed if their last match was drawn or had no result. */
function winnerOf(tournament: ReplayedTournament, round: number, [a, b]: readonly [Place, Place]): Place {
  const last = a && b && lastMatch(tournament, round, [a.id, b.id]);
  const outcome = last?.result?.outcome;
  if (last && (outcome === 'first' || outcome === 'second')) {
    const winner = last.players[outcome === 'first' ? 0 : 1];
    return winner === a.id ? a : b;
  }
  if (last) return b.rating > a.rating || (b.rating === a.rating && b.lot < a.lot) ? b : a;
  const isFree = (place: Place) =>
    place !== null && tournament.freeRounds.some((free) => free.round === round && free.player === place.id);
  return isFree(a) ? a : isFree(b) ? b : null;
}

function lastMatch(
  { matches }: ReplayedTournament,
  round: number,
  ids: readonly [string, string],
): ReplayedMatch | undefined {
  return matches.findLast((match) => match.round === round && ids.every((id) => match.players.includes(id)));
}

/** The number of finished rounds that a player survived. */
export function survivedRounds(tournament: ReplayedTournament, id: string): number {
  let survived = 0;
  while (isDecided(tournament, survived) && bracketBefore(tournament, survived + 1).some((place) => place?.id === id))
    survived++;
  return survived;
}

/** All matches of the round are over, and none is to be replayed after a draw. */
function isDecided({ matches, freeRounds, players }: ReplayedTournament, round: number): boolean {
  const played = matches.filter((match) => match.round === round);
  if (played.length === 0 && !freeRounds.some((free) => free.round === round)) return false;
  const isReplayDue = ({ players: ids, result }: ReplayedMatch) =>
    result?.outcome === 'draw' &&
    played.filter((match) => match.players.includes(ids[0])).length === 1 &&
    ids.every((id) => players.get(id)?.isIn);
  const isLastRound = !matches.some((match) => match.round > round) && !freeRounds.some((free) => free.round > round);
  return played.every(({ result }) => result) && !(isLastRound && played.some(isReplayDue));
}
