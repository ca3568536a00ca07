import { byLanguage, type LessonBook } from '@safehouse/ui';
import { rules } from '../rules/index.ts';
import { basics } from './basics.ts';
import { dark } from './dark.ts';
import { lastTurns } from './last-turns.ts';
import type { LessonTranslations } from './locales/en.ts';

export const book: LessonBook = {
  rules,
  lessons: [basics, lastTurns, dark],
  hintSelector: '.sc-do',
  translations: byLanguage(import.meta.glob<LessonTranslations>('./locales/??.ts', { import: 'translations' })),
};
