import type { Random } from '@safehouse/contract';
import { LOGIT_UNIT } from './policy-network.ts';

/** Actions this many times less likely than the best are never chosen: training leaves traces of bad moves. */
const RARE_PART = 16;

const ONE = 2 ** 20;
/** exp(-1 / 256), in units of 2 ** -30. */
const DECAY = 1_069_555_701;
const DECAY_UNIT = 2 ** 30;

/**
 * The likelihood by difference from the highest logit, in units of 2 ** -20. Computed by multiplication, because the
 * last digit of `Math.exp` may differ between machines.
 */
const LIKELIHOODS: readonly number[] = buildLikelihoods(Math.ceil(LOGIT_UNIT * Math.log(2 * RARE_PART)));

function buildLikelihoods(length: number): number[] {
  const likelihoods = [ONE];
  while (likelihoods.length < length) {
    likelihoods.push(Math.round((likelihoods[likelihoods.length - 1] * DECAY) / DECAY_UNIT));
  }
  return likelihoods;
}

/** The weight of each of these logits in a choice; 0 for actions that are never chosen. */
export function choiceWeights(logits: readonly number[]): number[] {
  const highest = Math.max(...logits);
  const weights = logits.map((logit) => LIKELIHOODS[highest - logit] ?? 0);
  return weights.map((weight) => (RARE_PART * weight < ONE ? 0 : weight));
}

/** An index, chosen by weight. */
export function sampleIndex(weights: readonly number[], random: Random): number {
  let remaining = random.below(weights.reduce((sum, weight) => sum + weight, 0));
  return weights.findIndex((weight) => {
    remaining -= weight;
    return remaining < 0;
  });
}
