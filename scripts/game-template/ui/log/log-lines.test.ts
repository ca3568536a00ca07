import { SEATS } from '@safehouse/contract';
import { expect, test } from 'vitest';
import type { GameTranslations } from '../../locales/en.ts';
import { logLine } from './log-lines.ts';
import { moveText } from './move-text.ts';

const LOCALES = import.meta.glob<GameTranslations>('../../locales/??.ts', {
  eager: true,
  import: 'translations',
});

test.each(Object.values(LOCALES))('facts and moves have names and cards: $hand', (translations) => {
  const context = { translations, playerNames: ['Ada', 'Ben'], seat: null };
  const laid = { type: 'laid', seat: SEATS[1], card: 7 } as const;
  expect(logLine(laid, context)).toMatch(/Ben.*7/);
  expect(logLine(laid, { ...context, seat: SEATS[1] })).not.toContain('Ben');
  expect(moveText({ type: 'lay', card: 3 }, context)).toContain('3');
});
