import { expect, test } from 'vitest';
import { describe } from './describe.ts';
import { rules } from './index.ts';
import { outcomeOf } from './outcome.ts';
import type { State } from './state.ts';
import {
  accept,
  connect,
  countAgents,
  end,
  listActiveMoves,
  mark,
  playRandomMatch,
  RANDOM_MOVE_WEIGHTS,
  recall,
  TEST_HEADERS,
  TestMatch,
} from './test-helpers.ts';

const stateOf = ({ match }: TestMatch) => match.state as State;

test('[SC-16] a connection: the agents it places, what is left, and where the spy goes', () => {
  const match = new TestMatch({ start: ['st2', 'st1'] });
  expect(outcomeOf(stateOf(match), connect('LON-PAR'))).toEqual({
    supply: 12,
    spy: 'PAR',
    placed: [
      { space: 's01', agents: 1 },
      { space: 's02', agents: 1 },
    ],
    recalledFrom: null,
    completes: null,
    canMark: [],
    canComplete: [],
  });
  expect(match.player(0).supply).toBe(14);
});

test('[SC-22] a mission that shows the city of the spy can be marked once it is accepted', () => {
  const match = new TestMatch({ start: ['st2', 'st1'], missions: ['m13'] });
  expect(outcomeOf(stateOf(match), accept(0))).toMatchObject({ supply: 14, spy: 'LON', canMark: ['m13'] });
});

test('[SC-23] the last mark completes a mission', () => {
  const match = new TestMatch({ start: ['st2', 'st1'], missions: ['m01'] });
  match.play(accept(0), mark('m01'), end, accept(0), end);
  expect(outcomeOf(stateOf(match), connect('LON-PAR'))).toMatchObject({ canMark: ['m01'], canComplete: ['m01'] });
  match.play(connect('LON-PAR'));
  expect(outcomeOf(stateOf(match), mark('m01'))).toMatchObject({ completes: 'm01', canComplete: [] });
});

test('[SC-19] agents taken back are in supply', () => {
  const match = new TestMatch({ start: ['st2', 'st1'] });
  match.play(connect('LON-PAR'));
  expect(outcomeOf(stateOf(match), recall('s01'))).toMatchObject({ supply: 13, recalledFrom: 's01', placed: [] });
});

test('the outcome is what the move really leads to, and the state stays as it was', () => {
  let compared = 0;
  for (const [seed, weigh] of RANDOM_MOVE_WEIGHTS.entries())
    playRandomMatch({ header: TEST_HEADERS[seed], seed, weigh, mostMoves: 120 }, (state, legal) => {
      const before = describe(state);
      for (const code of legal) {
        const outcome = outcomeOf(state, rules.writeMove(state, code));
        const after = rules.clone(state);
        rules.play(after, state.active, code, { shuffle: () => undefined }, null);
        const [player, was] = [describe(after), before].map(({ players }) => players[state.active]);
        expect([outcome.supply, outcome.spy]).toEqual([player.supply, player.spy]);
        expect(outcome.completes).toEqual(player.completed.find((id) => !was.completed.includes(id)) ?? null);
        const placed = outcome.placed.reduce((sum, { agents }) => sum + agents, 0);
        const onBoard = (agents: { readonly [space: string]: number }) =>
          Object.values(agents).reduce((sum, count) => sum + count, 0);
        if (outcome.recalledFrom === null) expect(onBoard(player.agents) - onBoard(was.agents)).toBe(placed);
        else expect(player.agents).not.toHaveProperty(outcome.recalledFrom);
        expect(countAgents(player)).toBe(countAgents(was));
        const marks = after.active === state.active ? listActiveMoves(after).map((m) => rules.writeMove(after, m)) : [];
        expect(outcome.canMark).toEqual(marks.flatMap((m) => (m.type === 'mark' ? [m.mission] : [])));
        compared++;
      }
      expect(describe(state)).toEqual(before);
    });
  expect(compared).toBeGreaterThan(1000);
});
