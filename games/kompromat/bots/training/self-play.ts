import { quickRandom, SEATS, unrecordedChance } from '@safehouse/contract';
import { ROUNDS } from '../../data/constants.ts';
import { kompromat } from '../../rules/index.ts';
import { play } from '../../rules/play.ts';
import type { State } from '../../rules/state.ts';
import { Policy } from '../policy.ts';
import { extractFeatures } from './features.ts';

/** How seat 0 stood, and what came of it: 1 for a win, half for a draw. */
export interface TrainingSample {
  readonly features: Float64Array;
  readonly target: number;
}

/** By rounds left, the one that begins counted in: the positions of so many matches of the policy against itself. */
export function collectSamples(matches: number, seed: number): TrainingSample[][] {
  const samples: TrainingSample[][] = Array.from({ length: ROUNDS }, () => []);
  for (let match = 0; match < matches; match++) playMatch(seed + match, samples);
  return samples;
}

function playMatch(seed: number, samples: TrainingSample[][]): void {
  const chance = unrecordedChance(quickRandom(seed));
  const state = kompromat.setup({ memoryAid: false }, 2, chance);
  const policy = new Policy();
  const seen: { left: number; features: Float64Array }[] = [];
  for (let { round } = state; state.result === null; ) {
    play(state, state.active, policy.chooseMove(state), chance, null);
    if (state.round === round || state.result !== null) continue;
    round = state.round;
    seen.push({ left: ROUNDS - round + 1, features: extractFeatures(state, SEATS[0]) });
  }
  for (const { left, features } of seen) samples[left].push({ features, target: targetOf(state) });
}

function targetOf({ result }: State): number {
  if (result === null || result.winners.length === 0) return 0.5;
  return result.winners[0] === SEATS[0] ? 1 : 0;
}
