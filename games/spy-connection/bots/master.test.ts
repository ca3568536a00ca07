import { quickRandom, SEATS } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { rules } from '../rules/index.ts';
import { TEST_HEADERS } from '../rules/test-helpers.ts';
import { greedy } from './greedy.ts';
import { master } from './master.ts';
import { playToEnd, samplePositions, startMatch, turnFor } from './test-helpers.ts';

test('master scores every legal move once, the best first, as a probability', () => {
  for (const state of samplePositions(30)) {
    const turn = turnFor(state, 4);
    const scored = master.scoreMoves(turn);
    expect(new Set(scored.map(({ move }) => move))).toEqual(new Set(turn.legal));
    expect(scored).toHaveLength(turn.legal.length);
    scored.forEach(({ win }, i) => {
      expect(win).toBeGreaterThanOrEqual(0);
      expect(win).toBeLessThanOrEqual(i > 0 ? scored[i - 1].win : 1);
    });
  }
});

test('master gives the same scores again, whatever the order of the deck', () => {
  for (const state of samplePositions(90)) {
    const scored = master.scoreMoves(turnFor(state, 20));
    expect(master.scoreMoves(turnFor(state, 20))).toEqual(scored);
    const twin = rules.redeal(rules.view(state, state.active), quickRandom(99));
    expect(master.scoreMoves(turnFor(twin, 20, 5))).toEqual(scored);
  }
});

test('master stops by itself with an unlimited budget', () => {
  let mostRounds = 0;
  const budget = {
    allows(rounds: number) {
      mostRounds = Math.max(mostRounds, rounds);
      return true;
    },
  };
  for (const state of samplePositions(200)) master.choose({ ...turnFor(state, 0), budget });
  expect(mostRounds).toBeGreaterThan(50);
  expect(mostRounds).toBeLessThan(250);
});

test('master estimates a value only at the start of a turn of the seat', () => {
  let estimates = 0;
  for (const state of samplePositions(30)) {
    const other = SEATS[(state.active + 1) % state.players.length];
    expect(master.estimateValue?.(state, other)).toBeNull();
    const win = master.estimateValue?.(state, state.active);
    if (state.phase !== 'action') expect(win).toBeNull();
    else if (win != null) {
      expect(win >= 0 && win <= 1).toBe(true);
      estimates++;
    }
  }
  expect(estimates).toBeGreaterThan(10);
});

test('master beats greedy from both seats', () => {
  const wins = Array.from({ length: 6 }, (_, i) => {
    const players = i % 2 === 0 ? [master, greedy] : [greedy, master];
    return playToEnd(startMatch(TEST_HEADERS[0], 50 + (i >> 1)), players) === i % 2;
  });
  expect(wins.filter((hasWon) => hasWon).length).toBeGreaterThanOrEqual(4);
});
