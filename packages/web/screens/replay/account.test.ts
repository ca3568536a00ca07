import { SEATS } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { accountOf, moments } from './account.ts';
import type { Analysis, Judged } from './analysis.ts';
import { TWO_SIDES } from './testing.ts';

function step(seat: number, first: number, luck: number, cost: number): Judged {
  return {
    seat: SEATS[seat],
    move: { type: 'any' },
    chances: [first, 1 - first],
    luck: [luck, -luck],
    isForeseen: luck === 0,
    decision: { best: { type: 'best' }, bestWin: 0.6, playedWin: 0.6 - cost },
  };
}

const ANALYSIS: Analysis = {
  sides: TWO_SIDES,
  start: [0.6, 0.4],
  steps: [step(0, 0.5, 0, 0.1), step(1, 0.9, 0.3, 0.02), step(0, 0.88, -0.01, 0.01)],
  end: [1, 0],
};

test('luck is the deal and what chance gave after it; play is the rest', () => {
  const { luck, play, cost } = accountOf(ANALYSIS, 0);
  expect(luck).toBeCloseTo(0.1 + 0.3 - 0.01, 9);
  expect(luck + play).toBeCloseTo(0.5, 9);
  expect(cost).toBeCloseTo(0.11, 9);
});

test('the moments that turned it come in their order, without what is within the noise', () => {
  expect(moments(ANALYSIS, 5)).toEqual([
    { at: 0, type: 'mistake', side: 0, size: expect.closeTo(0.1, 9) },
    { at: 1, type: 'luck', side: 0, size: 0.3 },
  ]);
  expect(moments(ANALYSIS, 1)).toMatchObject([{ at: 1, type: 'luck' }]);
});
