import { randomPlayer as anyMove } from '@safehouse/bots';
import { type Player, quickRandom, type Result, SEATS, unrecordedChance } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { ROUNDS } from '../data/constants.ts';
import { kompromat } from '../rules/index.ts';
import type { KompromatMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { STEP } from '../rules/steps.ts';
import type { View } from '../rules/view.ts';
import { draw16 } from './draw16.ts';
import { greedy } from './greedy.ts';
import { levels } from './levels.ts';
import { master } from './master.ts';
import { countWins, legalMoves, sampleStates, turnAt } from './test-helpers.ts';

const randomPlayer = anyMove as Player<View, KompromatMove>;
const states = [
  ...sampleStates(randomPlayer, 6, 9),
  ...sampleStates(greedy, 4, 9),
  ...sampleStates(levels.expert.player, 4, 9),
];

test('always a legal move, every legal move weighed once, the best first', () => {
  for (const [i, state] of states.entries()) {
    const turn = turnAt(state, quickRandom(i), 2);
    const weighed = master.scoreMoves(turn);
    expect(new Set(weighed.map(({ move }) => move))).toEqual(new Set(turn.legal));
    expect(weighed).toHaveLength(turn.legal.length);
    const wins = weighed.map(({ win }) => win);
    expect(wins).toEqual(wins.toSorted((a, b) => b - a));
    for (const win of wins) expect(win >= 0 && win <= 1).toBe(true);
    expect(turn.legal).toContain(master.choose(turn));
  }
});

test('the same turn gives the same move, whatever the closed cards are', () => {
  for (const [i, state] of states.entries()) {
    const twin = kompromat.redeal(kompromat.view(state, state.active), quickRandom(1000 + i));
    const choose = (at: State) => master.scoreMoves(turnAt(at, quickRandom(i), 2));
    const weighed = choose(state);
    expect(choose(state)).toEqual(weighed);
    expect(choose(twin)).toEqual(weighed);
  }
});

test('without time to think it plays by its policy', () => {
  for (const [i, state] of states.entries()) {
    expect(levels.expert.player.choose(turnAt(state, quickRandom(i), 0))).toEqual(
      master.choose(turnAt(state, quickRandom(i), 0)),
    );
  }
});

/** What a move brings at once in worlds that fit the view: the results, null where the match goes on. */
function sampleResults(state: State, move: KompromatMove): (Result | null)[] {
  return Array.from({ length: 8 }, (_, i) => {
    const random = quickRandom(i);
    const world = kompromat.redeal(kompromat.view(state, state.active), random);
    const code = kompromat.parseMove(world, move);
    if (code !== null) kompromat.play(world, state.active, code, unrecordedChance(random), null);
    return kompromat.result(world);
  });
}

test('a certain win is taken, a certain loss is not walked into', () => {
  let found = 0;
  for (const state of [...sampleStates(greedy, 16, 1), ...sampleStates(draw16, 16, 1)]) {
    const seat = state.active;
    const { tokens } = state.agents[seat];
    if (state.step <= STEP.otherWindow || (state.round < ROUNDS && tokens < 7)) continue;
    const outcomes = legalMoves(state).map((move) => sampleResults(state, move));
    const sure = outcomes.map((results) => results.every((result) => result?.winners[0] === seat));
    const lost = outcomes.map((results) => results.every((result) => result?.winners[0] === 1 - seat));
    if (!(sure.includes(true) && sure.includes(false)) && !(lost.includes(true) && lost.includes(false)))
      continue;
    found++;
    const turn = turnAt(state, quickRandom(found), 8);
    const chosen = turn.legal.indexOf(master.choose(turn));
    expect(lost[chosen]).toBe(false);
    if (sure.includes(true)) expect(sure[chosen]).toBe(true);
  }
  expect(found).toBeGreaterThan(10);
});

test.each([
  // By many short matches of the policy it falls back on, then by a few in which it thinks.
  { rival: 'random', player: randomPlayer, rounds: 0, pairs: 5, wins: 8 },
  { rival: 'draw16', player: draw16, rounds: 0, pairs: 15, wins: 20 },
  { rival: 'greedy', player: greedy, rounds: 0, pairs: 50, wins: 53 },
  { rival: 'draw16', player: draw16, rounds: 2, pairs: 5, wins: 7 },
])('with $rounds rounds to think it beats $rival', ({ player, rounds, pairs, wins }) => {
  expect(countWins({ player: master, rounds }, { player, rounds: 0 }, pairs)).toBeGreaterThanOrEqual(wins);
});

test('it stops by itself, however much it is allowed', () => {
  let most = 0;
  const budget = {
    allows(rounds: number) {
      most = Math.max(most, rounds);
      return true;
    },
  };
  for (const state of states.slice(0, 12)) master.choose({ ...turnAt(state, quickRandom(1), 0), budget });
  expect(most).toBeGreaterThan(15);
  expect(most).toBeLessThan(100);
});

test('judges the match from the start of a round, and says nothing within one', () => {
  let judged = 0;
  for (const state of states) {
    const [mine, theirs] = SEATS.slice(0, 2).map((seat) => master.estimateValue?.(state, seat));
    const isFresh = state.agents.every(({ columns }) => columns.every(({ count }) => count === 0));
    if (!isFresh) expect(mine).toBeNull();
    else if (mine != null && theirs != null) {
      expect(mine + theirs).toBeCloseTo(1);
      judged++;
    }
  }
  expect(judged).toBeGreaterThan(3);
});
