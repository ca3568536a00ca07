import { parentPort, workerData } from 'node:worker_threads';
import { type LineUp, playDeal } from '@safehouse/bots';
import { companyOf, now, ownTime } from './players.ts';

/** What a thread of the arena is told once. Then it gets numbers of deals, and answers each with what came of it. */
export interface ArenaOrder {
  readonly game: string;
  readonly options: string;
  readonly names: readonly string[];
  readonly lineUps: readonly LineUp[];
  readonly seed: string;
}

const MOST_MOVES = 5000;

const { game, options, names, lineUps, seed } = workerData as ArenaOrder;
const { module, checked, bots } = await companyOf(game, options, names, lineUps[0].length, ownTime);
const series = { game: module.rules, options: checked, bots, lineUps, seed, mostMoves: MOST_MOVES };

parentPort?.on('message', (deal: number) => {
  parentPort?.postMessage(playDeal(series, deal, now));
});
