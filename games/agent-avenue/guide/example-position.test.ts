import { expect, test } from 'vitest';
import { examplePosition } from './example-position.ts';

test('before the first recruit the pawn is at home', () => {
  expect(examplePosition([])).toEqual({ space: 0, last: null, walk: { from: 0, by: 0 }, outcome: null });
});

test('the second card of an agent uses its second icon', () => {
  const { space, last, walk, outcome } = examplePosition(['enforcer', 'saboteur', 'enforcer']);
  expect(last).toEqual({ agent: 'enforcer', copy: 2, icon: 2 });
  expect({ space, walk, outcome }).toEqual({ space: 2, walk: { from: 0, by: 2 }, outcome: null });
});

test('a pawn that goes back comes to the end of the loop', () => {
  expect(examplePosition(['mole']).space).toBe(11);
});

test.each([
  ['caught', ['sidekick', 'enforcer', 'enforcer']],
  ['wasCaught', ['mole', 'saboteur', 'saboteur', 'saboteur']],
  ['won', ['codebreaker', 'codebreaker', 'codebreaker']],
  ['lost', ['daredevil', 'daredevil', 'daredevil']],
] as const)('the example ends: %s', (outcome, recruited) => {
  expect(examplePosition(recruited.slice(0, -1)).outcome).toBeNull();
  expect(examplePosition(recruited).outcome).toBe(outcome);
});
