import { expect, test } from 'vitest';
import { traitsMissing } from './secret-traits.ts';

const repeat = (times: number, hand: string) => Array.from({ length: times }, () => ({ hand }));

test('a card that only the first states have is missing in the others', () => {
  expect(traitsMissing(repeat(8, 'guard,king'), repeat(8, 'guard,priest'))).toEqual([
    'hand = guard,king',
    'king at 1 of hand',
    '1 king in hand',
    '0 priest in hand',
  ]);
});

test('states of the same kind miss nothing, in whatever order', () => {
  const mixed = [...repeat(8, 'guard'), ...repeat(8, 'king')];
  expect(traitsMissing(mixed, mixed.toReversed())).toEqual([]);
});

test('what is rare among the first states says nothing', () => {
  expect(traitsMissing([...repeat(30, 'guard'), ...repeat(2, 'king')], repeat(30, 'guard'))).toEqual([]);
});
