import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folder, safehouse } from './testing.ts';

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
    ['a version of the rules that is not here', written({ meta: { rulesVersion: 99 } })],
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
