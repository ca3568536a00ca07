import type { LessonBook } from '@safehouse/ui';
import { kompromat } from '../rules/index.ts';
import { basics } from './basics.ts';
import { gadgets } from './gadgets.ts';
import { items } from './items.ts';

export const book: LessonBook = {
  rules: kompromat,
  lessons: [basics, items, gadgets],
  hinted: '.ko-hinted',
  words: {
    en: () => import('./words/en.ts').then(({ words }) => words),
    sk: () => import('./words/sk.ts').then(({ words }) => words),
    cs: () => import('./words/cs.ts').then(({ words }) => words),
    de: () => import('./words/de.ts').then(({ words }) => words),
    fr: () => import('./words/fr.ts').then(({ words }) => words),
  },
};
