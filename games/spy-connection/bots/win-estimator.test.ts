import { expect, test } from 'vitest';
import { clone } from '../rules/state.ts';
import { TEST_HEADERS } from '../rules/test-helpers.ts';
import { startMatch } from './test-helpers.ts';
import { SCORE_ONLY, WinEstimator } from './win-estimator.ts';

test('tempo counts for the seat that has fewer missions to complete, and against the others', () => {
  const header = TEST_HEADERS.find(({ options }) => options.start !== 'draft');
  if (!header) throw new Error('no such match');
  const state = startMatch(header, 1);
  const tempoShift = (completedSeat: number) => {
    const position = clone(state);
    position.players[completedSeat].completed.push(...state.deck.slice(0, 3));
    return (
      new WinEstimator(position, { ...SCORE_ONLY, tempo: 1 }).winProbability(position, 1, 0) -
      new WinEstimator(position, SCORE_ONLY).winProbability(position, 1, 0)
    );
  };
  const { active } = state;
  expect(tempoShift(active)).toBeGreaterThan(0);
  expect(tempoShift((active + 1) % state.players.length)).toBeLessThan(0);
});
