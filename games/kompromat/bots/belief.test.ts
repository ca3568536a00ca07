import { quickRandom, SEATS } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { LIMIT_HALF_POINTS } from '../data/constants.ts';
import { kompromat } from '../rules/index.ts';
import { sampleBelievedWorld } from './belief.ts';
import { winProbability } from './evaluate.ts';
import { greedy } from './greedy.ts';
import { estimateOpponentOdds } from './opponent-odds.ts';
import { sampleStates } from './test-helpers.ts';

const states = sampleStates(greedy, 3, 11);

test('a sampled world fits the view', () => {
  for (const [i, state] of states.entries()) {
    const view = kompromat.view(state, state.active);
    const world = sampleBelievedWorld(view, state.active, quickRandom(i));
    expect(kompromat.view(world, state.active)).toEqual(view);
  }
});

test('opponent odds are probabilities that are monotonic in the total', () => {
  for (const state of states) {
    for (const mission of [0, 1, 2, 3]) {
      const { below, above } = estimateOpponentOdds(state, state.active, mission);
      for (let total = 0; total <= LIMIT_HALF_POINTS; total++) {
        expect(below[total] + above[total]).toBeLessThan(1 + 1e-9);
        if (total > 0) expect(below[total]).toBeGreaterThanOrEqual(below[total - 1]);
        if (total > 0) expect(above[total]).toBeLessThanOrEqual(above[total - 1]);
      }
    }
  }
});

test('the win probabilities of both seats add up to 1', () => {
  for (const state of states.filter(({ round }) => round > 1)) {
    expect(winProbability(state, SEATS[0]) + winProbability(state, SEATS[1])).toBeCloseTo(1);
  }
});
