import { constants } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { type GcFunction, isMarkingAfter, MinorGc, MOVES_PER_GC } from './minor-gc.ts';

const mockGc = () => vi.fn<GcFunction>();
const notMarking = () => false;

function recordMoves(minorGc: MinorGc, times: number, underWay: number): void {
  for (let i = 0; i < times; i++) minorGc.afterMove(underWay);
}

test('what is new is cleaned up after some moves, when everybody has been told', async () => {
  const gc = mockGc();
  const minorGc = new MinorGc(gc, notMarking);
  recordMoves(minorGc, MOVES_PER_GC - 1, 1);
  await nextTurn();
  expect(gc).not.toHaveBeenCalled();
  recordMoves(minorGc, 1, 1);
  expect(gc).not.toHaveBeenCalled();
  await nextTurn();
  expect(gc.mock.calls).toEqual([[{ type: 'minor' }]]);
  recordMoves(minorGc, MOVES_PER_GC, 32);
  await nextTurn();
  expect(gc).toHaveBeenCalledTimes(2);
});

test('while many wait for an answer nothing is cleaned up before it must be', async () => {
  const gc = mockGc();
  const minorGc = new MinorGc(gc, notMarking);
  recordMoves(minorGc, 15 * MOVES_PER_GC, 33);
  await nextTurn();
  expect(gc).not.toHaveBeenCalled();
  recordMoves(minorGc, MOVES_PER_GC, 2);
  await nextTurn();
  expect(gc).toHaveBeenCalledTimes(1);
});

test('at the end of a batch few are in flight, which does not count', async () => {
  const gc = mockGc();
  const minorGc = new MinorGc(gc, notMarking);
  for (let batch = 0; batch < 2; batch++)
    for (let inFlight = MOVES_PER_GC; inFlight > 0; inFlight--) minorGc.afterMove(inFlight);
  await nextTurn();
  expect(gc).not.toHaveBeenCalled();
});

test('without an explicit garbage collection moves cause no error', async () => {
  recordMoves(new MinorGc(undefined, notMarking), 64, 1);
  await nextTurn();
});

test('while the old generation is marked nothing is collected', async () => {
  const gc = mockGc();
  let isMarking = true;
  const minorGc = new MinorGc(gc, () => isMarking);
  recordMoves(minorGc, MOVES_PER_GC, 1);
  await nextTurn();
  expect(gc).not.toHaveBeenCalled();
  isMarking = false;
  recordMoves(minorGc, MOVES_PER_GC, 1);
  await nextTurn();
  expect(gc).toHaveBeenCalledTimes(1);
});

test('V8 marks from the start of incremental marking to the end of the next major collection', () => {
  const { NODE_PERFORMANCE_GC_MINOR: minor, NODE_PERFORMANCE_GC_MAJOR: major } = constants;
  const { NODE_PERFORMANCE_GC_INCREMENTAL: incremental } = constants;
  const seen: boolean[] = [];
  let isMarking = false;
  for (const kind of [minor, incremental, minor, major, minor]) {
    isMarking = isMarkingAfter(kind, isMarking);
    seen.push(isMarking);
  }
  expect(seen).toEqual([false, true, true, false, false]);
});
