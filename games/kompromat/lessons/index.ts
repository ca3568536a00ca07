import type { LessonBook } from '@safehouse/ui';
import { kompromat } from '../rules/index.ts';
import { basics } from './basics.ts';
import { gadgets } from './gadgets.ts';
import { items } from './items.ts';

export const book: LessonBook = {
  rules: kompromat,
  lessons: [basics, items, gadgets],
  hintSelector: '.ko-hinted',
  translations: {
    en: () => import('./locales/en.ts').then(({ translations }) => translations),
    sk: () => import('./locales/sk.ts').then(({ translations }) => translations),
    cs: () => import('./locales/cs.ts').then(({ translations }) => translations),
    de: () => import('./locales/de.ts').then(({ translations }) => translations),
    fr: () => import('./locales/fr.ts').then(({ translations }) => translations),
  },
};
