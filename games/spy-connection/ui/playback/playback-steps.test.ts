import { SEATS } from '@safehouse/contract';
import { expect, test } from 'vitest';
import type { SpyFact } from '../../rules/facts.ts';
import type { SpyBoardProps } from '../board/board-context.ts';
import { playbackSteps } from './playback-steps.ts';

const viewAt = (version: number) => ({ version, seat: SEATS[0] }) as unknown as SpyBoardProps['matchView'];
const [before, after] = [viewAt(4), viewAt(5)];
const accepted = (seat: 0 | 1): SpyFact => ({
  type: 'accepted',
  seat: SEATS[seat],
  mission: 'm1',
  place: 0,
  planning: 1,
});
const revealed: SpyFact = { type: 'revealed', mission: 'm2', place: 0 };
const turnBegan: SpyFact = { type: 'turn-began', seat: SEATS[0], turn: 'regular' };
const ended: SpyFact = { type: 'match-ended', reason: 'points', winners: [SEATS[0]], scores: [3, 1] };

test("each fact of a rival's move is a step on the map after the move", () => {
  const steps = playbackSteps(before, after, [accepted(1), revealed, turnBegan]);
  expect(steps.map(({ fact }) => fact)).toEqual([accepted(1), revealed]);
  expect(steps.every((step) => step.matchView === after && step.before === before)).toBe(true);
});

test('nobody waits for what they did themselves, but the end is held', () => {
  expect(playbackSteps(before, after, [accepted(0), revealed])).toEqual([]);
  expect(playbackSteps(before, after, [accepted(0), ended]).map(({ fact }) => fact)).toEqual([ended]);
});
