import { Deal, quickRandom, SEATS } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { AGENT_COUNT, CODEBREAKER } from '../rules/cards.ts';
import { agentAvenue as rules } from '../rules/index.ts';
import { canEvaluate, winProbability } from './win-probability.ts';

function setupMatch(seed: string) {
  const checked = rules.parseOptions({ options: {}, players: 2, edition: undefined });
  if (!checked.ok) throw new Error(checked.message);
  return rules.setup(checked.value, 2, new Deal(seed));
}

test('who has two codebreakers in front of them is likelier to win than who has none', () => {
  for (const seed of ['a', 'b', 'c']) {
    const state = setupMatch(seed);
    const before = SEATS.slice(0, 2).map((seat) => winProbability(state, seat));
    state.inPlay[AGENT_COUNT * state.sides.sideOf[0] + CODEBREAKER] = 2;
    expect(winProbability(state, SEATS[0])).toBeGreaterThan(before[0]);
    expect(winProbability(state, SEATS[1])).toBeLessThan(before[1]);
  }
});

test('a turn is judged at its start, not while an offer lies in the middle', () => {
  const state = setupMatch('d');
  expect(canEvaluate(state)).toBe(true);
  const world = rules.redeal(rules.view(state, SEATS[0]), quickRandom(1));
  world.phase = 'recruit';
  expect(canEvaluate(world)).toBe(false);
});
