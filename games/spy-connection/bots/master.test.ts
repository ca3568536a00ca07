import { quickRandom, SEATS, unrecordedChance } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { rules } from '../rules/index.ts';
import { clone, type State } from '../rules/state.ts';
import { listActiveMoves, TEST_HEADERS } from '../rules/test-helpers.ts';
import { greedy } from './greedy.ts';
import { master } from './master.ts';
import { createNoisyPlayer } from './noisy-player.ts';
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

/** Whether some order of moves wins a match in its last turn, without taking anything back. */
function canWinThisTurn(state: State, seat: number): boolean {
  const result = rules.result(state);
  if (result) return result.winners[0] === seat;
  return listActiveMoves(state).some((move) => {
    const { type } = rules.writeMove(state, move);
    if (type === 'recall' || type === 'unmark' || type === 'discard') return false;
    const after = clone(state);
    rules.play(after, after.active, move, unrecordedChance(quickRandom(1)), null);
    return canWinThisTurn(after, seat);
  });
}

test('master takes a certain win in the last turn of a match', () => {
  const winnable: State[] = [];
  for (let seed = 0; seed < 30; seed++) {
    let last: State | null = null;
    const noisy = createNoisyPlayer(0.8);
    playToEnd(startMatch(TEST_HEADERS[0], seed), [noisy, noisy], (state) => {
      if (state.lastTurnsLeft === 0) last ??= clone(state);
    });
    if (last && canWinThisTurn(last, (last as State).active)) winnable.push(last);
  }
  expect(winnable.length).toBeGreaterThan(3);
  for (const state of winnable) {
    const { active } = state;
    expect(playToEnd(state, [master, master])).toBe(active);
  }
});
