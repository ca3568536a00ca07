import { type Random, SEATS, unrecordedChance } from '@safehouse/contract';
import { play } from '../rules/play.ts';
import type { State } from '../rules/state.ts';
import { winProbability } from './evaluate.ts';
import { Policy } from './policy.ts';

const policy = new Policy();

/** Plays a state on to the end of its round; how likely each seat wins from there. */
export function forecast(state: State, random: Random): readonly number[] {
  const chance = unrecordedChance(random);
  const { round } = state;
  while (state.result === null && state.round === round) {
    play(state, state.active, policy.chooseMove(state), chance, null);
  }
  const first = winProbability(state, SEATS[0]);
  return [first, 1 - first];
}
