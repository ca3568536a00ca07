import { parentPort, workerData } from 'node:worker_threads';
import { type LineUp, playDeal } from '@safehouse/bots';
import { parseGameSetup, threadCpuMs, wallClockMs } from './game-setup.ts';

/** The worker data of an arena thread. Then it gets deal numbers, and replies to each with its outcome. */
export interface ArenaJob {
  readonly game: string;
  readonly options: string;
  readonly names: readonly string[];
  readonly lineUps: readonly LineUp[];
  readonly seed: string;
}

const MAX_MOVES = 5000;

const { game, options, names, lineUps, seed } = workerData as ArenaJob;
const { module, checkedOptions, bots } = await parseGameSetup({
  game,
  options,
  names,
  players: lineUps[0].length,
  clock: threadCpuMs,
});
const series = { game: module.rules, options: checkedOptions, bots, lineUps, seed, maxMoves: MAX_MOVES };

parentPort?.on('message', (deal: number) => {
  parentPort?.postMessage(playDeal(series, deal, wallClockMs));
});
