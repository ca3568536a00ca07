import { expect, test } from 'vitest';
import type { GameTranslations } from '../../locales/en.ts';
import { logLine } from './log-lines.ts';
import { moveText } from './move-text.ts';

const LOCALES = import.meta.glob<GameTranslations>('../../locales/??.ts', {
  eager: true,
  import: 'translations',
});

test.each(Object.values(LOCALES))('facts and moves have names and cards: $hand', (translations) => {
  const context = { translations, playerNames: ['Ada', 'Ben'] };
  const laid = logLine({ type: 'laid', seat: 1 as never, card: 7 }, context);
  expect(laid).toMatch(/Ben.*7/);
  expect(moveText({ type: 'lay', card: 3 }, context)).toContain('3');
});
