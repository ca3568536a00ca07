import { SEATS } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { words } from '../locales/en.ts';
import type { View } from '../rules/view.ts';
import { tell } from './tell.ts';

const NAMES = ['Ada', 'Ben', 'Cyd'];
const sides = (...seats: number[][]) => ({ sides: seats.map((own) => ({ seats: own })) }) as unknown as View;

test('[AA-34] who plays alone is no team in the log, on whichever side', () => {
  const picked = (side: 0 | 1, view: View) =>
    tell({ type: 'picked', side, card: 'up' }, words, NAMES, 'en', view);
  const aloneFirst = sides([0], [1, 2]);
  expect(picked(0, aloneFirst)).toBe(words.told.pickedUp('Ada'));
  expect(picked(1, aloneFirst)).toBe(words.told.pickedUp(words.team('Ben')));
  expect(picked(0, sides([0, 2], [1]))).toBe(words.told.pickedUp(words.team('Ada')));
});

test('only who voted is told by name', () => {
  const voted = tell({ type: 'voted', seat: SEATS[2], vote: { closed: 1 } } as never, words, NAMES);
  expect(voted).toBe(words.told.voted('Cyd'));
});
