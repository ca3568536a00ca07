/**
 * Fits the numbers of `weights.ts` anew: `node train.ts MATCHES SEED > new-lists.ts` (30000 matches take a
 * minute or two). The matches are played with the weights in use; put the new lists in their place and run again with
 * another seed until they hardly change. Formatting is the formatter's.
 */
import { ROUNDS } from '../../data/constants.ts';
import { FEATURE_COUNT } from './features.ts';
import { crossEntropy, fitLogisticRegression } from './logistic-regression.ts';
import { collectSamples } from './self-play.ts';
import { FINAL_WEIGHTS, type FittedWeights, formatWeights, toFittedWeights } from './weights-text.ts';

const USAGE = 'usage: train.ts MATCHES SEED > new-lists.ts\n';

function trainWeights(matches: number, seed: number): FittedWeights[] {
  const samples = collectSamples(matches, seed);
  const lessons = [FINAL_WEIGHTS];
  for (let left = 1; left < ROUNDS; left++) {
    const weights = fitLogisticRegression(samples[left], FEATURE_COUNT);
    const far = crossEntropy(samples[left], weights).toFixed(4);
    process.stderr.write(`${left} rounds left: ${samples[left].length} positions, loss ${far}\n`);
    lessons.push(toFittedWeights(weights));
  }
  return lessons;
}

const [matches, seed] = process.argv.slice(2).map(Number);
if (Number.isSafeInteger(matches) && matches > 0 && Number.isSafeInteger(seed)) {
  process.stdout.write(`${formatWeights(trainWeights(matches, seed))}\n`);
} else {
  process.stderr.write(USAGE);
  process.exitCode = 1;
}
