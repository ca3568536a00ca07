import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { type Player, quickRandom, timeBudget } from '@safehouse/contract';
import type { BotQuestion } from './bot-connection.ts';

const { default: player } = (await import(pathToFileURL(String(workerData)).href)) as { default: Player };

parentPort?.on('message', async ({ seat, view, legal, facts, ms, seed }: BotQuestion) => {
  const budget = timeBudget(ms, () => performance.now());
  const turn = { seat, view, legal, facts: facts as { readonly type: string }[], random: quickRandom(seed), budget };
  // A module may also answer with a promise.
  parentPort?.postMessage(await player.choose(turn));
});
