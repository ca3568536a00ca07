import { SEATS } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { translations } from '../../locales/en.ts';
import type { View } from '../../rules/view.ts';
import { logLine } from './log-lines.ts';

const NAMES = ['Ada', 'Ben', 'Cyd'];
const viewWithSides = (...sides: number[][]) => ({ sides: sides.map((seats) => ({ seats })) }) as unknown as View;

test('[AA-34] a lone player is not called a team in the log, on either side', () => {
  const picked = (side: 0 | 1, view: View) =>
    logLine({ type: 'picked', side, card: 'up' }, { translations, playerNames: NAMES, view });
  const aloneFirst = viewWithSides([0], [1, 2]);
  expect(picked(0, aloneFirst)).toBe(translations.log.pickedUp('Ada'));
  expect(picked(1, aloneFirst)).toBe(translations.log.pickedUp(translations.team('Ben')));
  expect(picked(0, viewWithSides([0, 2], [1]))).toBe(translations.log.pickedUp(translations.team('Ada')));
});

test('a vote names only the voter', () => {
  const fact = { type: 'voted', seat: SEATS[2], vote: { closed: 1 } } as never;
  const voted = logLine(fact, { translations, playerNames: NAMES, view: null });
  expect(voted).toBe(translations.log.voted('Cyd'));
});
