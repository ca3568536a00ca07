/**
 * Fits the numbers of `weights.ts` anew: `node train.ts MATCHES SEED > new-lists.ts` (30000 matches take a
 * minute or two). The matches are played with the weights in use; put the new lists in their place and run again with
 * another seed until they hardly change. Formatting is the formatter's.
 */
import { ROUNDS } from '../../data/numbers.ts';
import { FEATURES } from './features.ts';
import { fit, loss } from './fit.ts';
import { selfPlay } from './self-play.ts';
import { AFTERWARDS, type Lesson, lessonOf, weightsText } from './weights-text.ts';

const USAGE = 'usage: train.ts MATCHES SEED > new-lists.ts\n';

function learn(matches: number, seed: number): Lesson[] {
  const samples = selfPlay(matches, seed);
  const lessons = [AFTERWARDS];
  for (let left = 1; left < ROUNDS; left++) {
    const weights = fit(samples[left], FEATURES);
    const far = loss(samples[left], weights).toFixed(4);
    process.stderr.write(`${left} rounds left: ${samples[left].length} positions, loss ${far}\n`);
    lessons.push(lessonOf(weights));
  }
  return lessons;
}

const [matches, seed] = process.argv.slice(2).map(Number);
if (Number.isSafeInteger(matches) && matches > 0 && Number.isSafeInteger(seed)) {
  process.stdout.write(`${weightsText(learn(matches, seed))}\n`);
} else {
  process.stderr.write(USAGE);
  process.exitCode = 1;
}
