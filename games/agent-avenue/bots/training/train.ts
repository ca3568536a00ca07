/**
 * Makes the weights of one mode anew: `node train.ts MODE ITERATIONS GAMES SEED > new-weights.ts`. Not straight into
 * the weights in use: the bot's own files, which are needed here, read them.
 */
import type { Mode } from '../../rules/options.ts';
import { type Course, learn, type Progress } from './learn.ts';
import { weightsText } from './weights-text.ts';

const USAGE = 'usage: train.ts simple|advanced ITERATIONS GAMES SEED > new-weights.ts\n';

function courseOf([mode, ...numbers]: readonly string[]): Course | null {
  const [iterations, games, seed] = numbers.map(Number);
  if (!isMode(mode) || numbers.length !== 3) return null;
  if (!(isCount(iterations) && isCount(games) && Number.isSafeInteger(seed))) return null;
  return { mode, iterations, games, seed };
}

const isMode = (word: string): word is Mode => word === 'simple' || word === 'advanced';
const isCount = (number: number) => Number.isSafeInteger(number) && number > 0;

function tell({ iteration, turns, waiting, moving }: Progress): void {
  const losses = `loss ${waiting.toFixed(4)} waiting, ${moving.toFixed(4)} moving`;
  process.stderr.write(`iteration ${iteration}: ${turns.toFixed(2)} turns a match, ${losses}\n`);
}

const course = courseOf(process.argv.slice(2));
if (course) process.stdout.write(`${weightsText(course.mode, learn(course, tell))}\n`);
else {
  process.stderr.write(USAGE);
  process.exitCode = 1;
}
