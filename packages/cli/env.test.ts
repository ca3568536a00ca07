import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { GAME_IDS } from '@safehouse/games/registry';
import { describe, expect, test } from 'vitest';
import { Environment } from './env.ts';
import { parseGameSetup } from './game-setup.ts';
import { runCli } from './test-helpers.ts';

interface Reply {
  readonly ok: boolean;
  readonly seat: number | null;
  readonly view: object;
  readonly legal: readonly object[];
  readonly facts: readonly object[];
  readonly result: object | null;
}

async function newEnvironment(game: string, seats = 'me,me') {
  const names = seats.split(',');
  const setup = await parseGameSetup({
    game,
    options: '{}',
    names: names.map((name) => (name === 'me' ? 'random' : name)),
  });
  const environment = new Environment(setup, names);
  return (request: object | string) =>
    environment.answer(typeof request === 'string' ? request : JSON.stringify(request)) as Reply;
}

/** Always plays the first legal move, to the end of the match. Returns all replies. */
function playFirstMoves(ask: (request: object) => Reply, seed: string): Reply[] {
  const replies = [ask({ type: 'reset', seed })];
  while (replies.at(-1)?.seat !== null && replies.length < 3000) replies.push(ask({ type: 'move', move: 0 }));
  return replies;
}

describe.each(GAME_IDS)('%s', (game) => {
  test('a match goes to its end, the same for the same seed', async () => {
    const replies = playFirstMoves(await newEnvironment(game), 'one');
    expect(replies.at(-1)).toMatchObject({ ok: true, seat: null, result: { winners: expect.any(Array) } });
    expect(new Set(replies.slice(0, -1).map(({ seat }) => seat))).toEqual(new Set([0, 1]));
    expect(playFirstMoves(await newEnvironment(game), 'one')).toEqual(replies);
  });

  test('a bot plays its seats, and the program hears what it may know of that', async () => {
    const replies = playFirstMoves(await newEnvironment(game, 'me,greedy'), 'two');
    const own = replies.slice(0, -1);
    expect(own.every(({ seat, legal }) => seat === 0 && legal.length > 0)).toBe(true);
    expect(own.slice(1).some(({ facts }) => facts.length > 0)).toBe(true);
  });

  test('a move can be written out', async () => {
    const ask = await newEnvironment(game);
    const { legal } = ask({ type: 'reset', seed: 'three' });
    expect(ask({ type: 'move', move: legal.at(-1) })).toMatchObject({ ok: true });
  });
});

test.each([
  ['no json', 'bad-json'],
  ['[]', 'bad-json'],
  ['{"type":"dance"}', 'bad-request'],
  ['{"type":"reset","seed":7}', 'bad-request'],
  ['{"type":"move","move":9999}', 'illegal-move'],
  ['{"type":"move","move":-1}', 'illegal-move'],
  ['{"type":"move","move":0.5}', 'illegal-move'],
  ['{"type":"move"}', 'illegal-move'],
  ['{"type":"move","move":{"type":"fly"}}', 'illegal-move'],
])('%s is %s, and the match goes on', async (request, code) => {
  const ask = await newEnvironment(GAME_IDS[0]);
  ask({ type: 'reset' });
  expect(ask(request)).toMatchObject({ ok: false, code });
  expect(ask({ type: 'move', move: 0 })).toMatchObject({ ok: true });
});

test('nothing can be moved before the first match and after its end', async () => {
  const ask = await newEnvironment(GAME_IDS[0]);
  expect(ask({ type: 'move', move: 0 })).toMatchObject({ ok: false, code: 'no-match' });
  playFirstMoves(ask, 'four');
  expect(ask({ type: 'move', move: 0 })).toMatchObject({ ok: false, code: 'match-over' });
});

test('requests come by standard input, replies by standard output', () => {
  const { lines } = runCli(['env', '--game', GAME_IDS[0]], '{"type":"reset"}\n\n{"type":"move","move":0}\n');
  expect(lines).toMatchObject([{ ok: true, seat: 0 }, { ok: true }]);
});

const hasPython = spawnSync('python3', ['--version']).status === 0;

test.skipIf(!hasPython)('the example in Python learns from whole matches', () => {
  const example = join(import.meta.dirname, '../../docs/examples/train.py');
  const command = [process.execPath, join(import.meta.dirname, 'main.ts'), 'env'];
  const { status, stdout, stderr } = spawnSync('python3', [example, '30', ...command], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(stdout).toMatch(/after 30 matches: won \d+ of the last/);
});
