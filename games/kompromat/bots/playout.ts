import { type Chance, type Move, quickRandom, type Seat, unrecordedChance } from '@safehouse/contract';
import { play } from '../rules/play.ts';
import { clone, type State } from '../rules/state.ts';
import { winProbability } from './evaluate.ts';
import type { Policy } from './policy.ts';

/** A shade of difference: of two wins the one at once, of two losses the one that may not come. */
const IMMEDIATE_RESULT_BONUS = 0.001;

/** Makes a move in a possible world and plays on to the end of the round; the same luck gives the same course. */
export function playoutWinProbability(
  world: State,
  seat: Seat,
  move: Move,
  policy: Policy,
  luck: number,
): number {
  const state = clone(world);
  const chance = unrecordedChance(quickRandom(luck));
  const { round } = state;
  play(state, seat, move, chance, null);
  if (state.result !== null)
    return winProbability(state, seat) * (1 + 2 * IMMEDIATE_RESULT_BONUS) - IMMEDIATE_RESULT_BONUS;
  finishRound(state, round, policy, chance);
  return winProbability(state, seat);
}

function finishRound(state: State, round: number, policy: Policy, chance: Chance): void {
  while (state.result === null && state.round === round) {
    play(state, state.active, policy.chooseMove(state), chance, null);
  }
}
