import { expect, test } from 'vitest';
import { nextMoveChoice } from './move-fields.ts';

const guess = (target: number, name: string) => ({ type: 'play', card: 'guard', target, name });
const LEGAL = [
  { type: 'play', card: 'handmaid', target: null, name: null },
  ...[1, 2].flatMap((target) => ['priest', 'king'].map((name) => guess(target, name))),
];
const FIELDS = ['card', 'target', 'name'] as const;

test('fields are asked for one after the other, and only where there is a choice', () => {
  expect(nextMoveChoice(LEGAL, FIELDS, {})).toEqual({ type: 'field', field: 'card', values: ['handmaid', 'guard'] });
  expect(nextMoveChoice(LEGAL, FIELDS, { card: 'handmaid' })).toEqual({ type: 'move', move: LEGAL[0] });
  expect(nextMoveChoice(LEGAL, FIELDS, { card: 'guard' })).toEqual({ type: 'field', field: 'target', values: [1, 2] });
  const chosen = { card: 'guard', target: 2 };
  expect(nextMoveChoice(LEGAL, FIELDS, chosen)).toEqual({ type: 'field', field: 'name', values: ['priest', 'king'] });
  expect(nextMoveChoice(LEGAL, FIELDS, { ...chosen, name: 'king' })).toEqual({ type: 'move', move: guess(2, 'king') });
});

test('what fits no legal move is no choice', () => {
  expect(nextMoveChoice(LEGAL, FIELDS, { card: 'king' })).toBeNull();
  expect(nextMoveChoice([], FIELDS, {})).toBeNull();
});
