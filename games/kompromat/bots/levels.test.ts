import { quickRandom } from '@safehouse/contract';
import { findDishonesty } from '@safehouse/testkit';
import { expect, test } from 'vitest';
import { NONE } from '../rules/state.ts';
import { STEP } from '../rules/steps.ts';
import { subject } from '../rules/test-helpers.ts';
import { bestTotal } from './best-total.ts';
import { greedy } from './greedy.ts';
import { levels } from './levels.ts';
import { countWins, sampleStates, turnAt } from './test-helpers.ts';

const MATCH_PAIRS = 30;
const QUICK_LEVELS = [levels.gentle, levels.steady, levels.sharp, levels.expert];

test.each(Object.entries(levels))('%s uses only what its seat may know', (_name, { player }) => {
  expect(findDishonesty(subject, player, subject.setups[0], { seed: 1, rounds: 2 })).toBeNull();
});

test('every level plays a legal move, and the same again with the same random numbers', () => {
  for (const [i, state] of sampleStates(greedy, 2, 11).entries()) {
    for (const { player } of Object.values(levels)) {
      const turn = turnAt(state, quickRandom(i), 1);
      const chosen = player.choose(turn);
      expect(turn.legal).toContain(chosen);
      expect(player.choose(turnAt(state, quickRandom(i), 1))).toEqual(chosen);
    }
  }
});

test('no level errs in obvious decisions: far below 21, and close to it but for what it does not notice', () => {
  let [decisions, others] = [0, 0];
  for (const [i, state] of sampleStates(greedy, 8, 1).entries()) {
    if (state.turnMission === NONE || state.step !== STEP.turn) continue;
    const { total, aces } = state.agents[state.active].columns[state.turnMission];
    const best = bestTotal(total, aces);
    if (best > 20 && best < 37) continue;
    const [right, ...chosen] = QUICK_LEVELS.toReversed().map(({ player }) =>
      player.choose(turnAt(state, quickRandom(i), 0)),
    );
    if (best <= 20) for (const move of chosen) expect(move).toEqual(right);
    decisions += chosen.length;
    others += chosen.filter(({ type }) => type !== right.type).length;
  }
  expect(decisions).toBeGreaterThan(1500);
  expect(others).toBeLessThan(0.01 * decisions);
});

test('no level needs more than a second', () => {
  for (const { timeLimitMs } of Object.values(levels)) expect(timeLimitMs).toBeLessThanOrEqual(1000);
});

test.each([1, 2, 3])('quick level %i beats the one below', (index) => {
  const [better, worse] = [QUICK_LEVELS[index], QUICK_LEVELS[index - 1]].map(({ player }) => ({
    player,
    rounds: 0,
  }));
  expect(countWins(better, worse, MATCH_PAIRS)).toBeGreaterThan(MATCH_PAIRS);
});
