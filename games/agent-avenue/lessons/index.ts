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
  hintSelector: '.is-hinted',
  translations: {
    en: () => import('./locales/en.ts').then(({ translations }) => translations),
    sk: () => import('./locales/sk.ts').then(({ translations }) => translations),
    cs: () => import('./locales/cs.ts').then(({ translations }) => translations),
    de: () => import('./locales/de.ts').then(({ translations }) => translations),
    fr: () => import('./locales/fr.ts').then(({ translations }) => translations),
  },
};
