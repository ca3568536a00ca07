/**
 * Trains the weights of one mode: `node train.ts MODE ITERATIONS MATCHES SEED > new-weights.ts`. Do not write directly
 * into the weights in use: this program reads them.
 */
import type { Mode } from '../../rules/options.ts';
import { type TrainingConfig, type TrainingProgress, trainNetworks } from './training-loop.ts';
import { formatWeights } from './weights-text.ts';

const USAGE = 'usage: train.ts simple|advanced ITERATIONS MATCHES SEED > new-weights.ts\n';

function parseConfig([mode, ...numbers]: readonly string[]): TrainingConfig | null {
  const [iterations, matches, seed] = numbers.map(Number);
  if (!isMode(mode) || numbers.length !== 3) return null;
  if (!(isCount(iterations) && isCount(matches) && Number.isSafeInteger(seed))) return null;
  return { mode, iterations, matches, seed };
}

const isMode = (word: string): word is Mode => word === 'simple' || word === 'advanced';
const isCount = (number: number) => Number.isSafeInteger(number) && number > 0;

function reportProgress({ iteration, turns, waiting, moving }: TrainingProgress): void {
  const losses = `loss ${waiting.toFixed(4)} waiting, ${moving.toFixed(4)} moving`;
  process.stderr.write(`iteration ${iteration}: ${turns.toFixed(2)} turns a match, ${losses}\n`);
}

const config = parseConfig(process.argv.slice(2));
if (config) process.stdout.write(`${formatWeights(config.mode, trainNetworks(config, reportProgress))}\n`);
else {
  process.stderr.write(USAGE);
  process.exitCode = 1;
}
