import { quickRandom, type Random } from '@safehouse/contract';
import type { Mode } from '../../rules/options.ts';
import { inputCountOf } from '../features.ts';
import { randomFraction } from '../mixed-strategy.ts';
import { createValueNetwork, type ValueNetwork, type ValueNetworks } from '../value-network.ts';
import { VALUE_NETWORKS } from '../weights.ts';
import { fitNetwork, loss } from './gradient-descent.ts';
import { playSelfMatch } from './self-play.ts';
import type { TrainingSamples } from './training-sample.ts';

export interface TrainingConfig {
  readonly mode: Mode;
  readonly iterations: number;
  /** Matches per iteration. Early iterations, whose samples are soon dropped, play half of them. */
  readonly matches: number;
  readonly seed: number;
}

export interface TrainingProgress {
  readonly iteration: number;
  /** The average of a match. */
  readonly turns: number;
  /** The losses of both networks. */
  readonly waiting: number;
  readonly moving: number;
}

const EARLY_ITERATIONS = 3;
const REPLAY_ITERATIONS = 4;
const PASSES = 4;

/** Alternates self-play and fitting, starting from random weights. */
export function trainNetworks(
  { mode, iterations, matches, seed }: TrainingConfig,
  onProgress: (progress: TrainingProgress) => void,
): ValueNetworks {
  const random = quickRandom(seed);
  const networks = { waiting: createRandomNetwork(mode, random), moving: createRandomNetwork(mode, random) };
  const replayBuffer: TrainingSamples[] = [];
  for (let iteration = 0; iteration < iterations; iteration++) {
    const matchCount = iteration < EARLY_ITERATIONS ? Math.ceil(matches / 2) : matches;
    // The estimates of random weights mean nothing, so the first iteration explores more and learns only from results.
    const [explorationRate, hindsight] = iteration === 0 ? [0.3, 1] : [0.06, 0.8];
    const policy = { networks, random, explorationRate };
    const played = mergeSamples(Array.from({ length: matchCount }, () => playSelfMatch(mode, policy, hindsight)));
    replayBuffer.push(played);
    // The first matches were played at random, so they are dropped as soon as there are enough others.
    if (replayBuffer.length > REPLAY_ITERATIONS || iteration === EARLY_ITERATIONS) replayBuffer.shift();
    const samples = mergeSamples(replayBuffer);
    const fitOptions = { passes: PASSES, learningRate: Math.max(0.01, 0.04 * 0.85 ** iteration), random };
    fitNetwork(networks.waiting, samples.waiting, fitOptions);
    fitNetwork(networks.moving, samples.moving, fitOptions);
    onProgress({ iteration, turns: played.moving.length / matchCount, ...meanLosses(networks, samples) });
  }
  return networks;
}

function mergeSamples(samples: readonly TrainingSamples[]): TrainingSamples {
  return {
    waiting: samples.flatMap(({ waiting }) => waiting),
    moving: samples.flatMap(({ moving }) => moving),
  };
}

function meanLosses(networks: ValueNetworks, samples: TrainingSamples): { waiting: number; moving: number } {
  return {
    waiting: loss(networks.waiting, samples.waiting),
    moving: loss(networks.moving, samples.moving),
  };
}

/** As large as the networks in use, with small random weights. */
export function createRandomNetwork(mode: Mode, random: Random): ValueNetwork {
  const { hiddenUnits } = VALUE_NETWORKS[mode].waiting;
  const size = hiddenUnits * (inputCountOf(mode) + 1);
  const weights = Array.from({ length: size + hiddenUnits + 1 }, (_, i) => (i < size ? 15 : 10) * randomNormal(random));
  return createValueNetwork(mode, hiddenUnits, weights);
}

/** Normally distributed (Box-Muller). */
function randomNormal(random: Random): number {
  const radius = Math.sqrt(-2 * Math.log(1 - randomFraction(random)));
  return radius * Math.cos(2 * Math.PI * randomFraction(random));
}
