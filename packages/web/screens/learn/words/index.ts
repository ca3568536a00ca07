import type { WordsByLang } from '../../../state/screen-words.ts';
import type { Words } from './en.ts';

export const LEARN_WORDS: WordsByLang<Words> = {
  en: () => import('./en.ts').then(({ words }) => words),
  sk: () => import('./sk.ts').then(({ words }) => words),
  cs: () => import('./cs.ts').then(({ words }) => words),
  de: () => import('./de.ts').then(({ words }) => words),
  fr: () => import('./fr.ts').then(({ words }) => words),
};
