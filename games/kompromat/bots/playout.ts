import { type Chance, type Move, quickRandom, type Seat, unrecordedChance } from '@safehouse/contract';
import { play } from '../rules/play.ts';
import { clone, type State } from '../rules/state.ts';
import { winProbability } from './evaluate.ts';
import type { Policy } from './policy.ts';

/** Prefers an immediate win to a later one, and a possible loss to an immediate one. */
const IMMEDIATE_RESULT_BONUS = 0.001;

interface Playout {
  readonly world: State;
  readonly seat: Seat;
  readonly policy: Policy;
  /** The same seed gives the same chance events. */
  readonly seed: number;
}

/** Plays a move in a sampled world, and then the policy to the end of the round. */
export function playoutWinProbability({ world, seat, policy, seed }: Playout, move: Move): number {
  const state = clone(world);
  const chance = unrecordedChance(quickRandom(seed));
  const { round } = state;
  play(state, seat, move, chance, null);
  if (state.result !== null)
    return winProbability(state, seat) * (1 + 2 * IMMEDIATE_RESULT_BONUS) - IMMEDIATE_RESULT_BONUS;
  finishRound(state, round, policy, chance);
  return winProbability(state, seat);
}

export function finishRound(state: State, round: number, policy: Policy, chance: Chance): void {
  while (state.result === null && state.round === round) {
    play(state, state.active, policy.chooseMove(state), chance, null);
  }
}
