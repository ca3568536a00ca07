import { quickRandom } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { NONE } from '../rules/state.ts';
import { STEP } from '../rules/steps.ts';
import { bestTotal } from './best-total.ts';
import { greedy } from './greedy.ts';
import { levels } from './levels.ts';
import { countWins, sampleStates, turnAt } from './test-helpers.ts';

const MATCH_PAIRS = 30;
const QUICK_LEVELS = [levels.gentle, levels.steady, levels.sharp, levels.expert];

test('every level answers with a legal move, and with the same one again', () => {
  for (const [i, state] of sampleStates(greedy, 2, 11).entries()) {
    for (const { player } of Object.values(levels)) {
      const turn = turnAt(state, quickRandom(i), 1);
      const chosen = player.choose(turn);
      expect(turn.legal).toContain(chosen);
      expect(player.choose(turnAt(state, quickRandom(i), 1))).toEqual(chosen);
    }
  }
});

test('no level errs where nobody would: far below 21, or close to it', () => {
  let found = 0;
  for (const [i, state] of sampleStates(greedy, 8, 1).entries()) {
    if (state.turnMission === NONE || state.step !== STEP.turn) continue;
    const { total, aces } = state.agents[state.active].columns[state.turnMission];
    const best = bestTotal(total, aces);
    if (best > 20 && best < 37) continue;
    found++;
    const [right, ...chosen] = QUICK_LEVELS.toReversed().map(({ player }) =>
      player.choose(turnAt(state, quickRandom(i), 0)),
    );
    for (const move of chosen) expect(move).toEqual(right);
  }
  expect(found).toBeGreaterThan(50);
});

test('no level asks for more than a second', () => {
  for (const { timeLimitMs } of Object.values(levels)) expect(timeLimitMs).toBeLessThanOrEqual(1000);
});

test.each([1, 2, 3])('quick level %i beats the one below', (place) => {
  const [better, worse] = [QUICK_LEVELS[place], QUICK_LEVELS[place - 1]].map(({ player }) => ({
    player,
    rounds: 0,
  }));
  expect(countWins(better, worse, MATCH_PAIRS)).toBeGreaterThan(MATCH_PAIRS);
});
