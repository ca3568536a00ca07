import { expect, test } from 'vitest';
import { allBeatenLevels, beatenLevelsOf, rememberBeaten } from './beaten-levels.ts';

test('beaten levels are stored by game, without duplicates', () => {
  rememberBeaten('chess', ['gentle']);
  rememberBeaten('chess', ['gentle', 'sharp', 'sharp']);
  expect(beatenLevelsOf('chess')).toEqual(['gentle', 'sharp']);
  expect(beatenLevelsOf('go')).toEqual([]);
  expect(allBeatenLevels()).toEqual([
    { game: 'chess', level: 'gentle' },
    { game: 'chess', level: 'sharp' },
  ]);
});
