import { SEATS } from '@safehouse/contract';
import type { MatchView } from '@safehouse/protocol';
import { expect, test } from 'vitest';
import {
  idleQueue,
  isWaitedFor,
  type PlaybackStep,
  shownVersion,
  updateQueue,
  withoutFirstStep,
} from './playback-queue.ts';

const viewAt = (version: number, seat = 0) => ({ id: 'match', version, seat: SEATS[seat] }) as unknown as MatchView;
const steps = (...durations: number[]) => durations.map((durationMs): PlaybackStep => ({ durationMs }));
const durationsOf = (queue: { readonly steps: readonly { readonly step: PlaybackStep }[] }) =>
  queue.steps.map(({ step }) => step.durationMs);

const idle = idleQueue<MatchView, PlaybackStep>(viewAt(4));
const playing = updateQueue(idle, viewAt(5), () => steps(500, 700));

test('the steps of an update are played before its version counts as shown', () => {
  expect([isWaitedFor(idle), shownVersion(idle)]).toEqual([false, 4]);
  expect([isWaitedFor(playing), shownVersion(playing)]).toEqual([true, 4]);
  const played = withoutFirstStep(withoutFirstStep(playing));
  expect([isWaitedFor(played), shownVersion(played)]).toEqual([false, 5]);
  expect(played.lastStep?.durationMs).toBe(700);
});

test('a later update waits until the steps before it have been played', () => {
  const longer = updateQueue(withoutFirstStep(playing), viewAt(6), () => steps(300));
  expect(durationsOf(longer)).toEqual([700, 300]);
  expect(longer.totalMs).toBe(1500);
  expect(shownVersion(longer)).toBe(4);
  expect(shownVersion(withoutFirstStep(longer))).toBe(5);
});

test('the duration is counted from the start after the queue was empty', () => {
  const played = withoutFirstStep(withoutFirstStep(playing));
  expect(updateQueue(played, viewAt(6), () => steps(300)).totalMs).toBe(300);
});

test('an update without steps does not cut short what is played', () => {
  const more = updateQueue(playing, viewAt(6), () => []);
  expect(durationsOf(more)).toEqual([500, 700]);
  expect(shownVersion(withoutFirstStep(withoutFirstStep(more)))).toBe(6);
});

test('a new view of the same version replaces the last one and nothing else', () => {
  const refreshed = updateQueue(playing, viewAt(5), () => steps(900));
  expect(durationsOf(refreshed)).toEqual([500, 700]);
  expect(refreshed.matchView).not.toBe(playing.matchView);
});

test.each([
  ['moves taken back', viewAt(3)],
  ['another seat', viewAt(6, 1)],
  ['another seat at the same version', viewAt(5, 1)],
])('%s are shown at once', (_, matchView) => {
  const queue = updateQueue(playing, matchView, () => steps(900));
  expect([isWaitedFor(queue), shownVersion(queue)]).toEqual([false, matchView.version]);
});

test('nothing waits for a step in the background', () => {
  const background = { durationMs: 320, isBackground: true };
  const queue = updateQueue(idle, viewAt(5), () => [background]);
  expect([isWaitedFor(queue), shownVersion(queue)]).toEqual([false, 5]);
  const more = updateQueue(queue, viewAt(6), () => steps(300));
  expect([durationsOf(more), shownVersion(more)]).toEqual([[320, 300], 5]);
});

test('the previous match is the one before the version changed', () => {
  expect([idle.previous, playing.previous]).toEqual([null, idle.matchView]);
  expect(updateQueue(playing, viewAt(5), () => []).previous).toBe(idle.matchView);
  expect(updateQueue(playing, viewAt(3), () => []).previous).toBe(playing.matchView);
});
