import { parentPort, workerData } from 'node:worker_threads';
import { type LineUp, playDeal } from '@safehouse/bots';
import { parseGameSetup, threadCpuMs, wallClockMs } from './game-setup.ts';

/** What a thread of the arena is told once. Then it gets numbers of deals, and answers each with what came of it. */
export interface ArenaJob {
  readonly game: string;
  readonly options: string;
  readonly names: readonly string[];
  readonly lineUps: readonly LineUp[];
  readonly seed: string;
}

const MAX_MOVES = 5000;

const { game, options, names, lineUps, seed } = workerData as ArenaJob;
const { module, checkedOptions, bots } = await parseGameSetup(
  game,
  options,
  names,
  lineUps[0].length,
  threadCpuMs,
);
const series = { game: module.rules, options: checkedOptions, bots, lineUps, seed, maxMoves: MAX_MOVES };

parentPort?.on('message', (deal: number) => {
  parentPort?.postMessage(playDeal(series, deal, wallClockMs));
});
