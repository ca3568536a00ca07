import { payoffFor, type TrainingSample } from '@safehouse/bots';
import { quickRandom, SEATS, unrecordedChance } from '@safehouse/contract';
import { ROUNDS } from '../../data/constants.ts';
import { kompromat } from '../../rules/index.ts';
import { DEFAULT_OPTIONS } from '../../rules/options.ts';
import { play } from '../../rules/play.ts';
import { Policy } from '../policy.ts';
import { extractFeatures } from './features.ts';

/** Positions of seat 0 from self-play of the policy, by rounds left including the one that starts. */
export function collectSamples(matches: number, seed: number): TrainingSample[][] {
  const samples: TrainingSample[][] = Array.from({ length: ROUNDS }, () => []);
  for (let match = 0; match < matches; match++) playMatch(seed + match, samples);
  return samples;
}

function playMatch(seed: number, samples: TrainingSample[][]): void {
  const chance = unrecordedChance(quickRandom(seed));
  const state = kompromat.setup(DEFAULT_OPTIONS, 2, chance);
  const policy = new Policy();
  const positions: { roundsLeft: number; features: Float64Array }[] = [];
  for (let { round } = state; state.result === null; ) {
    play(state, state.active, policy.chooseMove(state), chance, null);
    if (state.round === round || state.result !== null) continue;
    round = state.round;
    positions.push({ roundsLeft: ROUNDS - round + 1, features: extractFeatures(state, SEATS[0]) });
  }
  const target = payoffFor(state.result, SEATS[0]);
  for (const { roundsLeft, features } of positions) samples[roundsLeft].push({ features, target });
}
