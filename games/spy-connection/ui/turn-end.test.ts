import { SEATS } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { rules, type SpyMove } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import {
  accept,
  connect,
  createPosition,
  discard,
  end,
  listActiveMoves,
  mark,
  playRandomMatch,
  RANDOM_MOVE_WEIGHTS,
  reconstructedEdition,
  TEST_HEADERS,
  TestMatch,
  travel,
} from '../rules/test-helpers.ts';
import { turnEnd } from './turn-end.ts';

function turnEndOf(state: State): SpyMove | null {
  const legal = listActiveMoves(state).map((move) => rules.writeMove(state, move));
  return turnEnd(rules.view(state, state.active), state.active, legal);
}

const endOf = ({ match }: TestMatch) => turnEndOf(match.state as State);

test('[SC-10] a turn is finished after its action, once nothing can be marked', () => {
  const match = new TestMatch({ start: ['st2', 'st1'] });
  expect(endOf(match)).toBeNull();
  match.play(connect('LON-BER'));
  expect(match.legalMoves().length).toBeGreaterThan(1);
  expect(endOf(match)).toEqual(end);
});

test('[SC-22] a city that can be marked keeps the turn open', () => {
  const match = new TestMatch({ start: ['st2', 'st1'], missions: ['m01'] });
  match.play(accept(0));
  expect(match.legalMoves('mark')).not.toEqual([]);
  expect(endOf(match)).toBeNull();
  match.play(mark('m01'));
  expect(endOf(match)).toEqual(end);
});

test('[SC-18] after a journey there may still be a connection', () => {
  const match = new TestMatch({ start: ['st2', 'st1'] });
  match.play(connect('LON-PAR'), end, discard('st1'), accept(0), end, travel('LON'));
  expect(endOf(match)).toBeNull();
});

test('[SC-24] a mark that only lacks an agent keeps the turn open', () => {
  const [mission] = reconstructedEdition().missions;
  const rival = { spy: 'MOS', agents: {}, missions: [], completed: [], score: 0, supply: 15 };
  const atMission = (supply: number) =>
    createPosition(reconstructedEdition(), {
      phase: 'wrap-up',
      active: SEATS[0],
      players: [
        { ...rival, supply, spy: mission.cities[0], missions: [{ id: mission.id, planning: 2, marked: [] }] },
        rival,
      ],
    });
  expect(turnEndOf(atMission(0))).toBeNull();
  expect(listActiveMoves(atMission(0)).length).toBeGreaterThan(0);
});

test('a turn that ends by itself leaves only what can be taken back later', () => {
  let finished = 0;
  for (const [seed, weigh] of RANDOM_MOVE_WEIGHTS.entries())
    playRandomMatch({ header: TEST_HEADERS[0], seed, weigh, mostMoves: 300 }, (state, legal) => {
      if (turnEndOf(state) === null) return;
      finished++;
      const types = new Set(legal.map((move) => rules.writeMove(state, move).type));
      expect([...types].filter((type) => !['end', 'recall', 'unmark', 'discard'].includes(type))).toEqual([]);
    });
  expect(finished).toBeGreaterThan(20);
});
