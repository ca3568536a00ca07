import type { LessonBook } from '@safehouse/ui';
import { rules } from '../rules/index.ts';
import { basics } from './basics.ts';
import { dark } from './dark.ts';
import { lastTurns } from './last-turns.ts';

export const book: LessonBook = {
  rules,
  lessons: [basics, lastTurns, dark],
  hinted: '.is-hinted',
  words: {
    en: () => import('./words/en.ts').then(({ words }) => words),
    sk: () => import('./words/sk.ts').then(({ words }) => words),
    cs: () => import('./words/cs.ts').then(({ words }) => words),
    de: () => import('./words/de.ts').then(({ words }) => words),
    fr: () => import('./words/fr.ts').then(({ words }) => words),
  },
};
