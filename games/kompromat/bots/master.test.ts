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

test('master plays a legal move and scores every legal move once, the best first', () => {
  for (const [i, state] of states.entries()) {
    const turn = turnAt(state, quickRandom(i), 2);
    const scored = master.scoreMoves(turn);
    expect(new Set(scored.map(({ move }) => move))).toEqual(new Set(turn.legal));
    expect(scored).toHaveLength(turn.legal.length);
    const wins = scored.map(({ win }) => win);
    expect(wins).toEqual(wins.toSorted((a, b) => b - a));
    for (const win of wins) expect(win >= 0 && win <= 1).toBe(true);
    expect(turn.legal).toContain(master.choose(turn));
  }
});

test('the same view gives the same scores, whatever the hidden cards are', () => {
  for (const [i, state] of states.entries()) {
    const twin = kompromat.redeal(kompromat.view(state, state.active), quickRandom(1000 + i));
    const scoreMoves = (position: State) => master.scoreMoves(turnAt(position, quickRandom(i), 2));
    const scored = scoreMoves(state);
    expect(scoreMoves(state)).toEqual(scored);
    expect(scoreMoves(twin)).toEqual(scored);
  }
});

test('without any budget master plays its policy', () => {
  for (const [i, state] of states.entries()) {
    expect(levels.expert.player.choose(turnAt(state, quickRandom(i), 0))).toEqual(
      master.choose(turnAt(state, quickRandom(i), 0)),
    );
  }
});

/** The results right after a move in sampled worlds; null if the match goes on. */
function sampleResults(state: State, move: KompromatMove): (Result | null)[] {
  return Array.from({ length: 8 }, (_, i) => {
    const random = quickRandom(i);
    const world = kompromat.redeal(kompromat.view(state, state.active), random);
    const code = kompromat.parseMove(world, move);
    if (code !== null) kompromat.play(world, state.active, code, unrecordedChance(random), null);
    return kompromat.result(world);
  });
}

test('master takes a certain win and avoids a certain loss', () => {
  let found = 0;
  for (const state of [...sampleStates(greedy, 16, 1), ...sampleStates(draw16, 16, 1)]) {
    const seat = state.active;
    const { tokens } = state.agents[seat];
    if (state.step <= STEP.otherWindow || (state.round < ROUNDS && tokens < 7)) continue;
    const outcomes = legalMoves(state).map((move) => sampleResults(state, move));
    const wins = outcomes.map((results) => results.every((result) => result?.winners[0] === seat));
    const losses = outcomes.map((results) => results.every((result) => result?.winners[0] === 1 - seat));
    if (!(wins.includes(true) && wins.includes(false)) && !(losses.includes(true) && losses.includes(false))) continue;
    found++;
    const turn = turnAt(state, quickRandom(found), 8);
    const chosen = turn.legal.indexOf(master.choose(turn));
    expect(losses[chosen]).toBe(false);
    if (wins.includes(true)) expect(wins[chosen]).toBe(true);
  }
  expect(found).toBeGreaterThan(10);
});

test.each([
  // Many matches of the policy alone, then a few with search.
  { opponent: 'random', player: randomPlayer, rounds: 0, pairs: 5, wins: 8 },
  { opponent: 'draw16', player: draw16, rounds: 0, pairs: 15, wins: 20 },
  { opponent: 'greedy', player: greedy, rounds: 0, pairs: 50, wins: 53 },
  { opponent: 'draw16', player: draw16, rounds: 2, pairs: 5, wins: 7 },
])('with $rounds search rounds master beats $opponent', ({ player, rounds, pairs, wins }) => {
  expect(countWins({ player: master, rounds }, { player, rounds: 0 }, pairs)).toBeGreaterThanOrEqual(wins);
});

test('master stops by itself with an unlimited budget', () => {
  let mostRounds = 0;
  const budget = {
    allows(rounds: number) {
      mostRounds = Math.max(mostRounds, rounds);
      return true;
    },
  };
  for (const state of states.slice(0, 12)) master.choose({ ...turnAt(state, quickRandom(1), 0), budget });
  expect(mostRounds).toBeGreaterThan(15);
  expect(mostRounds).toBeLessThan(100);
});

test('master estimates a value at the start of a round only', () => {
  let estimates = 0;
  for (const state of states) {
    const [mine, theirs] = SEATS.slice(0, 2).map((seat) => master.estimateValue?.(state, seat));
    const isFresh = state.agents.every(({ columns }) => columns.every(({ count }) => count === 0));
    if (!isFresh) expect(mine).toBeNull();
    else if (mine != null && theirs != null) {
      expect(mine + theirs).toBeCloseTo(1);
      estimates++;
    }
  }
  expect(estimates).toBeGreaterThan(3);
});
