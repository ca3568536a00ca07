import { SEATS } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { Clocks } from './clocks.ts';

const [A, B] = SEATS;
const quick = { type: 'realtime', base: 60, increment: 5, onTimeout: 'lose' } as const;
const slow = { type: 'turns', perTurn: 3600, onTimeout: 'bot' } as const;

function started(rule: ConstructorParameters<typeof Clocks>[0], at = 0): Clocks {
  const clocks = new Clocks(rule, 2);
  clocks.turnTo([A], at, null, 0);
  return clocks;
}

test('only the clock of whoever is to act runs, and a turn brings its increment', () => {
  const clocks = started(quick);
  clocks.turnTo([B], 10_000, A, 0);
  expect(clocks.face).toEqual({ left: [55_000, 60_000], running: [1], since: 10_000 });
});

test('a move within the own turn brings nothing', () => {
  const clocks = started(quick);
  clocks.turnTo([A], 10_000, A, 0);
  expect(clocks.face?.left).toEqual([50_000, 60_000]);
});

test('several clocks run at once, each on its own', () => {
  const clocks = new Clocks(quick, 2);
  clocks.turnTo([A, B], 0, null, 0);
  clocks.turnTo([B], 4000, A, 0);
  expect(clocks.face?.left).toEqual([61_000, 56_000]);
  expect(clocks.deadline).toBe(60_000);
});

test('time on the way is forgiven up to a store that fills slowly', () => {
  const clocks = started(quick);
  expect([clocks.forgiven(A, 300), clocks.forgiven(A, 900), clocks.forgiven(A, -5)]).toEqual([300, 500, 0]);
  clocks.turnTo([A], 1000, A, 500);
  expect([clocks.face?.left[A], clocks.forgiven(A, 900)]).toEqual([59_500, 100]);
});

test('nobody gains time by lag', () => {
  const clocks = started(quick);
  clocks.turnTo([A], 100, A, 400);
  expect(clocks.face?.left[A]).toBe(60_000);
});

test('in a match by turns every turn begins with the whole time, and keeps it running until it ends', () => {
  const clocks = started(slow);
  clocks.turnTo([A], 1_000_000, A, 0);
  expect(clocks.face?.left[A]).toBe(2_600_000);
  clocks.turnTo([B], 1_500_000, A, 0);
  clocks.turnTo([A], 1_600_000, B, 0);
  expect(clocks.face?.left).toEqual([3_600_000, 3_500_000]);
});

test('to move and take it back gains nobody anything', () => {
  const realtime = started(quick);
  realtime.turnTo([B], 10_000, A, 0);
  realtime.takeBack([A], [A], 12_000);
  expect(realtime.face?.left).toEqual([50_000, 58_000]);
  const byTurns = started(slow);
  byTurns.turnTo([B], 1_000_000, A, 0);
  byTurns.takeBack([A], [A], 1_100_000);
  expect(byTurns.face?.left[A]).toBe(2_600_000);
});

test('time is over at the deadline, not before', () => {
  const clocks = started(quick, 1000);
  expect(clocks.deadline).toBe(61_000);
  expect([clocks.outOfTime(60_999), clocks.outOfTime(61_000)]).toEqual([[], [A]]);
});

test('without a clock nothing runs out', () => {
  const clocks = started({ type: 'none' });
  expect([clocks.face, clocks.deadline, clocks.outOfTime(1e12)]).toEqual([null, null, []]);
});
