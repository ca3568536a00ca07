import { SEATS } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { translations } from '../../locales/en.ts';
import type { View } from '../../rules/view.ts';
import { logLine } from './log-lines.ts';

const NAMES = ['Ada', 'Ben', 'Cyd'];
const viewWithSides = (...seats: number[][]) =>
  ({ sides: seats.map((own) => ({ seats: own })) }) as unknown as View;

test('[AA-34] a lone player is not called a team in the log, on either side', () => {
  const picked = (side: 0 | 1, view: View) =>
    logLine({ type: 'picked', side, card: 'up' }, translations, NAMES, 'en', view);
  const aloneFirst = viewWithSides([0], [1, 2]);
  expect(picked(0, aloneFirst)).toBe(translations.told.pickedUp('Ada'));
  expect(picked(1, aloneFirst)).toBe(translations.told.pickedUp(translations.team('Ben')));
  expect(picked(0, viewWithSides([0, 2], [1]))).toBe(translations.told.pickedUp(translations.team('Ada')));
});

test('a vote names only the voter', () => {
  const voted = logLine({ type: 'voted', seat: SEATS[2], vote: { closed: 1 } } as never, translations, NAMES);
  expect(voted).toBe(translations.told.voted('Cyd'));
});
