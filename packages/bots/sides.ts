import { type Game, quickRandom, type Result, SEATS, type Seat, unrecordedChance } from '@safehouse/contract';
import { playOut, randomPolicy } from './playout.ts';

/** Enough that seats on their own do not win and lose together by luck. */
const SAMPLED_MATCHES = 30;

/** The seats of a table by side. The contract does not name partners: they are those who always win together. */
export function detectSides(game: Game, options: object, players: number): Seat[][] {
  const random = quickRandom(1);
  const chance = unrecordedChance(random);
  const results = Array.from({ length: SAMPLED_MATCHES }, () =>
    playOut(game, game.setup(options, players, chance), randomPolicy, chance, random),
  );
  const seats = SEATS.slice(0, players);
  return [...Map.groupBy(seats, (seat) => winPattern(seat, results)).values()];
}

/** The matches a seat has won. One that has won none is nobody's partner. */
function winPattern(seat: Seat, results: readonly (Result | null)[]): string {
  const won = results.flatMap((result, i) => (result?.winners.includes(seat) ? i : []));
  return won.length === 0 ? `seat ${seat}` : won.join();
}
