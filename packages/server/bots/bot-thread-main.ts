import { setPriority } from 'node:os';
import { isDeepStrictEqual } from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';
import { quickRandom, roundsBudget, timeBudget } from '@safehouse/contract';
import { installGamePackages } from '@safehouse/games/packages';
import { loadGame } from '@safehouse/games/registry';
import type { BotThreadData, MoveChoice, MoveRequest } from './bot-thread.ts';

/**
 * The thread in which bots choose moves. It gets only what their seat may know, as text, and has no access to matches.
 * Any error ends the thread, and the pool handles it.
 */
const NICENESS = 5;

// On Linux every thread has its own niceness: bots get the CPU time that the server does not need.
if (process.platform === 'linux') setPriority(NICENESS);

await installGamePackages((workerData as BotThreadData | null)?.gamePackages ?? []);

const now = () => performance.now();

parentPort?.on('message', async (question: MoveRequest) => parentPort?.postMessage(await chooseMove(question)));

async function chooseMove(request: MoveRequest): Promise<MoveChoice> {
  const { game, rules, level, seat, legal, seed, rounds, facts } = request;
  const levels = (await loadGame(game, rules))?.levels;
  if (!levels || !Object.hasOwn(levels, level)) throw new Error(`${game} has no bot ${level}`);
  const { player, timeLimitMs, load } = levels[level];
  const view: object = JSON.parse(request.view);
  await load?.(view);
  const startedAt = now();
  const turn = {
    seat,
    view,
    legal,
    ...(facts !== undefined && { facts: JSON.parse(facts) }),
    random: quickRandom(seed),
    budget: rounds === undefined ? timeBudget(timeLimitMs, now) : roundsBudget(rounds),
  };
  const chosen = player.choose(turn);
  const choice = legal.findIndex((move) => isDeepStrictEqual(move, chosen));
  if (choice < 0) throw new Error(`${level} of ${game} chose an illegal move`);
  return { choice, took: now() - startedAt };
}
