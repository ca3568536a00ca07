import type { WordsByLang } from '../../../state/screen-words.ts';
import type { ProfileWords } from './en.ts';

export type { ProfileWords } from './en.ts';

export const WORDS: WordsByLang<ProfileWords> = {
  en: async () => (await import('./en.ts')).words,
  sk: async () => (await import('./sk.ts')).words,
  cs: async () => (await import('./cs.ts')).words,
  de: async () => (await import('./de.ts')).words,
  fr: async () => (await import('./fr.ts')).words,
};
