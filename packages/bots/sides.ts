import { type Game, quickRandom, type Result, SEATS, type Seat, unrecordedChance } from '@safehouse/contract';
import { playOut, randomPolicy } from './playout.ts';

/** Enough that independent seats do not win and lose together by chance. */
const SAMPLED_MATCHES = 30;

/** The seats by side. The contract does not name partners, so they are found as seats that always win together. */
export function detectSides(game: Game, options: object, players: number): Seat[][] {
  const random = quickRandom(1);
  const chance = unrecordedChance(random);
  const playout = { game, policy: randomPolicy, chance, random };
  const results = Array.from({ length: SAMPLED_MATCHES }, () => playOut(playout, game.setup(options, players, chance)));
  const seats = SEATS.slice(0, players);
  return [...Map.groupBy(seats, (seat) => winPattern(seat, results)).values()];
}

/** The matches that a seat won, as a key. A seat without wins is a side of its own. */
function winPattern(seat: Seat, results: readonly (Result | null)[]): string {
  const won = results.flatMap((result, i) => (result?.winners.includes(seat) ? i : []));
  return won.length === 0 ? `seat ${seat}` : won.join();
}
