import type { LessonBook } from '@safehouse/ui';
import { agentAvenue } from '../rules/index.ts';
import { basics } from './basics.ts';
import { lastCards } from './last-cards.ts';
import { market } from './market.ts';
import { teams } from './teams.ts';
import { threes } from './threes.ts';

export const book: LessonBook = {
  rules: agentAvenue,
  lessons: [basics, threes, lastCards, market, teams],
  hinted: '.is-hinted',
  words: {
    en: () => import('./words/en.ts').then(({ words }) => words),
    sk: () => import('./words/sk.ts').then(({ words }) => words),
    cs: () => import('./words/cs.ts').then(({ words }) => words),
    de: () => import('./words/de.ts').then(({ words }) => words),
    fr: () => import('./words/fr.ts').then(({ words }) => words),
  },
};
