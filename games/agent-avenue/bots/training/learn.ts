import { quickRandom, type Random } from '@safehouse/contract';
import type { Mode } from '../../rules/options.ts';
import { fraction } from '../choosing.ts';
import { type Estimate, estimate } from '../estimate.ts';
import { inputsIn } from '../position.ts';
import type { Estimates } from '../splits.ts';
import { ESTIMATES } from '../weights.ts';
import { fit, loss } from './fit.ts';
import type { Samples } from './sample.ts';
import { selfPlay } from './self-play.ts';

export interface Course {
  readonly mode: Mode;
  readonly iterations: number;
  /** Matches in an iteration; the first ones, soon forgotten, have half of them. */
  readonly games: number;
  readonly seed: number;
}

/** How an iteration went. */
export interface Progress {
  readonly iteration: number;
  readonly turns: number;
  readonly waiting: number;
  readonly moving: number;
}

const EARLY = 3;
const REMEMBERED = 4;
const PASSES = 4;

/** Plays and fits in turn, beginning with weights of no meaning. */
export function learn({ mode, iterations, games, seed }: Course, tell: (news: Progress) => void): Estimates {
  const random = quickRandom(seed);
  const estimates = { waiting: fresh(mode, random), moving: fresh(mode, random) };
  const memory: Samples[] = [];
  for (let iteration = 0; iteration < iterations; iteration++) {
    const matches = iteration < EARLY ? Math.ceil(games / 2) : games;
    const played = playAll(mode, estimates, matches, iteration, random);
    memory.push(played);
    // The very first matches were played without any sense: they go as soon as there are enough others.
    if (memory.length > REMEMBERED || iteration === EARLY) memory.shift();
    const samples = together(memory);
    const practice = { passes: PASSES, rate: Math.max(0.01, 0.04 * 0.85 ** iteration), random };
    fit(estimates.waiting, samples.waiting, practice);
    fit(estimates.moving, samples.moving, practice);
    tell({ iteration, turns: played.moving.length / matches, ...losses(estimates, samples) });
  }
  return estimates;
}

/** At first expectations mean nothing: play is wild and only results count. */
function playAll(
  mode: Mode,
  estimates: Estimates,
  matches: number,
  iteration: number,
  random: Random,
): Samples {
  const [carelessness, hindsight] = iteration === 0 ? [0.3, 1] : [0.06, 0.8];
  const style = { estimates, random, carelessness };
  return together(Array.from({ length: matches }, () => selfPlay(mode, style, hindsight)));
}

function together(samples: readonly Samples[]): Samples {
  return {
    waiting: samples.flatMap(({ waiting }) => waiting),
    moving: samples.flatMap(({ moving }) => moving),
  };
}

function losses(estimates: Estimates, samples: Samples): { waiting: number; moving: number } {
  return {
    waiting: loss(estimates.waiting, samples.waiting),
    moving: loss(estimates.moving, samples.moving),
  };
}

/** An estimate that knows nothing, as large as the one in use: small weights by chance, in hundredths. */
export function fresh(mode: Mode, random: Random): Estimate {
  const { hidden } = ESTIMATES[mode].waiting;
  const size = hidden * (inputsIn(mode) + 1);
  const numbers = Array.from({ length: size + hidden + 1 }, (_, i) => (i < size ? 15 : 10) * normal(random));
  return estimate(mode, hidden, numbers);
}

/** From the normal distribution, by the method of Box and Muller. */
function normal(random: Random): number {
  const radius = Math.sqrt(-2 * Math.log(1 - fraction(random)));
  return radius * Math.cos(2 * Math.PI * fraction(random));
}
