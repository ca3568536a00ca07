import { quickRandom, type Random } from '@safehouse/contract';
import type { Mode } from '../../rules/options.ts';
import { inputCountOf } from '../features.ts';
import { randomFraction } from '../mixed-strategy.ts';
import type { ValueNetworks } from '../turn-outcomes.ts';
import { createValueNetwork, type ValueNetwork } from '../value-network.ts';
import { VALUE_NETWORKS } from '../weights.ts';
import { fitNetwork, loss } from './fit.ts';
import { playSelfMatch } from './self-play.ts';
import type { TrainingSamples } from './training-sample.ts';

export interface TrainingConfig {
  readonly mode: Mode;
  readonly iterations: number;
  /** Matches in an iteration; the first ones, soon forgotten, have half of them. */
  readonly matches: number;
  readonly seed: number;
}

/** How an iteration went. */
export interface TrainingProgress {
  readonly iteration: number;
  readonly turns: number;
  readonly waiting: number;
  readonly moving: number;
}

const EARLY_ITERATIONS = 3;
const REPLAY_ITERATIONS = 4;
const PASSES = 4;

/** Plays and fits in turn, beginning with weights of no meaning. */
export function trainNetworks(
  { mode, iterations, matches, seed }: TrainingConfig,
  tell: (news: TrainingProgress) => void,
): ValueNetworks {
  const random = quickRandom(seed);
  const networks = { waiting: createRandomNetwork(mode, random), moving: createRandomNetwork(mode, random) };
  const memory: TrainingSamples[] = [];
  for (let iteration = 0; iteration < iterations; iteration++) {
    const matchCount = iteration < EARLY_ITERATIONS ? Math.ceil(matches / 2) : matches;
    const played = playMatches(mode, networks, matchCount, iteration, random);
    memory.push(played);
    // The very first matches were played without any sense: they go as soon as there are enough others.
    if (memory.length > REPLAY_ITERATIONS || iteration === EARLY_ITERATIONS) memory.shift();
    const samples = mergeSamples(memory);
    const fitOptions = { passes: PASSES, learningRate: Math.max(0.01, 0.04 * 0.85 ** iteration), random };
    fitNetwork(networks.waiting, samples.waiting, fitOptions);
    fitNetwork(networks.moving, samples.moving, fitOptions);
    tell({ iteration, turns: played.moving.length / matchCount, ...meanLosses(networks, samples) });
  }
  return networks;
}

/** At first expectations mean nothing: play is wild and only results count. */
function playMatches(
  mode: Mode,
  networks: ValueNetworks,
  matches: number,
  iteration: number,
  random: Random,
): TrainingSamples {
  const [explorationRate, hindsight] = iteration === 0 ? [0.3, 1] : [0.06, 0.8];
  const policy = { networks, random, explorationRate };
  return mergeSamples(Array.from({ length: matches }, () => playSelfMatch(mode, policy, hindsight)));
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

/** An estimate that knows nothing, as large as the one in use: small weights by chance, in hundredths. */
export function createRandomNetwork(mode: Mode, random: Random): ValueNetwork {
  const { hiddenUnits } = VALUE_NETWORKS[mode].waiting;
  const size = hiddenUnits * (inputCountOf(mode) + 1);
  const numbers = Array.from(
    { length: size + hiddenUnits + 1 },
    (_, i) => (i < size ? 15 : 10) * randomNormal(random),
  );
  return createValueNetwork(mode, hiddenUnits, numbers);
}

/** From the normal distribution, by the method of Box and Muller. */
function randomNormal(random: Random): number {
  const radius = Math.sqrt(-2 * Math.log(1 - randomFraction(random)));
  return radius * Math.cos(2 * Math.PI * randomFraction(random));
}
