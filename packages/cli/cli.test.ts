import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'safehouse-'));
afterAll(() => rmSync(folder, { recursive: true }));

const main = join(import.meta.dirname, 'main.ts');

interface Said {
  readonly status: number | null;
  readonly lines: readonly { readonly [key: string]: unknown }[];
}

function safehouse(args: readonly string[], input = ''): Said {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
    input,
    encoding: 'utf8',
    maxBuffer: 1e9,
    env: { ...process.env, INIT_CWD: folder },
  });
  expect(stderr).toBe('');
  const lines = stdout.split('\n').slice(0, -1);
  return { status, lines: lines.map((line) => JSON.parse(line)) };
}

const replay = (input: string, ...args: string[]) => safehouse(['replay', ...args, '-'], input);
const START = {
  format: 1,
  game: 'agent-avenue',
  players: ['Ann', 'Ben'],
  seed: 'cli',
  moves: [] as object[],
};
const written = (record: object) => JSON.stringify({ ...START, ...record });
const firstMove = () => (replay(written({})).lines[0].legal as object[])[0];

describe('replay', () => {
  test('prints the position after the last move', () => {
    const { status, lines } = replay(written({ moves: [firstMove()] }));
    expect(status).toBe(0);
    expect(lines).toHaveLength(1);
    expect(Object.keys(lines[0])).toEqual(['ok', 'moves', 'over', 'toAct', 'legal', 'result', 'state']);
    expect(lines[0]).toMatchObject({ ok: true, moves: 1, over: false, toAct: [1], result: null });
    expect(lines[0].legal).toEqual([
      { seat: 1, type: 'recruit', card: 'up' },
      { seat: 1, type: 'recruit', card: 'down' },
    ]);
  });

  test('--trace prints the position before any move, then one for each', () => {
    const { lines } = replay(written({ moves: [firstMove()] }), '--trace');
    expect(lines.map((line) => line.moves)).toEqual([0, 1]);
  });

  test('--trace prints the fault after the good positions', () => {
    const { status, lines } = replay(written({ moves: [firstMove(), firstMove()] }), '--trace');
    expect(status).toBe(1);
    expect(lines.map((line) => line.ok)).toEqual([true, true, false]);
    expect(lines[2]).toMatchObject({ at: 1, code: 'illegal-move' });
  });

  test('--view shows what a seat may know in place of the state, and the legal moves of that seat only', () => {
    const [position] = replay(written({}), '--view', '1').lines;
    expect(position).not.toHaveProperty('state');
    expect(position).toMatchObject({
      toAct: [0],
      legal: [],
      view: { hands: [{ closed: 4 }, expect.any(Array)] },
    });
    const [own] = replay(written({}), '--view', '0').lines;
    expect(own.legal).not.toEqual([]);
    const [onlooker] = replay(written({}), '--view', 'spectator').lines;
    expect(onlooker).toMatchObject({ legal: [], view: { hands: [{ closed: 4 }, { closed: 4 }] } });
  });

  test('reads a file, seen from where the user stands', () => {
    writeFileSync(join(folder, 'record.json'), JSON.stringify(START, null, 2));
    expect(safehouse(['replay', 'record.json'])).toMatchObject({ status: 0, lines: [{ ok: true }] });
  });

  test('several records as JSON Lines: a bad one does not stop the next', () => {
    const input = [written({}), '{"format":', '', written({ game: 'chess' }), written({ seed: 'x' })].join(
      '\r\n',
    );
    const { status, lines } = replay(input);
    expect(status).toBe(1);
    expect(lines.map((line) => line.code ?? 'fine')).toEqual(['fine', 'bad-json', 'bad-header', 'fine']);
  });

  test('a broken document over several lines is one fault', () => {
    expect(replay(`${JSON.stringify(START, null, 2)},`).lines).toHaveLength(1);
  });

  test.each([
    ['nothing', ''],
    ['blanks', ' \n \n'],
    ['no JSON', 'hello'],
    ['half a record', written({}).slice(0, 40)],
    ['a hundred thousand brackets', '['.repeat(100_000)],
  ])('%s is bad-json', (_, input) => {
    expect(replay(input)).toMatchObject({ status: 1, lines: [{ ok: false, at: null, code: 'bad-json' }] });
  });

  test.each([
    ['a list', '[]'],
    ['a number', '7'],
    ['an unknown game', written({ game: 'chess' })],
    ['a game named like a built-in property', written({ game: 'constructor' })],
    ['a wrong option', written({ options: { mode: 'hard' } })],
    ['an unknown option', written({ options: { speed: 1 } })],
    ['one player', written({ players: ['Ann'] })],
    ['five players', written({ players: ['a', 'b', 'c', 'd', 'e'] })],
    ['an edition where there are none', written({ edition: {} })],
    ['a stray key', written({ date: 'today' })],
    ['another format', written({ format: 2 })],
  ])('%s is bad-header', (_, input) => {
    expect(replay(input)).toMatchObject({ status: 1, lines: [{ ok: false, at: null, code: 'bad-header' }] });
  });

  test('a deck that is no permutation is bad-deck', () => {
    const decks = { agents: Array(38).fill('mole') };
    expect(replay(written({ decks })).lines).toMatchObject([{ ok: false, at: null, code: 'bad-deck' }]);
  });

  test('a seat without a player has no view', () => {
    expect(replay(written({}), '--view', '3').lines).toMatchObject([{ ok: false, code: 'bad-header' }]);
  });

  test('50 MB of moves give one short line', () => {
    const moves = Array(500_000).fill({
      seat: 0,
      type: 'swap',
      card: 'a word that is no card and takes its room',
    });
    const input = written({ moves });
    expect(input.length).toBeGreaterThan(35_000_000);
    const { status, lines } = replay(input.padEnd(50_000_000));
    expect(status).toBe(1);
    expect(lines).toMatchObject([{ ok: false, at: 0, code: 'illegal-move' }]);
    expect(JSON.stringify(lines).length).toBeLessThan(300);
  });

  test('50 MB of junk give one short line', () => {
    const { status, lines } = replay('x'.repeat(50_000_000));
    expect(status).toBe(1);
    expect(lines).toMatchObject([{ code: 'bad-json' }]);
    expect(JSON.stringify(lines).length).toBeLessThan(400);
  });

  test('a move nested very deeply is an illegal move', () => {
    const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
    const input = written({ moves: ['DEEP'] }).replace('"DEEP"', `{"seat":0,"type":${deep}}`);
    expect(replay(input).lines).toMatchObject([{ at: 0, code: 'illegal-move' }]);
  });

  test('a file that is not there is said to be so', () => {
    expect(safehouse(['replay', 'nowhere.json'])).toMatchObject({
      status: 1,
      lines: [{ ok: false, code: 'no-file' }],
    });
  });
});

describe('simulate', () => {
  const args = ['simulate', '--game', 'agent-avenue', '--games', '20', '--seed', 's'];

  test('prints one summary', () => {
    const { status, lines } = safehouse([...args, '--bots', 'greedy,random']);
    expect(status).toBe(0);
    const [{ wins, ...summary }] = lines;
    expect(summary).toMatchObject({ games: 20, unfinished: 0, draws: 0 });
    expect((wins as number[]).reduce((sum, won) => sum + won)).toBe(20);
    expect(Object.keys(lines[0])).toEqual([
      'games',
      'unfinished',
      'wins',
      'draws',
      'averageMoves',
      'seconds',
      'movesPerSecond',
    ]);
  });

  test('writes records that replay to their end without their seed, the same for the same seed', () => {
    safehouse([...args, '--options', '{"mode":"advanced"}', '--records', 'a.jsonl']);
    safehouse([...args, '--options', '{"mode":"advanced"}', '--records', 'b.jsonl']);
    const records = readFileSync(join(folder, 'a.jsonl'), 'utf8');
    expect(readFileSync(join(folder, 'b.jsonl'), 'utf8')).toBe(records);
    const seedless = records.replaceAll(/"seed":"[^"]*"/g, '"seed":"lost"');
    const { status, lines } = replay(seedless);
    expect(status).toBe(0);
    expect(lines.map((line) => line.over)).toEqual(Array(20).fill(true));
  });

  test('stops a match after --max-moves and counts it as unfinished', () => {
    expect(safehouse([...args, '--max-moves', '3']).lines).toMatchObject([
      { unfinished: 20, averageMoves: 3 },
    ]);
  });

  test.each([
    ['no game', ['simulate']],
    ['an unknown game', ['simulate', '--game', 'chess']],
    ['an unknown bot', [...args, '--bots', 'random,stockfish']],
    ['options that are no JSON', [...args, '--options', '{mode}']],
    ['a wrong option', [...args, '--options', '{"mode":"hard"}']],
    ['one bot', [...args, '--bots', 'random']],
    ['games that are no number', ['simulate', '--game', 'agent-avenue', '--games', 'many']],
    ['an unknown flag', [...args, '--fast']],
    ['an unknown verb', ['fly']],
    ['no verb', []],
    ['replay without a file', ['replay']],
    ['a seat that cannot be', ['replay', '--view', '9', '-']],
  ])('%s: a line that says what is wrong', (_, words) => {
    expect(safehouse(words)).toMatchObject({
      status: 2,
      lines: [{ ok: false, message: expect.any(String) }],
    });
  });
});

describe('arena', () => {
  const args = ['arena', '--game', 'agent-avenue', '--games', '60', '--seed', 's', '--json'];

  test('plays every deal from every chair and tells who is stronger by how much', () => {
    const { status, lines } = safehouse([...args, '--bots', 'greedy,random']);
    expect(status).toBe(0);
    const [{ games, winRates, interval, elo, msPerMove }] = lines as {
      games: number;
      winRates: number[];
      interval: number[];
      elo: number;
      msPerMove: number[];
    }[];
    expect(games).toBe(60);
    expect(winRates[0] + winRates[1]).toBeCloseTo(1);
    expect(winRates[0]).toBeGreaterThan(0.6);
    expect(interval[0] < winRates[0] && winRates[0] < interval[1]).toBe(true);
    expect(elo).toBeGreaterThan(0);
    expect(msPerMove).toHaveLength(2);
  });

  test('one deal gives the same matches whatever the number of threads', () => {
    const rates = (threads: string) =>
      safehouse([...args, '--bots', 'ismcts:20,greedy', '--threads', threads]).lines[0].winRates;
    expect(rates('1')).toEqual(rates('3'));
  });

  test('a player against itself, mirrored, is even to the last deal', () => {
    expect(safehouse([...args, '--bots', 'greedy,greedy']).lines[0].winRates).toEqual([0.5, 0.5]);
  });

  test('stops early when the question is answered', () => {
    const { lines } = safehouse([...args, '--games', '4000', '--bots', 'greedy,random', '--sprt', '50']);
    expect(lines).toMatchObject([{ sprt: 'stronger' }]);
    expect(lines[0].games).toBeLessThan(1000);
  });

  test.each([
    ['one bot', ['--bots', 'greedy']],
    ['an unknown bot', ['--bots', 'greedy,deep-blue']],
    ['a search without its number', ['--bots', 'greedy,ismcts']],
  ])('%s: a line that says what is wrong', (_, words) => {
    expect(safehouse([...args, ...words])).toMatchObject({ status: 2, lines: [{ ok: false }] });
  });
});

describe('ladder', () => {
  const args = [
    'ladder',
    '--game',
    'agent-avenue',
    '--bots',
    'random,greedy',
    '--games',
    '20',
    '--threads',
    '1',
  ];

  test('plays everybody against everybody and rates them', () => {
    const { status, lines } = safehouse([...args, '--seed', 'a']);
    expect(status).toBe(0);
    const [{ names, wins, ratings }] = lines as { names: string[]; wins: number[][]; ratings: number[] }[];
    expect(names).toEqual(['random', 'greedy']);
    expect(wins[0][1] + wins[1][0]).toBe(20);
    expect(ratings[0]).toBe(0);
    expect(ratings[1]).toBeGreaterThan(0);
  });

  test('writes one section a game and options, in the place of the old one', () => {
    const path = join(folder, 'strength.md');
    for (const seed of ['a', 'b']) safehouse([...args, '--seed', seed, '--write', 'strength.md']);
    safehouse([...args, '--seed', 'c', '--write', 'strength.md', '--options', '{"mode":"advanced"}']);
    const text = readFileSync(path, 'utf8');
    expect(text.match(/^## .*$/gm)).toEqual(['## agent-avenue {}', '## agent-avenue {"mode":"advanced"}']);
    expect(text).toContain('seed "b"');
    expect(text).not.toContain('seed "a"');
    expect(text).toMatch(/\| greedy \| \d+ % \| {2}\| \d+ \|/);
  });
});

describe('play', () => {
  test('a person against a bot, to the end', () => {
    const input = '0\nhello\n'.concat('1\n'.repeat(200));
    const { status, stdout } = spawnSync(
      process.execPath,
      [main, 'play', '--game', 'agent-avenue', '--level', 'greedy', '--seat', '1'],
      { input, encoding: 'utf8' },
    );
    expect(status).toBe(0);
    expect(stdout).toContain('not one of the numbers');
    expect(stdout).toMatch(/(You|greedy) won by \w/);
  });

  test('whoever leaves has left', () => {
    const { status, stdout } = spawnSync(process.execPath, [main, 'play', '--game', 'kompromat'], {
      input: 'q\n',
      encoding: 'utf8',
    });
    expect(status).toBe(0);
    expect(stdout).not.toContain('won by');
  });
});

describe('edition check', () => {
  const builtIn = join(import.meta.dirname, '../../games/spy-connection/data/reconstructed.json');

  test('says that a good one is good', () => {
    expect(safehouse(['edition', 'check', builtIn])).toEqual({
      status: 0,
      lines: [{ ok: true, problems: [] }],
    });
  });

  test('names what is wrong with a bad one, and where', () => {
    const edition = JSON.parse(readFileSync(builtIn, 'utf8'));
    edition.connections[0].b = 'ATLANTIS';
    const { status, lines } = safehouse(['edition', 'check', '-'], JSON.stringify(edition));
    expect(status).toBe(1);
    expect(lines).toMatchObject([{ ok: false, problems: [{ code: 'unknown-city' }] }]);
  });

  test('is told what is no JSON', () => {
    expect(safehouse(['edition', 'check', '-'], '{')).toMatchObject({ status: 1, lines: [{ ok: false }] });
  });
});
