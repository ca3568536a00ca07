import { expect, test } from 'vitest';
import { TEST_HEADERS } from '../rules/test-helpers.ts';
import { denialGains } from './mission-denial.ts';
import { startMatch } from './test-helpers.ts';
import { TourEstimator } from './tour-estimator.ts';

test('each opponent misses at most one mission, the one that it would take', () => {
  for (const header of TEST_HEADERS.filter(({ options }) => options.start !== 'draft')) {
    const state = startMatch(header, 1);
    const gains = denialGains(state, state.active, new TourEstimator(state.board));
    expect(gains).toHaveLength(state.display.length);
    const missed = gains.filter((gain) => gain > 0);
    expect(missed.length).toBeGreaterThan(0);
    expect(missed.length).toBeLessThan(state.players.length);
  }
});

test('without open missions there is nothing to deny', () => {
  const state = startMatch(TEST_HEADERS[0], 1);
  state.display.length = 0;
  expect(denialGains(state, state.active, new TourEstimator(state.board))).toEqual([]);
});
