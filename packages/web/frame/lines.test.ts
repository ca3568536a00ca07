import type { Told } from '@safehouse/protocol';
import { HOUSE_WORDS } from '@safehouse/ui';
import { expect, test } from 'vitest';
import type { ShownGame } from '../state/games.ts';
import { latestOf, linesOf } from './lines.ts';

const game = {
  ui: { tell: ({ type }: { readonly type: string }) => (type === 'quiet' ? null : `it ${type}`) },
  words: {},
  lang: 'en',
} as unknown as ShownGame;
const telling = { game, names: ['Ann', 'Bob'], house: await HOUSE_WORDS.en(), view: null };

const STARTED: Told = { version: 1, at: 10, table: { type: 'started' } };
const MOVED: Told = { version: 2, at: 20, seat: 0, facts: [{ type: 'rained' }, { type: 'quiet' }] };
const MOVED_ON: Told = { version: 3, at: 30, seat: 1, facts: [{ type: 'snowed' }, { type: 'thawed' }] };

test('every fact that is to be told has a line, and so has what happened at the table', () => {
  const lines = linesOf([STARTED, MOVED, MOVED_ON], telling);
  expect(lines.map(({ version, seat }) => [version, seat])).toEqual([
    [1, null],
    [2, 0],
    [3, 1],
    [3, 1],
  ]);
  expect(lines[1].text).toBe('it rained');
});

test('what was put into words before stays the same lines when the story goes on', () => {
  const worded = new Map();
  const before = linesOf([STARTED, MOVED], telling, worded);
  // A page brings the whole story anew.
  const now = linesOf(structuredClone([STARTED, MOVED, MOVED_ON]), telling, worded);
  expect(now).toHaveLength(4);
  expect(now[0]).toBe(before[0]);
  expect(now[1]).toBe(before[1]);
});

test('what somebody did last is all that one move led to', () => {
  const lines = linesOf([STARTED, MOVED, MOVED_ON], telling);
  expect(latestOf(lines, 1)).toBe('it snowed it thawed');
  expect(latestOf(lines, 2)).toBeNull();
});
