import { byLanguage, type LessonBook } from '@safehouse/ui';
import { agentAvenue } from '../rules/index.ts';
import { basics } from './basics.ts';
import { endStep } from './end-step.ts';
import { lastCards } from './last-cards.ts';
import type { LessonTranslations } from './locales/en.ts';
import { market } from './market.ts';
import { teams } from './teams.ts';
import { threes } from './threes.ts';

export const book: LessonBook = {
  rules: agentAvenue,
  lessons: [basics, threes, endStep, lastCards, market, teams],
  hintSelector: '.is-hinted',
  translations: byLanguage(import.meta.glob<LessonTranslations>('./locales/??.ts', { import: 'translations' })),
};
