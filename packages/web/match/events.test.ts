import type { ViewedEvent } from '@safehouse/protocol';
import { expect, test } from 'vitest';
import { appendEvents, withoutUndone } from './events.ts';

const moveEvent = (version: number): ViewedEvent => ({ version, at: 0, seat: 0, facts: [{ type: 'x' }] });
const undoneEvent = (version: number, to: number): ViewedEvent => ({
  version,
  at: 0,
  table: { type: 'undone', seat: 0, to },
});

test('an event that is known already is not added again', () => {
  expect(appendEvents([moveEvent(1), moveEvent(2)], [moveEvent(2), moveEvent(3)])).toEqual([
    moveEvent(1),
    moveEvent(2),
    moveEvent(3),
  ]);
});

test('events after a gap are not added, because they are sent again with the missing ones', () => {
  expect(appendEvents([moveEvent(1)], [moveEvent(3), moveEvent(4)])).toEqual([moveEvent(1)]);
  expect(appendEvents([], [moveEvent(2)])).toEqual([]);
});

test('an undone move is left out', () => {
  expect(withoutUndone([moveEvent(1), moveEvent(2), undoneEvent(3, 1), moveEvent(4)])).toEqual([
    moveEvent(1),
    undoneEvent(3, 1),
    moveEvent(4),
  ]);
});
