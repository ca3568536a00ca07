import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCli, workingFolder } from './test-helpers.ts';

const replay = (input: string | Buffer, ...args: string[]) => runCli(['replay', ...args, '-'], input);
const EMPTY_RECORD = {
  format: 1,
  game: 'agent-avenue',
  players: ['Ann', 'Ben'],
  seed: 'cli',
  moves: [] as object[],
};
const recordJson = (record: object) => JSON.stringify({ ...EMPTY_RECORD, ...record });
const firstMove = () => (replay(recordJson({})).lines[0].legal as object[])[0];

describe('replay', () => {
  test('prints the position after the last move', () => {
    const { status, lines } = replay(recordJson({ moves: [firstMove()] }));
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
    const { lines } = replay(recordJson({ moves: [firstMove()] }), '--trace');
    expect(lines.map((line) => line.moves)).toEqual([0, 1]);
  });

  test('--trace prints the fault after the good positions', () => {
    const { status, lines } = replay(recordJson({ moves: [firstMove(), firstMove()] }), '--trace');
    expect(status).toBe(1);
    expect(lines.map((line) => line.ok)).toEqual([true, true, false]);
    expect(lines[2]).toMatchObject({ at: 1, code: 'illegal-move' });
  });

  test('--view prints the view of a seat instead of the state, and the legal moves of that seat only', () => {
    const [position] = replay(recordJson({}), '--view', '1').lines;
    expect(position).not.toHaveProperty('state');
    expect(position).toMatchObject({
      toAct: [0],
      legal: [],
      view: { hands: [{ closed: 4 }, expect.any(Array)] },
    });
    const [own] = replay(recordJson({}), '--view', '0').lines;
    expect(own.legal).not.toEqual([]);
    const [spectator] = replay(recordJson({}), '--view', 'spectator').lines;
    expect(spectator).toMatchObject({ legal: [], view: { hands: [{ closed: 4 }, { closed: 4 }] } });
  });

  test('reads a file relative to the user’s folder', () => {
    writeFileSync(join(workingFolder, 'record.json'), JSON.stringify(EMPTY_RECORD, null, 2));
    expect(runCli(['replay', 'record.json'])).toMatchObject({ status: 0, lines: [{ ok: true }] });
  });

  test('several records as JSON Lines: a bad one does not stop the next', () => {
    const input = [recordJson({}), '{"format":', '', recordJson({ game: 'chess' }), recordJson({ seed: 'x' })].join(
      '\r\n',
    );
    const { status, lines } = replay(input);
    expect(status).toBe(1);
    expect(lines.map((line) => line.code ?? 'fine')).toEqual(['fine', 'bad-json', 'bad-header', 'fine']);
  });

  test('a line that is indented, no JSON or no UTF-8 costs that line only', () => {
    const [good, indented] = [recordJson({}), `  ${recordJson({})}`];
    const input = Buffer.concat([
      Buffer.from(`${good}\n${indented}\n}\n]\n`),
      Buffer.from(`${recordJson({ seed: '\xff' })}\n`, 'latin1'),
      Buffer.from(`${good}\n`),
    ]);
    const { status, lines } = replay(input);
    expect(status).toBe(1);
    expect(lines.map((line) => line.code ?? 'fine')).toEqual([
      'fine',
      'fine',
      'bad-json',
      'bad-json',
      'bad-json',
      'fine',
    ]);
  });

  test('a broken document over several lines is one fault for each line', () => {
    const document = JSON.stringify(EMPTY_RECORD, null, 2);
    const { lines } = replay(`${document},`);
    expect(lines).toHaveLength(document.split('\n').length);
    expect(lines.every(({ ok, at }) => ok === false && at === null)).toBe(true);
  });

  test('bytes that are not UTF-8 are bad-json', () => {
    const input = Buffer.from(recordJson({ seed: '\xe9' }), 'latin1');
    const [line] = replay(input).lines;
    expect(line).toMatchObject({
      ok: false,
      at: null,
      code: 'bad-json',
      message: expect.stringContaining('UTF-8'),
    });
  });

  test.each([
    ['nothing', ''],
    ['blanks', ' \n \n'],
    ['text that is not JSON', 'hello'],
    ['half a record', recordJson({}).slice(0, 40)],
    ['a hundred thousand brackets', '['.repeat(100_000)],
  ])('%s is bad-json', (_, input) => {
    expect(replay(input)).toMatchObject({ status: 1, lines: [{ ok: false, at: null, code: 'bad-json' }] });
  });

  test.each([
    ['a list', '[]'],
    ['a number', '7'],
    ['an unknown game', recordJson({ game: 'chess' })],
    ['a game named like a built-in property', recordJson({ game: 'constructor' })],
    ['a wrong option', recordJson({ options: { mode: 'hard' } })],
    ['an unknown option', recordJson({ options: { speed: 1 } })],
    ['one player', recordJson({ players: ['Ann'] })],
    ['five players', recordJson({ players: ['a', 'b', 'c', 'd', 'e'] })],
    ['an edition where there are none', recordJson({ edition: {} })],
    ['a stray key', recordJson({ date: 'today' })],
    ['an unknown version of the rules', recordJson({ meta: { rulesVersion: 99 } })],
    ['a version of the rules as a string', recordJson({ meta: { rulesVersion: '2' } })],
    ['half a version of the rules', recordJson({ meta: { rulesVersion: 1.5 } })],
    ['null for the version of the rules', recordJson({ meta: { rulesVersion: null } })],
    ['version 0 of the rules', recordJson({ meta: { rulesVersion: 0 } })],
    ['a negative version of the rules', recordJson({ meta: { rulesVersion: -1 } })],
    ['a list for the version of the rules', recordJson({ meta: { rulesVersion: [1] } })],
    ['another format', recordJson({ format: 2 })],
  ])('%s is bad-header', (_, input) => {
    expect(replay(input)).toMatchObject({ status: 1, lines: [{ ok: false, at: null, code: 'bad-header' }] });
  });

  test('a deck that is not a permutation is bad-deck', () => {
    const decks = { agents: Array(38).fill('mole') };
    expect(replay(recordJson({ decks })).lines).toMatchObject([{ ok: false, at: null, code: 'bad-deck' }]);
  });

  test('a seat without a player has no view', () => {
    expect(replay(recordJson({}), '--view', '3').lines).toMatchObject([{ ok: false, code: 'bad-header' }]);
  });

  test('50 MB of moves print one short line', () => {
    const moves = Array(500_000).fill({
      seat: 0,
      type: 'swap',
      card: 'a string that is not a card and makes the move longer',
    });
    const input = recordJson({ moves });
    expect(input.length).toBeGreaterThan(35_000_000);
    const { status, lines } = replay(input.padEnd(50_000_000));
    expect(status).toBe(1);
    expect(lines).toMatchObject([{ ok: false, at: 0, code: 'illegal-move' }]);
    expect(JSON.stringify(lines).length).toBeLessThan(300);
  });

  test('50 MB of garbage print one short line', () => {
    const { status, lines } = replay('x'.repeat(50_000_000));
    expect(status).toBe(1);
    expect(lines).toMatchObject([{ code: 'bad-json' }]);
    expect(JSON.stringify(lines).length).toBeLessThan(400);
  });

  test('a move nested very deeply is an illegal move', () => {
    const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
    const input = recordJson({ moves: ['DEEP'] }).replace('"DEEP"', `{"seat":0,"type":${deep}}`);
    expect(replay(input).lines).toMatchObject([{ at: 0, code: 'illegal-move' }]);
  });

  test('a missing file is reported as no-file', () => {
    expect(runCli(['replay', 'nowhere.json'])).toMatchObject({
      status: 1,
      lines: [{ ok: false, code: 'no-file' }],
    });
  });
});

describe('edition check', () => {
  const builtIn = join(import.meta.dirname, '../../games/spy-connection/data/reconstructed.json');

  test('reports no problems of a valid edition', () => {
    expect(runCli(['edition', 'check', builtIn])).toEqual({
      status: 0,
      lines: [{ ok: true, problems: [] }],
    });
  });

  test('reports the problems of an invalid edition', () => {
    const edition = JSON.parse(readFileSync(builtIn, 'utf8'));
    edition.connections[0].b = 'ATLANTIS';
    const { status, lines } = runCli(['edition', 'check', '-'], JSON.stringify(edition));
    expect(status).toBe(1);
    expect(lines).toMatchObject([{ ok: false, problems: [{ code: 'unknown-city' }] }]);
  });

  test('reports a document that is not JSON', () => {
    for (const input of ['{', Buffer.from('{"title": "\xff"}', 'latin1')]) {
      expect(runCli(['edition', 'check', '-'], input)).toMatchObject({
        status: 1,
        lines: [{ ok: false, problems: [{ code: 'bad-json' }] }],
      });
    }
  });
});
