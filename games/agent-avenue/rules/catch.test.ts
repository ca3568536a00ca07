import { expect, test } from 'vitest';
import type { AgentName } from '../data/cards.ts';
import { describeMatch, openMatch, playTurn, type ShortTurn } from './test-helpers.ts';

/** The positions after these turns, and the result if there is one. */
function describeAfter(script: readonly ShortTurn[]) {
  const match = openMatch({ script });
  const { sides } = describeMatch(match);
  return { steps: sides.map((side) => side.steps), result: match.result };
}

test('[AA-14] steps are counted from home and never wrap, positions do', () => {
  const script: ShortTurn[] = [
    ['enforcer', 'daredevil', 'down'],
    ['enforcer', 'daredevil', 'up'],
    ['enforcer', 'sidekick', 'down'],
    ['enforcer', 'sentinel', 'up'],
    ['enforcer', 'sentinel', 'down'],
    ['mole', 'sentinel', 'up'],
  ];
  const match = openMatch({ script });
  expect(describeMatch(match).sides).toMatchObject([
    { steps: 9, position: 9 },
    { steps: 17, position: 10 },
  ]);
});

test('[AA-14] steps can be negative', () => {
  const { sides } = describeMatch(
    openMatch({
      script: [
        ['mole', 'saboteur', 'down'],
        ['saboteur', 'double-agent', 'up'],
      ],
    }),
  );
  expect(sides).toMatchObject([
    { steps: -4, position: 10 },
    { steps: -2, position: 5 },
  ]);
});

test('[AA-15] six steps ahead is no catch', () => {
  expect(
    describeAfter([
      ['daredevil', 'saboteur', 'down'],
      ['codebreaker', 'daredevil', 'down'],
    ]),
  ).toEqual({ steps: [5, -1], result: null });
});

test('[AA-15] seven steps ahead reaches the other pawn', () => {
  const script: ShortTurn[] = [['sidekick', 'mole', 'down']];
  expect(describeAfter(script)).toEqual({
    steps: [4, -3],
    result: { winners: [0], reason: 'catch', scores: [null, null] },
  });
  const { sides, phase, side } = describeMatch(openMatch({ script }));
  expect([sides[0].position, sides[1].position, phase, side]).toEqual([4, 4, 'over', 0]);
});

test('[AA-15] going past the other pawn is a catch as well', () => {
  const script: ShortTurn[] = [
    ['double-agent', 'enforcer', 'up'],
    ['double-agent', 'mole', 'down'],
  ];
  const match = openMatch({ script: [...script] });
  // Side 1 has gone 5, side 0 is 2 behind its home: the pawn of side 1 stands on 12, right on the other.
  expect(describeMatch(match).sides.map((side) => [side.steps, side.position])).toEqual([
    [-2, 12],
    [5, 12],
  ]);
  expect(match.result).toMatchObject({ winners: [1], reason: 'catch' });
  const past: ShortTurn[] = [
    ['double-agent', 'saboteur', 'up'],
    ['double-agent', 'mole', 'down'],
  ];
  expect(describeAfter(past)).toMatchObject({ steps: [-4, 5], result: { winners: [1], reason: 'catch' } });
});

test('[AA-15] an opponent who backs onto or behind a pawn is caught by it', () => {
  const standing: ShortTurn[] = [
    ['sidekick', 'saboteur', 'down'],
    ['saboteur', 'codebreaker', 'down'],
  ];
  expect(describeAfter(standing)).toEqual({ steps: [4, -2], result: null });
  const onto: ShortTurn[] = [...standing, ['codebreaker', 'double-agent', 'down']];
  expect(describeAfter(onto)).toMatchObject({ steps: [4, -3], result: { winners: [0], reason: 'catch' } });
  const behind: ShortTurn[] = [...standing, ['codebreaker', 'mole', 'down']];
  expect(describeAfter(behind)).toMatchObject({ steps: [4, -5], result: { winners: [0], reason: 'catch' } });
});

test('[AA-15] a pawn that is reached and runs on in the same turn is not caught', () => {
  const standing: ShortTurn[] = [
    ['double-agent', 'saboteur', 'down'],
    ['saboteur', 'sentinel', 'down'],
  ];
  expect(describeAfter(standing)).toEqual({ steps: [-1, -2], result: null });
  // Side 0 moves 6 and ends where the other pawn stood: a catch, unless that pawn moves on by 1, 2 or 4.
  const still = describeAfter([...standing, ['double-agent', 'codebreaker', 'down']]);
  expect(still).toMatchObject({ steps: [5, -2], result: { winners: [0], reason: 'catch' } });
  for (const [runner, steps] of [
    ['enforcer', -1],
    ['daredevil', 0],
    ['sidekick', 2],
  ] as const) {
    expect(describeAfter([...standing, ['double-agent', runner, 'down']])).toEqual({
      steps: [5, steps],
      result: null,
    });
  }
});

test.each([
  ['the active side', 'daredevil', 'mole', 'down', [0]],
  ['the other side', 'mole', 'sidekick', 'down', [1]],
] as const)('[AA-15] %s can be the one that catches', (_who, up, down, card, winners) => {
  const hand: AgentName[] = [up, down];
  const script: ShortTurn[] = [
    ['daredevil', 'codebreaker', 'down'],
    ['codebreaker', 'sentinel', 'down'],
  ];
  const match = openMatch({ script: winners[0] === 0 ? script : [], hands: [hand] });
  playTurn(match, up, down, card);
  expect(match.result).toMatchObject({ winners, reason: 'catch' });
});

test('[AA-15] a whole lap ahead is still a catch, not a new distance', () => {
  const script: ShortTurn[] = [
    ['sentinel', 'codebreaker', 'down'],
    ['codebreaker', 'sentinel', 'down'],
    ['sentinel', 'mole', 'down'],
  ];
  expect(describeAfter(script)).toMatchObject({ steps: [8, -3], result: { winners: [0], reason: 'catch' } });
});
