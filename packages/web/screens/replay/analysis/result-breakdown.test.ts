import { SEATS } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { TWO_SIDES } from '../test-helpers.ts';
import type { AnalysedMove, Analysis } from './analysis.ts';
import { breakDownResult, decisiveMove, turningPoints } from './result-breakdown.ts';

function analysedMove(seat: number, first: number, luck: number, cost: number): AnalysedMove {
  return {
    seat: SEATS[seat],
    move: { type: 'any' },
    winProbabilities: [first, 1 - first],
    luck: [luck, -luck],
    isPredictable: luck === 0,
    decision: { best: { type: 'best' }, bestWin: 0.6, playedWin: 0.6 - cost },
  };
}

const ANALYSIS: Analysis = {
  sides: TWO_SIDES,
  start: [0.6, 0.4],
  moves: [analysedMove(0, 0.5, 0, 0.1), analysedMove(1, 0.9, 0.3, 0.02), analysedMove(0, 0.88, -0.01, 0.01)],
  end: [1, 0],
};

test('luck is the change by the deal and by chance; play is the rest', () => {
  const { luck, play, mistakeCost } = breakDownResult(ANALYSIS, 0);
  expect(luck).toBeCloseTo(0.1 + 0.3 - 0.01, 9);
  expect(luck + play).toBeCloseTo(0.5, 9);
  expect(mistakeCost).toBeCloseTo(0.11, 9);
});

test('turning points are in chronological order, without small ones', () => {
  expect(turningPoints(ANALYSIS, 5)).toEqual([
    { moveIndex: 0, type: 'mistake', side: 0, size: expect.closeTo(0.1, 9) },
    { moveIndex: 1, type: 'luck', side: 0, size: 0.3 },
  ]);
  expect(turningPoints(ANALYSIS, 1)).toMatchObject([{ moveIndex: 1, type: 'luck' }]);
});

test('the decisive move is the biggest turning point, however small, or null', () => {
  expect(decisiveMove(ANALYSIS)).toBe(1);
  const [, , last] = ANALYSIS.moves;
  expect(decisiveMove({ ...ANALYSIS, moves: [last] })).toBe(0);
  expect(decisiveMove({ ...ANALYSIS, moves: [{ ...last, luck: [0, 0], decision: null }] })).toBeNull();
});
