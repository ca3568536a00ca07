import { SEATS } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { Clocks } from './clocks.ts';

const [A, B] = SEATS;
const realtimeRule = { type: 'realtime', base: 60, increment: 5, onTimeout: 'lose' } as const;
const turnsRule = { type: 'turns', perTurn: 3600, onTimeout: 'bot' } as const;

function startedClocks(rule: ConstructorParameters<typeof Clocks>[0], at = 0): Clocks {
  const clocks = new Clocks(rule, 2);
  clocks.switchTo([A], at, null, 0);
  return clocks;
}

test('only the clock of whoever is to act runs, and a turn brings its increment', () => {
  const clocks = startedClocks(realtimeRule);
  clocks.switchTo([B], 10_000, A, 0);
  expect(clocks.state).toEqual({ left: [55_000, 60_000], running: [1], since: 10_000 });
});

test('a move within the own turn brings nothing', () => {
  const clocks = startedClocks(realtimeRule);
  clocks.switchTo([A], 10_000, A, 0);
  expect(clocks.state?.left).toEqual([50_000, 60_000]);
});

test('several clocks run at once, each on its own', () => {
  const clocks = new Clocks(realtimeRule, 2);
  clocks.switchTo([A, B], 0, null, 0);
  clocks.switchTo([B], 4000, A, 0);
  expect(clocks.state?.left).toEqual([61_000, 56_000]);
  expect(clocks.deadline).toBe(60_000);
});

test('time on the way is forgiven up to a store that fills slowly', () => {
  const clocks = startedClocks(realtimeRule);
  expect([clocks.compensatedLag(A, 300), clocks.compensatedLag(A, 900), clocks.compensatedLag(A, -5)]).toEqual([
    300, 500, 0,
  ]);
  clocks.switchTo([A], 1000, A, 500);
  expect([clocks.state?.left[A], clocks.compensatedLag(A, 900)]).toEqual([59_500, 100]);
});

test('nobody gains time by lag', () => {
  const clocks = startedClocks(realtimeRule);
  clocks.switchTo([A], 100, A, 400);
  expect(clocks.state?.left[A]).toBe(60_000);
});

test('in a match by turns every turn begins with the whole time, and keeps it running until it ends', () => {
  const clocks = startedClocks(turnsRule);
  clocks.switchTo([A], 1_000_000, A, 0);
  expect(clocks.state?.left[A]).toBe(2_600_000);
  clocks.switchTo([B], 1_500_000, A, 0);
  clocks.switchTo([A], 1_600_000, B, 0);
  expect(clocks.state?.left).toEqual([3_600_000, 3_500_000]);
});

test('to move and take it back gains nobody anything', () => {
  const realtime = startedClocks(realtimeRule);
  realtime.switchTo([B], 10_000, A, 0);
  realtime.takeBack({ movers: [A], toAct: [A], at: 12_000, isFree: false });
  expect(realtime.state?.left).toEqual([50_000, 58_000]);
  const byTurns = startedClocks(turnsRule);
  byTurns.switchTo([B], 1_000_000, A, 0);
  byTurns.takeBack({ movers: [A], toAct: [A], at: 1_100_000, isFree: false });
  expect(byTurns.state?.left[A]).toBe(2_600_000);
});

test('to move and take it back without asking costs the others no time', () => {
  const clocks = startedClocks(realtimeRule);
  clocks.switchTo([B], 10_000, A, 0);
  clocks.takeBack({ movers: [A], toAct: [A], at: 12_000, isFree: true });
  expect(clocks.state?.left).toEqual([48_000, 60_000]);
  // Within the own turn it is as before.
  clocks.switchTo([A], 13_000, A, 0);
  clocks.takeBack({ movers: [A], toAct: [A], at: 14_000, isFree: true });
  expect(clocks.state?.left).toEqual([46_000, 60_000]);
  // Nobody loses on time by an undo.
  clocks.switchTo([B], 20_000, A, 0);
  clocks.takeBack({ movers: [A], toAct: [A], at: 79_000, isFree: true });
  expect(clocks.state?.left).toEqual([1000, 60_000]);
});

test('time is over at the deadline, not before', () => {
  const clocks = startedClocks(realtimeRule, 1000);
  expect(clocks.deadline).toBe(61_000);
  expect([clocks.expiredSeats(60_999), clocks.expiredSeats(61_000)]).toEqual([[], [A]]);
});

test('without a clock nothing runs out', () => {
  const clocks = startedClocks({ type: 'none' });
  expect([clocks.state, clocks.deadline, clocks.expiredSeats(1e12)]).toEqual([null, null, []]);
});
