import { byLanguage, type LessonBook } from '@safehouse/ui';
import { kompromat } from '../rules/index.ts';
import { basics } from './basics.ts';
import { gadgets } from './gadgets.ts';
import { items } from './items.ts';
import { draw, equalPoints } from './last-round.ts';
import type { LessonTranslations } from './locales/en.ts';
import { notoriety } from './notoriety.ts';

export const book: LessonBook = {
  rules: kompromat,
  lessons: [basics, items, gadgets, notoriety, equalPoints, draw],
  hintSelector: '.ko-hinted, .is-hinted',
  translations: byLanguage(import.meta.glob<LessonTranslations>('./locales/??.ts', { import: 'translations' })),
};
