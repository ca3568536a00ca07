import { type Chance, freeChance, type Move, quickRandom, type Seat } from '@safehouse/contract';
import { play } from '../rules/play.ts';
import { clone, type State } from '../rules/state.ts';
import { winChance } from './evaluate.ts';
import type { Policy } from './policy.ts';

/** A shade of difference: of two wins the one at once, of two losses the one that may not come. */
const AT_ONCE = 0.001;

/** Makes a move in a possible world and plays on to the end of the round; the same luck gives the same course. */
export function winAfter(world: State, seat: Seat, move: Move, policy: Policy, luck: number): number {
  const state = clone(world);
  const chance = freeChance(quickRandom(luck));
  const { round } = state;
  play(state, seat, move, chance, null);
  if (state.result !== null) return winChance(state, seat) * (1 + 2 * AT_ONCE) - AT_ONCE;
  finishRound(state, round, policy, chance);
  return winChance(state, seat);
}

function finishRound(state: State, round: number, policy: Policy, chance: Chance): void {
  while (state.result === null && state.round === round) {
    play(state, state.active, policy.move(state), chance, null);
  }
}
