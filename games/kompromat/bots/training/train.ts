/**
 * Fits the lists of `weights.ts`: `node train.ts MATCHES SEED > new-lists.ts` (30000 matches take a minute or two). The
 * matches are played with the weights in use: replace these with the new lists and run again with another seed until
 * they hardly change. The output is not formatted.
 */
import { fitLogisticRegression, logisticLoss } from '@safehouse/bots';
import { ROUNDS } from '../../data/constants.ts';
import { FEATURE_COUNT } from './features.ts';
import { collectSamples } from './self-play.ts';
import { FINAL_WEIGHTS, type FittedWeights, formatWeights, toFittedWeights } from './weights-text.ts';

const USAGE = 'usage: train.ts MATCHES SEED > new-lists.ts\n';

function trainWeights(matches: number, seed: number): FittedWeights[] {
  const samples = collectSamples(matches, seed);
  const fitted = [FINAL_WEIGHTS];
  for (let left = 1; left < ROUNDS; left++) {
    const weights = fitLogisticRegression(samples[left], FEATURE_COUNT);
    const finalLoss = logisticLoss(weights, samples[left]).toFixed(4);
    process.stderr.write(`${left} rounds left: ${samples[left].length} positions, loss ${finalLoss}\n`);
    fitted.push(toFittedWeights(weights));
  }
  return fitted;
}

const [matches, seed] = process.argv.slice(2).map(Number);
if (Number.isSafeInteger(matches) && matches > 0 && Number.isSafeInteger(seed)) {
  process.stdout.write(`${formatWeights(trainWeights(matches, seed))}\n`);
} else {
  process.stderr.write(USAGE);
  process.exitCode = 1;
}
