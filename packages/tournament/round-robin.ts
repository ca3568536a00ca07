import type { PlayerId } from './entries.ts';
import type { RoundPlan } from './swiss.ts';
import type { PlayerState, Tournament } from './tournament.ts';

/** More players would need too many rounds for one day. */
export const MAX_ROUND_ROBIN_PLAYERS = 16;

/** Everybody who was present at the start, in random order. */
function drawnOrder({ players }: Tournament): PlayerState[] {
  return [...players.values()].toSorted((a, b) => a.lot - b.lot);
}

/** The number of rounds until everybody has met everybody the required number of times. */
export function roundRobinRounds(tournament: Tournament): number {
  const count = tournament.players.size;
  return tournament.settings.rounds * (count % 2 === 0 ? count - 1 : count);
}

/**
 * Round `round` of a round robin by the circle method: the last player stays, the others move one place each round.
 * Every second cycle is played with seats exchanged.
 */
export function pairRoundRobin(tournament: Tournament, round: number): RoundPlan {
  const order = drawnOrder(tournament);
  const size = order.length + (order.length % 2);
  const cycle = Math.floor(round / (size - 1));
  const step = round % (size - 1);
  const pairs: (readonly [PlayerId, PlayerId])[] = [];
  const byes: PlayerId[] = [];
  const walkovers: PlayerId[] = [];
  for (const [a, b] of circlePairs(size, step)) {
    const [first, second] = cycle % 2 === 0 ? [order[a], order[b]] : [order[b], order[a]];
    if (!first || !second) byes.push(...[first ?? second].filter(isIn).map(({ id }) => id));
    else if (isIn(first) && isIn(second)) pairs.push([first.id, second.id]);
    else walkovers.push(...[first, second].filter(isIn).map(({ id }) => id));
  }
  return { pairs, byes, walkovers };
}

function isIn({ state }: PlayerState): boolean {
  return state === 'in';
}

/** Berger's order: everybody's seat alternates from round to round, including the last player's. */
function circlePairs(size: number, step: number): (readonly [number, number])[] {
  const turning = size - 1;
  const at = (place: number) => (place + step) % turning;
  const last: readonly [number, number] = step % 2 === 0 ? [at(0), size - 1] : [size - 1, at(0)];
  const others = Array.from({ length: size / 2 - 1 }, (_, i): readonly [number, number] => {
    const [a, b] = [at(i + 1), at(turning - 1 - i)];
    return i % 2 === 0 ? [b, a] : [a, b];
  });
  return [last, ...others];
}
