/**
 * Fits the weights of the forecast to matches of two experts and prints them:
 * `node scripts/launch.mjs games/spy-connection/bots/training/train.ts MATCHES SEED`. Put them into forecast-weights.ts.
 */
import { fitLogisticRegression, logisticLoss } from '@safehouse/bots';
import { playExpertMatch } from './self-play.ts';

const [matches = '100', seed = '1'] = process.argv.slice(2);
const samples = Array.from({ length: Number(matches) }, (_, match) => playExpertMatch(`${seed} ${match}`)).flat();
const weights = fitLogisticRegression(samples, samples[0].features.length);
process.stdout.write(
  `${samples.length} positions of ${matches} matches, loss ${logisticLoss(weights, samples).toFixed(4)}\n`,
);
process.stdout.write(`[${Array.from(weights, (weight) => weight.toFixed(2)).join(', ')}]\n`);
