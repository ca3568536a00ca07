import type { LessonBook } from '@safehouse/ui';
import { rules } from '../rules/index.ts';
import { basics } from './basics.ts';
import { dark } from './dark.ts';
import { lastTurns } from './last-turns.ts';

export const book: LessonBook = {
  rules,
  lessons: [basics, lastTurns, dark],
  hintSelector: '.is-hinted',
  translations: {
    en: () => import('./locales/en.ts').then(({ translations }) => translations),
    sk: () => import('./locales/sk.ts').then(({ translations }) => translations),
    cs: () => import('./locales/cs.ts').then(({ translations }) => translations),
    de: () => import('./locales/de.ts').then(({ translations }) => translations),
    fr: () => import('./locales/fr.ts').then(({ translations }) => translations),
  },
};
