import { expect, test } from 'vitest';
import { factsFor, isHiddenCards, publicFact, secretFact } from './scoped-fact.ts';
import type { Seat } from './seat.ts';

const [ann, ben] = [0 as Seat, 1 as Seat];

test('a secret fact is complete for those who may know it and closed for everybody else', () => {
  const facts = [
    publicFact({ type: 'turn' }),
    secretFact([ben], { type: 'drew', card: 'mole' }, { type: 'drew', card: 'closed' }),
  ];
  expect(factsFor(ben, facts)).toEqual([{ type: 'turn' }, { type: 'drew', card: 'mole' }]);
  expect(factsFor(ann, facts)).toEqual([{ type: 'turn' }, { type: 'drew', card: 'closed' }]);
  expect(factsFor('spectator', facts)).toEqual([{ type: 'turn' }, { type: 'drew', card: 'closed' }]);
});

test('hidden cards are told from other values', () => {
  expect(isHiddenCards({ closed: 3 })).toBe(true);
  expect([null, undefined, 0, 'closed', [], {}].some(isHiddenCards)).toBe(false);
});
