import { byLanguage, type LessonBook } from '@safehouse/ui';
import { kompromat } from '../rules/index.ts';
import { basics } from './basics.ts';
import { gadgets } from './gadgets.ts';
import { items } from './items.ts';
import type { LessonTranslations } from './locales/en.ts';

export const book: LessonBook = {
  rules: kompromat,
  lessons: [basics, items, gadgets],
  hintSelector: '.ko-hinted',
  translations: byLanguage(import.meta.glob<LessonTranslations>('./locales/??.ts', { import: 'translations' })),
};
