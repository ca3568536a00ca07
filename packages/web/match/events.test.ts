import type { ViewedEvent } from '@safehouse/protocol';
import { expect, test } from 'vitest';
import { appendEvents, eventsInUpdate, withoutUndone } from './events.ts';

const moveEvent = (version: number): ViewedEvent => ({ version, at: 0, seat: 0, facts: [{ type: 'x' }] });
const undoneEvent = (version: number, to: number): ViewedEvent => ({
  version,
  at: 0,
  table: { type: 'undone', seat: 0, to },
});

test('a message about moves ends with its own version', () => {
  const told = eventsInUpdate(
    { type: 'moved', on: 1, v: 7, h: [{ s: 1, f: [] }, { t: { type: 'started' } }], c: [] },
    5,
  );
  expect(told).toEqual([
    { version: 6, at: 5, seat: 1, facts: [] },
    { version: 7, at: 5, table: { type: 'started' } },
  ]);
});

test('what was told before is not told again', () => {
  expect(appendEvents([moveEvent(1), moveEvent(2)], [moveEvent(2), moveEvent(3)])).toEqual([
    moveEvent(1),
    moveEvent(2),
    moveEvent(3),
  ]);
});

test('a move that was taken back does not stand', () => {
  expect(withoutUndone([moveEvent(1), moveEvent(2), undoneEvent(3, 1), moveEvent(4)])).toEqual([
    moveEvent(1),
    undoneEvent(3, 1),
    moveEvent(4),
  ]);
});
