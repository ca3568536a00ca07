import { expect, test } from 'vitest';
import { factsFor, isHiddenCards, publicFact, secretFact } from './scoped-fact.ts';
import type { Seat } from './seat.ts';

const [ann, ben] = [0 as Seat, 1 as Seat];

test('a secret is told in full to those who may know it, and closed to everybody else', () => {
  const news = [
    publicFact({ type: 'turn' }),
    secretFact([ben], { type: 'drew', card: 'mole' }, { type: 'drew', card: 'closed' }),
  ];
  expect(factsFor(ben, news)).toEqual([{ type: 'turn' }, { type: 'drew', card: 'mole' }]);
  expect(factsFor(ann, news)).toEqual([{ type: 'turn' }, { type: 'drew', card: 'closed' }]);
  expect(factsFor('spectator', news)).toEqual([{ type: 'turn' }, { type: 'drew', card: 'closed' }]);
});

test('closed is a thing of its own', () => {
  expect(isHiddenCards({ closed: 3 })).toBe(true);
  expect([null, undefined, 0, 'closed', [], {}].some(isHiddenCards)).toBe(false);
});
