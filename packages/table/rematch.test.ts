import { expect, test } from 'vitest';
import { rotateSeats } from './rematch.ts';

test('after as many rematches as there are seats everybody has begun once and sits as at first', () => {
  const seats = ['Ada', 'Ben', 'Cyd'];
  const matches = [seats, rotateSeats(seats), rotateSeats(rotateSeats(seats))];
  expect(matches.map(([first]) => first).sort()).toEqual(seats);
  expect(rotateSeats(matches[2])).toEqual(seats);
});
