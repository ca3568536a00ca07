import { SEATS } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { type GameTranslations, translations } from '../../locales/en.ts';
import type { View } from '../../rules/view.ts';
import { logLine } from './log-lines.ts';

const NAMES = ['Ada', 'Ben', 'Cyd'];
const viewWithSides = (...sides: number[][]) => ({ sides: sides.map((seats) => ({ seats })) }) as unknown as View;

test('[AA-34] a lone player is not called a team in the log, on either side', () => {
  const picked = (side: 0 | 1, view: View) =>
    logLine({ type: 'picked', side, card: 'up' }, { translations, playerNames: NAMES, seat: null, view });
  const aloneFirst = viewWithSides([0], [1, 2]);
  expect(picked(0, aloneFirst)).toBe(translations.log.pickedUp('Ada'));
  expect(picked(1, aloneFirst)).toBe(translations.log.pickedUp(translations.team('Ben')));
  expect(picked(0, viewWithSides([0, 2], [1]))).toBe(translations.log.pickedUp(translations.team('Ada')));
});

test('a vote names only the voter', () => {
  const fact = { type: 'voted', seat: SEATS[2], vote: { closed: 1 } } as never;
  const voted = logLine(fact, { translations, playerNames: NAMES, seat: null, view: null });
  expect(voted).toBe(translations.log.voted('Cyd'));
});

const LOCALES = import.meta.glob<GameTranslations>('../../locales/??.ts', { eager: true, import: 'translations' });

test('the viewer is addressed, and a team that the viewer belongs to is theirs', () => {
  const recruited = { type: 'recruited', side: 0, agent: 'saboteur', copies: 1 } as const;
  const lines = Object.values(LOCALES).map((texts) =>
    logLine(recruited, { translations: texts, playerNames: NAMES, seat: 0, view: viewWithSides([0], [1]) }),
  );
  expect(lines.toSorted()).toEqual([
    'Du wirbst an: Saboteur.',
    'Verbujete: Sabotér.',
    'Verbujete: Sabotér.',
    'Vous recrutez : Saboteur.',
    'You recruited a Saboteur.',
  ]);
  const inTeam = { translations, playerNames: NAMES, view: viewWithSides([0, 2], [1]) };
  expect(logLine(recruited, { ...inTeam, seat: 2 })).toBe('Your team recruited a Saboteur.');
  expect(logLine(recruited, { ...inTeam, seat: 1 })).toBe('Team Ada recruited a Saboteur.');
});

test('[AA-37] a proposal for the viewer’s hand says so', () => {
  const take = { type: 'take', card: 'secret-recruit', hand: SEATS[0] } as const;
  const voted = logLine(
    { type: 'voted', seat: SEATS[2], vote: take },
    { translations, playerNames: NAMES, seat: 0, view: null },
  );
  expect(voted).toBe('Cyd proposed: take Secret Recruit (for your hand).');
});
