import { type Random, SEATS, unrecordedChance } from '@safehouse/contract';
import type { State } from '../rules/state.ts';
import { winProbability } from './evaluate.ts';
import { finishRound } from './playout.ts';
import { Policy } from './policy.ts';

const policy = new Policy();

/** Plays on to the end of the round. Returns each seat's win probability there. */
export function forecast(state: State, random: Random): readonly number[] {
  finishRound(state, state.round, policy, unrecordedChance(random));
  const first = winProbability(state, SEATS[0]);
  return [first, 1 - first];
}
