import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { type AnyFact, type Player, quickRandom, timeBudget } from '@safehouse/contract';
import type { BotQuestion } from './bot-connection.ts';

/** The maximum number of values in an answer, far above that of any move. */
const MAX_ANSWER_PARTS = 1000;
const MAX_TEXT_LENGTH = 1000;

const { default: player } = (await import(pathToFileURL(String(workerData)).href)) as { default: Partial<Player> };
if (typeof player?.choose !== 'function') throw new Error('its default export has no function "choose"');

parentPort?.on('message', async ({ seat, view, legal, facts, ms, seed }: BotQuestion) => {
  const budget = timeBudget(ms, () => performance.now());
  const turn = { seat, view, legal, facts: facts as AnyFact[], random: quickRandom(seed), budget };
  // A module may also return a promise.
  parentPort?.postMessage(toJson(await player.choose?.(turn)));
});

/** Throws if the answer is so large that it would harm the thread that asked. */
function toJson(answer: unknown): string | undefined {
  let parts = 0;
  return JSON.stringify(answer, (_key, value) => {
    const isTooLong = typeof value === 'string' && value.length > MAX_TEXT_LENGTH;
    if (isTooLong || ++parts > MAX_ANSWER_PARTS) throw new Error('its answer is too long');
    return value;
  });
}
