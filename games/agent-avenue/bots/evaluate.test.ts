import { Deal, quickRandom, SEATS } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { oneCopy } from '../rules/agent-counts.ts';
import { CODEBREAKER } from '../rules/cards.ts';
import { agentAvenue as rules } from '../rules/index.ts';
import { canEvaluate, winProbability } from './evaluate.ts';
import { setupMatch } from './test-helpers.ts';

const startMatch = (seed: string) => setupMatch({ options: {}, players: 2 }, new Deal(seed));

test("two Codebreakers in play raise the own win probability and lower the opponent's", () => {
  for (const seed of ['a', 'b', 'c']) {
    const state = startMatch(seed);
    const before = SEATS.slice(0, 2).map((seat) => winProbability(state, seat));
    state.inPlay[state.sides.sideOf[0]] = 2 * oneCopy(CODEBREAKER);
    expect(winProbability(state, SEATS[0])).toBeGreaterThan(before[0]);
    expect(winProbability(state, SEATS[1])).toBeLessThan(before[1]);
  }
});

test('a position can be evaluated at the start of a turn, not during an offer', () => {
  const state = startMatch('d');
  expect(canEvaluate(state)).toBe(true);
  const world = rules.redeal(rules.view(state, SEATS[0]), quickRandom(1));
  world.phase = 'recruit';
  expect(canEvaluate(world)).toBe(false);
});
