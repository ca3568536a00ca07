import { SEATS } from '@safehouse/contract';
import type { TableEvent, ViewedEvent } from '@safehouse/protocol';
import { expect, test } from 'vitest';
import { earlyEndOf, outcomeOf, stampOf } from './outcome.ts';

const [FIRST, SECOND] = SEATS;
const viewOf = (winners: readonly (typeof FIRST)[], reason = 'points') => ({
  seat: FIRST,
  seats: [FIRST],
  result: { winners, reason, scores: [] },
});
const event = (version: number, table: TableEvent): ViewedEvent => ({ version, at: 0, table });

test('a match is won, lost or drawn for its players, and seen by everybody else', () => {
  expect(outcomeOf(viewOf([FIRST]))).toBe('won');
  expect(outcomeOf(viewOf([SECOND]))).toBe('lost');
  expect(outcomeOf(viewOf([]))).toBe('drawn');
  expect(outcomeOf({ ...viewOf([FIRST]), seat: null, seats: [] })).toBe('seen');
  // Several people use a shared device.
  expect(outcomeOf({ ...viewOf([FIRST]), seats: [FIRST, SECOND] })).toBe('seen');
});

test('an early end names the seat that caused it, and a match that continued has none', () => {
  const resigned = event(4, { type: 'resigned', seat: 1 });
  expect(earlyEndOf(viewOf([FIRST], 'resigned'), [resigned])).toEqual({ cause: 'resigned', seat: 1 });
  expect(earlyEndOf(viewOf([FIRST], 'points'), [resigned])).toBeNull();
  const late = event(5, { type: 'timed-out', seat: 0 });
  expect(earlyEndOf(viewOf([SECOND], 'timed-out'), [resigned, late])).toEqual({ cause: 'timedOut', seat: 0 });
  const away = event(5, { type: 'timed-out', seat: 0, absent: true });
  const rematched = event(6, { type: 'rematched' });
  expect(earlyEndOf(viewOf([SECOND], 'abandoned'), [away, rematched])).toEqual({ cause: 'absent', seat: 0 });
});

test('every kind of ending has its own stamp', () => {
  const resigned = { cause: 'resigned', seat: 0 } as const;
  const late = { cause: 'timedOut', seat: 0 } as const;
  const stamps = [
    stampOf(viewOf([FIRST]), null),
    stampOf(viewOf([SECOND]), null),
    stampOf(viewOf([]), null),
    stampOf(viewOf([FIRST]), resigned),
    stampOf(viewOf([SECOND]), resigned),
    stampOf(viewOf([FIRST]), late),
    stampOf(viewOf([SECOND]), late),
    stampOf({ ...viewOf([FIRST]), seat: null, seats: [] }, resigned),
  ];
  expect(stamps).toEqual(['won', 'lost', 'drawn', 'rivalResigned', 'resigned', 'rivalTimedOut', 'timedOut', 'seen']);
});
