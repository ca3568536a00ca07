import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAME_TERMINALS } from '@safehouse/games/registry.terminal';
import { LANGS } from '@safehouse/ui/headless';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { arenaLines } from './arena-summary.ts';
import { demo } from './demo.ts';
import { edition } from './edition.ts';
import { replay } from './replay.ts';
import { simulate } from './simulate.ts';
import { alignTable } from './text-table.ts';
import { verify } from './verify.ts';

const folder = mkdtempSync(join(tmpdir(), 'safehouse-'));
afterAll(() => rmSync(folder, { recursive: true }));

const { isTTY } = process.stdout;
const printed: string[] = [];
beforeEach(() => {
  process.stdout.isTTY = true;
  printed.length = 0;
  vi.spyOn(console, 'log').mockImplementation((text) => printed.push(...String(text).split('\n')));
});
afterEach(() => {
  process.stdout.isTTY = isTTY;
  process.exitCode = undefined;
  vi.restoreAllMocks();
});

function writeFile(text: string): string {
  const path = join(folder, 'input.json');
  writeFileSync(path, text);
  return path;
}

const RECORD = { format: 1, game: 'kompromat', players: ['Ann', 'Ben'], seed: 's', moves: [] as object[] };

test('a record that cannot be verified is answered with a sentence', async () => {
  await verify.run([writeFile('{')]);
  await verify.run([writeFile(JSON.stringify(RECORD))]);
  expect(printed).toEqual([
    'Not checked: the record is not JSON.',
    'Not checked: the record has no seeds, as for a match that is not over or was not played on a server.',
  ]);
  expect(process.exitCode).toBe(1);
});

test('a wrong record says which move is wrong, counted from 1', async () => {
  const moves = [{ seat: 1, type: 'hit' }];
  await replay.run([writeFile(JSON.stringify({ ...RECORD, moves }))]);
  expect(printed).toEqual([expect.stringMatching(/^Wrong record: move 1: /)]);
  expect(process.exitCode).toBe(1);
});

test('the problems of an edition are lines with their places', async () => {
  await edition.run(['check', writeFile('{}')]);
  expect(printed.length).toBeGreaterThan(1);
  for (const line of printed) expect(line).toMatch(/^(\S+: )?\S.* /);
});

test('a simulation shows what each seat won', async () => {
  await simulate.run(['--game', 'kompromat', '--games', '4', '--seed', '1', '--threads', '1']);
  expect(printed[0].trim()).toBe('won');
  expect(printed[1]).toMatch(/^seat 0: random +\d +\d+\.0 %$/);
  expect(printed.at(-1)).toMatch(/^4 matches of \d+\.\d moves on average, in \d+\.\d s \(\d+ moves per second\)$/);
});

test('a comparison of bots is a table and a sentence, with what went wrong', () => {
  const lines = arenaLines({
    games: 40,
    bots: ['master', 'exec:./bot'],
    winRates: [0.75, 0.25],
    interval: [0.6, 0.86],
    elo: 190.8,
    msPerMove: [12.345, 1],
    slowestMs: [80, 9],
    sprt: null,
    forfeits: [0, 3],
    firstForfeit: [null, 'no answer'],
  });
  expect(lines).toEqual([
    '               won  ms a move  slowest',
    'master      75.0 %      12.35       80',
    'exec:./bot  25.0 %       1.00        9',
    '40 matches; master wins 60.0 % to 86.0 % with 95 % confidence, +191 Elo',
    'master is not yet known to be stronger',
    'exec:./bot lost 3 without a legal move; the first: no answer',
  ]);
});

test('a column is as wide as its widest cell', () => {
  expect(alignTable([['', 'rows'], ['matches', '12']])).toEqual(['         rows', 'matches    12']); // biome-ignore format: as it is printed
});

// Without a table for terminals, a game's facts are printed as they are.
test.each(Object.keys(GAME_TERMINALS).flatMap((game) => LANGS.map((lang) => [game, lang])))(
  'demo tells a match of %s in the words of the game, in %s',
  { timeout: 60_000 },
  async (game, lang) => {
    await demo.run([game, '--language', lang]);
    expect(printed.length).toBeGreaterThan(5);
    for (const line of printed) expect(line).not.toMatch(/[{}[\]]|\d closed|undefined|seat \d/);
  },
);
