import { quickRandom } from '@safehouse/contract';
import { GAME_IDS, loadGame } from '@safehouse/games/registry';
import { playUntil, runningTable } from '@safehouse/table/test-helpers';
import { afterEach, expect, test } from 'vitest';
import { jsonLog } from '../log.ts';
import { BotPool, threadCountFor } from './bot-pool.ts';
import type { MoveRequest } from './bot-thread.ts';

let logLines: string[] = [];
let pools: BotPool[] = [];
afterEach(async () => {
  await Promise.all(pools.map((pool) => pool.close()));
  logLines = [];
  pools = [];
});

function createPool(threads: number, program?: string): BotPool {
  const log = jsonLog(
    'warn',
    (line) => logLines.push(line),
    () => 0,
  );
  const url = program === undefined ? {} : { program: new URL(`data:text/javascript,${encodeURIComponent(program)}`) };
  const pool = new BotPool({ log, threads, ...url });
  pools.push(pool);
  return pool;
}

const IMPORTS = "import { parentPort, threadId } from 'node:worker_threads';";

/** A request for the seat to act, some moves into a match. */
async function moveRequest(game: string, level: string, moves = 10): Promise<MoveRequest> {
  const table = await runningTable({ game });
  playUntil(table, () => table.moves.length >= moves, quickRandom(5));
  const [seat] = table.toAct;
  const { match } = table;
  const view = JSON.stringify(table.rules.view(match!.state, seat));
  return { game, rules: 1, level, seat, view, legal: match!.legal(seat), seed: 1 };
}

test('no thread is started before the first request', async () => {
  const pool = createPool(2);
  expect(pool.load).toEqual({ threads: 0, waiting: 0 });
  await pool.ask(await moveRequest('kompromat', 'gentle'), 50);
  expect(pool.load).toEqual({ threads: 1, waiting: 0 });
});

test('bots of every game and level answer with a legal move', async () => {
  const pool = createPool(1);
  for (const game of GAME_IDS) {
    const levels = Object.entries((await loadGame(game))?.levels ?? {});
    expect(levels.length).toBeGreaterThan(0);
    for (const [level, { timeLimitMs }] of levels) {
      const request = await moveRequest(game, level);
      const choice = await pool.ask(request, timeLimitMs);
      expect(choice).not.toBe('busy');
      if (choice !== 'busy') expect(request.legal[choice.choice]).toBeDefined();
    }
  }
  expect(logLines).toEqual([]);
});

test('requests are handled in the order they came', async () => {
  const pool = createPool(
    1,
    `${IMPORTS}
    parentPort.on('message', ({ seed }) => parentPort.postMessage({ choice: 0, took: seed }));`,
  );
  const request = await moveRequest('kompromat', 'gentle');
  const answers: number[] = [];
  const ask = async (seed: number) => {
    const choice = await pool.ask({ ...request, seed }, 50);
    if (choice !== 'busy') answers.push(choice.took);
  };
  const all = [0, 1, 2, 3, 4, 5].map(ask);
  expect(pool.load).toEqual({ threads: 1, waiting: 5 });
  await Promise.all(all);
  expect(answers).toEqual([0, 1, 2, 3, 4, 5]);
});

test('owners of tables are served in turn, and none of them can fill the queue', async () => {
  const pool = createPool(
    1,
    `${IMPORTS}
    parentPort.on('message', ({ seed }) => parentPort.postMessage({ choice: 0, took: seed }));`,
  );
  const request = await moveRequest('kompromat', 'gentle');
  const answers: (number | string)[] = [];
  const ask = async (seed: number, owner: string) => {
    const choice = await pool.ask({ ...request, seed }, 50, owner);
    answers.push(choice === 'busy' ? choice : choice.took);
  };
  const many = Array.from({ length: 210 }, (_, seed) => ask(seed, 'ann'));
  await Promise.all([ask(1000, 'bob'), ask(1001, 'cleo'), ...many]);
  expect(answers.filter((answer) => answer === 'busy')).toHaveLength(9);
  const served = answers.filter((answer) => answer !== 'busy');
  expect(served.slice(0, 4)).toEqual([0, 1, 1000, 1001]);
});

test('no more threads are started than allowed', async () => {
  const pool = createPool(
    2,
    `${IMPORTS} parentPort.on('message', () => parentPort.postMessage({ choice: 0, took: 0 }));`,
  );
  const request = await moveRequest('kompromat', 'gentle');
  const all = [0, 1, 2].map(() => pool.ask(request, 50));
  expect(pool.load).toEqual({ threads: 2, waiting: 1 });
  await Promise.all(all);
});

test('after a crash another thread tries, and after a second crash a legal move is chosen', async () => {
  const request = await moveRequest('kompromat', 'gentle');
  const once = createPool(
    1,
    `${IMPORTS}
    parentPort.on('message', () => {
      if (threadId % 2 === 0) throw new Error('ouch');
      parentPort.postMessage({ choice: 0, took: 7 });
    });`,
  );
  const [first, second] = [await once.ask(request, 50), await once.ask(request, 50)];
  expect([first, second]).toEqual([
    { choice: 0, took: 7 },
    { choice: 0, took: 7 },
  ]);
  const always = createPool(1, `${IMPORTS} parentPort.on('message', () => { throw new Error('ouch'); });`);
  const choice = await always.ask(request, 50);
  expect(choice !== 'busy' && request.legal[choice.choice]).toBeTruthy();
  expect(logLines.filter((line) => line.includes('ouch')).length).toBeGreaterThanOrEqual(2);
});

test('an unknown bot plays a legal move', async () => {
  const request = await moveRequest('kompromat', 'nobody');
  const choice = await createPool(1).ask(request, 50);
  expect(choice !== 'busy' && request.legal[choice.choice]).toBeTruthy();
});

test('a thread that does not answer in time is ended, and the request still gets a move', async () => {
  const request = await moveRequest('kompromat', 'gentle');
  const pool = createPool(
    1,
    `${IMPORTS}
    let known = 0;
    parentPort.on('message', () => { if (known++ > 0) for (;;); parentPort.postMessage({ choice: 0, took: 0 }); });`,
  );
  await pool.ask(request, 0);
  expect(await pool.ask(request, 0)).toEqual({ choice: 0, took: 0 });
  expect(logLines.join()).toContain('no answer in 2000 ms');
});

test('a closed pool and a full queue answer `busy`', async () => {
  const request = await moveRequest('kompromat', 'gentle');
  const pool = createPool(1, `${IMPORTS} parentPort.on('message', () => {});`);
  const waiting = Array.from({ length: 1002 }, () => pool.ask(request, 50));
  expect(await waiting.at(-1)).toBe('busy');
  await pool.close();
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['busy']));
  expect(await pool.ask(request, 50)).toBe('busy');
});

test('one core is left to the server', () => {
  expect([1, 2, 3, 64].map(threadCountFor)).toEqual([1, 1, 2, 4]);
});
