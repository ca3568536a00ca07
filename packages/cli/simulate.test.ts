import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCli, workingFolder } from './test-helpers.ts';

describe('simulate', () => {
  const args = ['simulate', '--game', 'agent-avenue', '--games', '20', '--seed', 's'];

  test('prints one summary', () => {
    const { status, lines } = runCli([...args, '--bots', 'greedy,random']);
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
    runCli([...args, '--options', '{"mode":"advanced"}', '--records', 'a.jsonl']);
    runCli([...args, '--options', '{"mode":"advanced"}', '--records', 'b.jsonl']);
    const records = readFileSync(join(workingFolder, 'a.jsonl'), 'utf8');
    expect(readFileSync(join(workingFolder, 'b.jsonl'), 'utf8')).toBe(records);
    // They contain their decks, which cannot be computed from a seed.
    expect(records).not.toContain('"seed"');
    const { status, lines } = runCli(['replay', '-'], records);
    expect(status).toBe(0);
    expect(lines.map((line) => line.over)).toEqual(Array(20).fill(true));
  });

  test.each([
    ['agent-avenue', '{"mode":"advanced"}'],
    ['kompromat', '{}'],
    ['spy-connection', '{"start":"draft"}'],
  ])('%s %s: the same matches, in the same order, with any number of threads', (game, options) => {
    const files = ['1', '3'].map((threads) => {
      const file = `${game}-${threads}.jsonl`;
      const flags = ['--game', game, '--options', options, '--threads', threads, '--records', file];
      const { lines } = runCli(['simulate', '--games', '50', '--seed', 's', ...flags]);
      const { seconds, movesPerSecond, ...summary } = lines[0];
      return [summary, readFileSync(join(workingFolder, file), 'utf8')] as const;
    });
    expect(files[1]).toEqual(files[0]);
    const replayed = runCli(['replay', '-'], files[0][1]);
    expect(replayed.status).toBe(0);
    expect(replayed.lines.every(({ over }) => over === true)).toBe(true);
  });

  test('plays by any version of the rules, and the records say which', () => {
    const versionsOf = (file: string, ...rules: string[]) => {
      runCli([...args, ...rules, '--records', file]);
      const lines = readFileSync(join(workingFolder, file), 'utf8').trim().split('\n');
      expect(runCli(['replay', file]).status).toBe(0);
      return new Set(lines.map((line) => JSON.parse(line).meta?.rulesVersion));
    };
    expect(versionsOf('newest.jsonl')).toEqual(new Set([2]));
    expect(versionsOf('first.jsonl', '--rules', '1')).toEqual(new Set([undefined]));
  });

  test('names of bots may have spaces around them', () => {
    expect(runCli([...args, '--bots', 'greedy, random'])).toMatchObject({ status: 0, lines: [{ games: 20 }] });
  });

  test('a bot of your own: the error says where it can play', () => {
    const { lines } = runCli([...args, '--bots', 'file:my-bot.mjs,random']);
    expect(lines[0].message).toBe('bots of your own, like "file:my-bot.mjs", play in arena and ladder only');
  });

  test.runIf(existsSync('/dev/full')).each(['1', '2'])('a full disk is an error, with %s threads', (threads) => {
    const { status, lines } = runCli([...args, '--records', '/dev/full', '--threads', threads]);
    expect({ status, lines }).toMatchObject({ status: 1, lines: [{ ok: false, code: 'no-file' }] });
    expect(lines[0].message).toMatch(/^cannot write \/dev\/full: ENOSPC/);
  });

  test('stops a match after --max-moves and counts it as unfinished', () => {
    expect(runCli([...args, '--max-moves', '3']).lines).toMatchObject([{ unfinished: 20, averageMoves: 3 }]);
  });

  test.each([
    ['no game', ['simulate']],
    ['an unknown game', ['simulate', '--game', 'chess']],
    ['an unknown bot', [...args, '--bots', 'random,stockfish']],
    ['options that are not JSON', [...args, '--options', '{mode}']],
    ['a wrong option', [...args, '--options', '{"mode":"hard"}']],
    ['one bot', [...args, '--bots', 'random']],
    ['games that are not a number', ['simulate', '--game', 'agent-avenue', '--games', 'many']],
    ['a version of the rules that is not there', [...args, '--rules', '99']],
    ['an unknown flag', [...args, '--fast']],
    ['an unknown command', ['fly']],
    ['no command', []],
    ['replay without a file', ['replay']],
    ['a seat that does not exist', ['replay', '--view', '9', '-']],
  ])('%s: one line with the error', (_, args) => {
    expect(runCli(args)).toMatchObject({
      status: 2,
      lines: [{ ok: false, message: expect.any(String) }],
    });
  });
});
