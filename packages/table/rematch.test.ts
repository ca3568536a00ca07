import { expect, test } from 'vitest';
import { oneSeatOn } from './rematch.ts';

test('after as many rematches as there are seats everybody has begun once and sits as at first', () => {
  const seats = ['Ada', 'Ben', 'Cyd'];
  const matches = [seats, oneSeatOn(seats), oneSeatOn(oneSeatOn(seats))];
  expect(matches.map(([first]) => first).sort()).toEqual(seats);
  expect(oneSeatOn(matches[2])).toEqual(seats);
});
