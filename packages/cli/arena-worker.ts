import { parentPort, workerData } from 'node:worker_threads';
import { type DealOutcome, type LineUp, playDeal } from '@safehouse/bots';
import { parseSeriesSetup } from './external/series-setup.ts';
import { installFromEnvironment } from './game-packages.ts';
import { threadCpuMs, wallClockMs } from './game-setup.ts';

/**
 * The worker data of an arena thread. The thread then receives lists of deal numbers and replies to each with the
 * outcomes. 'end' stops it, even in the middle of a deal.
 */
export interface ArenaJob {
  readonly game: string;
  readonly options: string;
  readonly rules: string | undefined;
  readonly names: readonly string[];
  readonly lineUps: readonly LineUp[];
  readonly seed: string;
  readonly moveMs: number;
}

const MAX_MOVES = 5000;

await installFromEnvironment();

const { game, options, rules, names, lineUps, seed, moveMs } = workerData as ArenaJob;
const { module, checkedOptions, bots, close } = await parseSeriesSetup({
  game,
  options,
  rules,
  names,
  players: lineUps[0].length,
  clock: threadCpuMs,
  moveMs,
});
const series = { game: module.rules, options: checkedOptions, bots, lineUps, seed, maxMoves: MAX_MOVES };

parentPort?.on('message', async (deals: readonly number[] | 'end') => {
  if (deals !== 'end') {
    const outcomes: DealOutcome[] = [];
    for (const deal of deals) outcomes.push(await playDeal(series, deal, wallClockMs));
    parentPort?.postMessage(outcomes);
  } else {
    close();
    process.exit(); // ends only this thread
  }
});
