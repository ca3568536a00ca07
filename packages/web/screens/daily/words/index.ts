import type { WordsByLang } from '../../../state/screen-words.ts';
import type { DailyWords } from './en.ts';

export type { DailyWords } from './en.ts';

export const WORDS: WordsByLang<DailyWords> = {
  en: async () => (await import('./en.ts')).words,
  sk: async () => (await import('./sk.ts')).words,
  cs: async () => (await import('./cs.ts')).words,
  de: async () => (await import('./de.ts')).words,
  fr: async () => (await import('./fr.ts')).words,
};
