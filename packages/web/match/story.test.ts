import type { Told } from '@safehouse/protocol';
import { expect, test } from 'vitest';
import { standing, toldBy, toldOn } from './story.ts';

const move = (version: number): Told => ({ version, at: 0, seat: 0, facts: [{ type: 'x' }] });
const undone = (version: number, to: number): Told => ({
  version,
  at: 0,
  table: { type: 'undone', seat: 0, to },
});

test('a message about moves ends with its own version', () => {
  const told = toldBy(
    { type: 'moved', on: 1, v: 7, h: [{ s: 1, f: [] }, { t: { type: 'started' } }], c: [] },
    5,
  );
  expect(told).toEqual([
    { version: 6, at: 5, seat: 1, facts: [] },
    { version: 7, at: 5, table: { type: 'started' } },
  ]);
});

test('what was told before is not told again', () => {
  expect(toldOn([move(1), move(2)], [move(2), move(3)])).toEqual([move(1), move(2), move(3)]);
});

test('a move that was taken back does not stand', () => {
  expect(standing([move(1), move(2), undone(3, 1), move(4)])).toEqual([move(1), undone(3, 1), move(4)]);
});
