import { expect, test } from 'vitest';
import type { AgentName } from '../../data/cards.ts';
import {
  describeMatch,
  legalMoves,
  openMatch,
  type PositionSpec,
  playMove,
  playTurn,
  refusalCodeOf,
  type ShortTurn,
} from '../test-helpers.ts';

const legalOffers = (match: ReturnType<typeof openMatch>, seat: number) =>
  legalMoves(match, seat).flatMap((move) => (move.type === 'offer' ? [`${move.up} ${move.down}`] : []));

test('[AA-6] the active player lays two cards from hand, either one open and the other closed', () => {
  const match = openMatch({ hands: [['enforcer', 'enforcer', 'sentinel', 'mole']] });
  expect(legalOffers(match, 0)).toEqual([
    'enforcer sentinel',
    'enforcer mole',
    'sentinel enforcer',
    'sentinel mole',
    'mole enforcer',
    'mole sentinel',
  ]);
  expect([match.toAct, legalOffers(match, 1)]).toEqual([[0], []]);
});

test('[AA-6] the two cards leave the hand and lie in the middle until one is recruited', () => {
  const match = openMatch({ hands: [['enforcer', 'enforcer', 'sentinel', 'mole']] });
  playMove(match, 0, { type: 'offer', up: 'mole', down: 'enforcer' });
  const { phase, side, offer, sides } = describeMatch(match);
  expect({ phase, side, offer }).toEqual({
    phase: 'recruit',
    side: 0,
    offer: { up: 'mole', down: 'enforcer', by: [0, 0] },
  });
  expect(sides.map((side) => side.inPlay)).toEqual([{}, {}]);
  expect(match.toAct).toEqual([1]);
});

test('[AA-7] two cards of one name only if the whole hand has it', () => {
  const same = openMatch({ hands: [['mole', 'saboteur', 'saboteur', 'saboteur']] });
  expect(legalOffers(same, 0)).toEqual(['saboteur mole', 'mole saboteur']);
  expect(refusalCodeOf(same, 0, { type: 'offer', up: 'saboteur', down: 'saboteur' })).toBe('same-name');
  const all = openMatch({ hands: [['saboteur', 'saboteur', 'saboteur', 'saboteur']] });
  expect(legalOffers(all, 0)).toEqual(['saboteur saboteur']);
});

test('[AA-7] a hand of one name may be swapped from, and need not be', () => {
  const match = openMatch({ hands: [['saboteur', 'saboteur', 'saboteur', 'saboteur']], deck: ['mole'] });
  expect(legalMoves(match, 0)).toEqual([
    { type: 'offer', up: 'saboteur', down: 'saboteur' },
    { type: 'swap', card: 'saboteur' },
  ]);
  playMove(match, 0, { type: 'swap', card: 'saboteur' });
  expect(legalOffers(match, 0)).toEqual(['saboteur mole', 'mole saboteur']);
});

test('[AA-7] the closed card turns out to have the same name: both sides read their own copy', () => {
  const hand: AgentName[] = ['saboteur', 'saboteur', 'saboteur', 'saboteur'];
  const match = openMatch({ hands: [hand] });
  playTurn(match, 'saboteur', 'saboteur', 'down');
  expect(describeMatch(match).sides).toMatchObject([
    { steps: -1, position: 13, inPlay: { saboteur: 1 } },
    { steps: -1, position: 6, inPlay: { saboteur: 1 } },
  ]);
});

test('[AA-9] the hand is refilled from the top of the deck before the opponent chooses', () => {
  const match = openMatch({
    hands: [['enforcer', 'mole', 'saboteur', 'saboteur']],
    deck: ['sidekick', 'codebreaker', 'sentinel'],
  });
  playMove(match, 0, { type: 'offer', up: 'mole', down: 'enforcer' });
  expect(describeMatch(match).hands[0]).toEqual(['codebreaker', 'saboteur', 'saboteur', 'sidekick']);
  expect(describeMatch(match).deck).toHaveLength(28);
  expect(describeMatch(match).deck[0]).toBe('sentinel');
  playMove(match, 1, { type: 'recruit', card: 'up' });
  expect(describeMatch(match).hands.map((hand) => hand.length)).toEqual([4, 4]);
  expect(describeMatch(match).deck).toHaveLength(28);
});

test.each(['up', 'down'] as const)(
  '[AA-10] the other side recruits the %s card, the active side gets the other',
  (card) => {
    const match = openMatch({ hands: [['sidekick', 'mole']] });
    playMove(match, 0, { type: 'offer', up: 'sidekick', down: 'mole' });
    expect(legalMoves(match, 1)).toEqual([
      { type: 'recruit', card: 'up' },
      { type: 'recruit', card: 'down' },
    ]);
    playMove(match, 1, { type: 'recruit', card });
    const inPlay = describeMatch(match).sides.map((side) => side.inPlay);
    expect(inPlay).toEqual(card === 'up' ? [{ mole: 1 }, { sidekick: 1 }] : [{ sidekick: 1 }, { mole: 1 }]);
    expect(describeMatch(match).offer).toBeNull();
  },
);

/** The steps of side 0 after each turn, if it always recruits `name` and side 1 recruits the listed agents. */
function stepsOfSideZero(name: AgentName, others: readonly AgentName[]): number[] {
  const turns = others.map((other, i): ShortTurn => (i % 2 === 0 ? [name, other, 'down'] : [other, name, 'down']));
  return turns.map((_, i) => describeMatch(openMatch({ script: turns.slice(0, i + 1) })).sides[0].steps);
}

test('[AA-11] the first three copies read the three icons from top to bottom', () => {
  expect(stepsOfSideZero('double-agent', ['codebreaker', 'codebreaker', 'sentinel'])).toEqual([-1, 5, 4]);
  expect(stepsOfSideZero('enforcer', ['sidekick', 'daredevil', 'daredevil'])).toEqual([1, 3, 6]);
  expect(stepsOfSideZero('codebreaker', ['sentinel', 'enforcer', 'sentinel'])).toEqual([0, 0, 0]);
  expect(stepsOfSideZero('saboteur', ['codebreaker', 'enforcer', 'mole'])).toEqual([-1, -2, -4]);
  expect(stepsOfSideZero('daredevil', ['codebreaker', 'sentinel', 'codebreaker'])).toEqual([2, 5, 5]);
  expect(stepsOfSideZero('sentinel', ['codebreaker', 'enforcer', 'enforcer'])).toEqual([0, 2, 8]);
  expect(stepsOfSideZero('sidekick', ['codebreaker'])).toEqual([4]);
  expect(stepsOfSideZero('mole', ['codebreaker'])).toEqual([-3]);
});

test('[AA-11] the fourth, fifth and sixth copy read the third icon', () => {
  const quiet: AgentName[] = ['codebreaker', 'codebreaker', 'sentinel', 'enforcer', 'saboteur', 'sentinel'];
  expect(stepsOfSideZero('double-agent', quiet)).toEqual([-1, 5, 4, 3, 2, 1]);
  const quick: AgentName[] = ['sidekick', 'daredevil', 'daredevil', 'sentinel', 'sentinel', 'sentinel'];
  expect(stepsOfSideZero('enforcer', quick)).toEqual([1, 3, 6, 9, 12, 15]);
});

test('[AA-11] copies of the other side do not count', () => {
  const script: ShortTurn[] = [
    ['enforcer', 'double-agent', 'down'],
    ['codebreaker', 'double-agent', 'down'],
  ];
  const { sides } = describeMatch(openMatch({ script }));
  expect(sides.map((side) => side.steps)).toEqual([0, -1]);
});

test('[AA-12] both pawns move, each by its own card, forward and backward', () => {
  const match = openMatch({ hands: [['sidekick', 'mole']] });
  playTurn(match, 'sidekick', 'mole', 'down');
  expect(describeMatch(match).sides).toMatchObject([
    { steps: 4, position: 4 },
    { steps: -3, position: 4 },
  ]);
});

test('[AA-12] zero or no number moves nobody', () => {
  const match = openMatch({ hands: [['codebreaker', 'sentinel']] });
  playTurn(match, 'codebreaker', 'sentinel', 'up');
  expect(describeMatch(match).sides).toMatchObject([
    { steps: 0, position: 0 },
    { steps: 0, position: 7 },
  ]);
  const third: PositionSpec = {
    script: [
      ['codebreaker', 'enforcer', 'down'],
      ['sentinel', 'codebreaker', 'down'],
      ['codebreaker', 'mole', 'down'],
    ],
  };
  expect(describeMatch(openMatch(third)).sides[0]).toMatchObject({
    steps: 0,
    position: 0,
    inPlay: { codebreaker: 3 },
  });
});
