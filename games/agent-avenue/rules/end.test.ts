import { expect, test } from 'vitest';
import {
  describeMatch,
  openMatch,
  type PositionSpec,
  playMove,
  playTake,
  playTurn,
  type SeatMove,
  type ShortTurn,
} from './test-helpers.ts';

const resultAfter = (script: readonly ShortTurn[]) => openMatch({ script }).result;

test('[AA-13] with no condition met the turn passes to the other side', () => {
  const match = openMatch({ script: [['enforcer', 'sentinel', 'up']] });
  expect(match.result).toBeNull();
  expect([describeMatch(match).phase, describeMatch(match).side, match.toAct]).toEqual(['play', 1, [1]]);
});

/** Side 1 has two Codebreakers, side 0 is five steps ahead. */
const TWO_CODEBREAKERS: ShortTurn[] = [
  ['enforcer', 'codebreaker', 'down'],
  ['codebreaker', 'sidekick', 'down'],
];

test('[AA-13] a third Codebreaker does not win before the pawns have moved: the active side catches and wins', () => {
  const match = openMatch({ script: TWO_CODEBREAKERS, hands: [['daredevil', 'codebreaker']] });
  playTurn(match, 'daredevil', 'codebreaker', 'down');
  expect(describeMatch(match).sides).toMatchObject([{ steps: 7 }, { steps: 0, inPlay: { codebreaker: 3 } }]);
  expect(match.result).toEqual({ winners: [0], reason: 'catch', scores: [null, null] });
});

test('[AA-19] both sides win: the same turn in the other hands goes to the other side', () => {
  const match = openMatch({
    script: [...TWO_CODEBREAKERS, ['codebreaker', 'sentinel', 'down']],
    hands: [[], ['daredevil', 'codebreaker']],
  });
  playTurn(match, 'daredevil', 'codebreaker', 'up');
  expect(describeMatch(match).sides).toMatchObject([{ steps: 7 }, { steps: 0, inPlay: { codebreaker: 3 } }]);
  expect(match.result).toEqual({ winners: [1], reason: 'codebreakers', scores: [null, null] });
});

test('[AA-16] three Codebreakers win, in the own turn or in the turn of the other side', () => {
  const two: ShortTurn[] = [
    ['codebreaker', 'enforcer', 'down'],
    ['sentinel', 'codebreaker', 'down'],
  ];
  expect(resultAfter(two)).toBeNull();
  expect(resultAfter([...two, ['codebreaker', 'saboteur', 'down']])).toMatchObject({
    winners: [0],
    reason: 'codebreakers',
  });
  const inTheOthersTurn: ShortTurn[] = [...two, ['sentinel', 'saboteur', 'up'], ['codebreaker', 'mole', 'up']];
  expect(resultAfter(inTheOthersTurn)).toMatchObject({ winners: [0], reason: 'codebreakers' });
});

test('[AA-17] three Daredevils lose, in the own turn or in the turn of the other side', () => {
  const two: ShortTurn[] = [
    ['daredevil', 'codebreaker', 'down'],
    ['sentinel', 'daredevil', 'down'],
  ];
  expect(resultAfter(two)).toBeNull();
  expect(resultAfter([...two, ['daredevil', 'codebreaker', 'down']])).toEqual({
    winners: [1],
    reason: 'daredevils',
    scores: [null, null],
  });
  const inTheOthersTurn: ShortTurn[] = [...two, ['codebreaker', 'enforcer', 'down'], ['daredevil', 'mole', 'up']];
  expect(describeMatch(openMatch({ script: inTheOthersTurn })).sides.map((side) => side.steps)).toEqual([5, -2]);
  const milder: ShortTurn[] = [...two, ['codebreaker', 'enforcer', 'down'], ['daredevil', 'codebreaker', 'up']];
  expect(resultAfter(milder)).toMatchObject({ winners: [1], reason: 'daredevils' });
});

/** Side 0 has two Daredevils and is six steps ahead. */
const ONE_STEP_FROM_WIN: ShortTurn[] = [
  ['daredevil', 'saboteur', 'down'],
  ['codebreaker', 'daredevil', 'down'],
];

test('[AA-19] one side meets a win and a loss at once: in its own turn it wins', () => {
  expect(resultAfter([...ONE_STEP_FROM_WIN, ['daredevil', 'saboteur', 'down']])).toMatchObject({
    winners: [0],
    reason: 'catch',
  });
});

test('[AA-19] one side meets a win and a loss at once: in the turn of the other side it loses', () => {
  const script: ShortTurn[] = [
    ...ONE_STEP_FROM_WIN,
    ['codebreaker', 'sentinel', 'down'],
    ['daredevil', 'saboteur', 'up'],
  ];
  const match = openMatch({ script });
  expect(describeMatch(match).sides).toMatchObject([{ steps: 5, inPlay: { daredevil: 3 } }, { steps: -2 }]);
  expect(match.result).toMatchObject({ winners: [1], reason: 'daredevils' });
});

/** Both sides have two Daredevils; the next two steps of side 1 lead to a market space. */
const BOTH_ONE_STEP_FROM_WIN: PositionSpec = {
  mode: 'advanced',
  market: ['watchtower', 'masterplan', 'supercomputer', 'distraction-device', 'sinister-twin', 'smoke-screen'],
  script: [
    ['daredevil', 'sentinel', 'down'],
    { seat: 0, type: 'take', card: 'watchtower', hand: 0 },
    ['daredevil', 'codebreaker', 'down'],
    { seat: 1, type: 'take', card: 'masterplan', hand: 1 },
    ['daredevil', 'codebreaker', 'down'],
    { seat: 0, type: 'take', card: 'supercomputer', hand: 0 },
    ['daredevil', 'sentinel', 'down'],
    { seat: 1, type: 'take', card: 'distraction-device', hand: 1 },
  ] satisfies (ShortTurn | SeatMove)[],
};

test('[AA-19] both sides lose: the active side wins', () => {
  const match = openMatch({
    ...BOTH_ONE_STEP_FROM_WIN,
    hands: [['daredevil', 'sidekick', 'mole', 'saboteur']],
    deck: ['enforcer', 'enforcer', 'daredevil'],
  });
  playTurn(match, 'daredevil', 'sidekick', 'down');
  playTake(match, 1, 'smoke-screen');
  expect(describeMatch(match).sides).toMatchObject([{ inPlay: { daredevil: 3 } }, { inPlay: { daredevil: 3 } }]);
  expect(match.result).toMatchObject({ winners: [0], reason: 'daredevils' });
});

test('[AA-13] conditions wait until every market card of the turn is resolved', () => {
  const match = openMatch({
    ...BOTH_ONE_STEP_FROM_WIN,
    hands: [['daredevil', 'sidekick', 'mole', 'saboteur']],
  });
  playTurn(match, 'daredevil', 'sidekick', 'down');
  expect(describeMatch(match).sides[0].inPlay).toMatchObject({ daredevil: 3 });
  expect([match.result, describeMatch(match).phase, match.toAct]).toEqual([null, 'market', [1]]);
  playTake(match, 1, 'sinister-twin');
  expect(match.result).toMatchObject({ winners: [1], reason: 'daredevils' });
  expect(describeMatch(match)).toMatchObject({ phase: 'over', side: 0, offer: null, landed: [], votes: {} });
});

test('[AA-18] simple mode knows no win by seven names', () => {
  const script: ShortTurn[] = [
    ['enforcer', 'codebreaker', 'down'],
    ['sentinel', 'codebreaker', 'down'],
    ['saboteur', 'codebreaker', 'down'],
    ['saboteur', 'daredevil', 'down'],
    ['double-agent', 'enforcer', 'down'],
    ['saboteur', 'sentinel', 'down'],
    ['mole', 'enforcer', 'down'],
  ];
  const match = openMatch({ script });
  expect(Object.keys(describeMatch(match).sides[0].inPlay)).toHaveLength(7);
  expect(match.result).toBeNull();
});

test('of several reasons for one winner the first in the order of the rules is given', () => {
  const catchAndCodebreakers: ShortTurn[] = [
    ['codebreaker', 'saboteur', 'down'],
    ['sentinel', 'codebreaker', 'down'],
    ['sidekick', 'double-agent', 'down'],
    ['saboteur', 'codebreaker', 'down'],
  ];
  expect(resultAfter(catchAndCodebreakers)).toMatchObject({ winners: [0], reason: 'catch' });
  const codebreakersAndDaredevils: ShortTurn[] = [
    ['codebreaker', 'daredevil', 'down'],
    ['daredevil', 'codebreaker', 'down'],
    ['codebreaker', 'daredevil', 'down'],
  ];
  expect(resultAfter(codebreakersAndDaredevils)).toMatchObject({ winners: [0], reason: 'codebreakers' });
});

test('after the end nobody is to act and every move is refused', () => {
  const match = openMatch({ script: [['sidekick', 'mole', 'down']] });
  expect(match.toAct).toEqual([]);
  for (const seat of [0, 1]) {
    expect(() => playMove(match, seat, { type: 'recruit', card: 'up' })).toThrow('match-over');
  }
});
