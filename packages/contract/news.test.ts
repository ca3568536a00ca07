import { expect, test } from 'vitest';
import { isClosed, open, secret, toldTo } from './news.ts';
import type { Seat } from './seat.ts';

const [ann, ben] = [0 as Seat, 1 as Seat];

test('a secret is told in full to those who may know it, and closed to everybody else', () => {
  const news = [
    open({ type: 'turn' }),
    secret([ben], { type: 'drew', card: 'mole' }, { type: 'drew', card: 'closed' }),
  ];
  expect(toldTo(ben, news)).toEqual([{ type: 'turn' }, { type: 'drew', card: 'mole' }]);
  expect(toldTo(ann, news)).toEqual([{ type: 'turn' }, { type: 'drew', card: 'closed' }]);
  expect(toldTo('spectator', news)).toEqual([{ type: 'turn' }, { type: 'drew', card: 'closed' }]);
});

test('closed is a thing of its own', () => {
  expect(isClosed({ closed: 3 })).toBe(true);
  expect([null, undefined, 0, 'closed', [], {}].some(isClosed)).toBe(false);
});
