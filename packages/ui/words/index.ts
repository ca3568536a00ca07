import type { Lang } from '../i18n/lang.ts';
import type { HouseWords } from './en.ts';

export type { HouseWords } from './en.ts';

/** The words of the house itself, one language at a time. */
export const HOUSE_WORDS: { readonly [lang in Lang]: () => Promise<HouseWords> } = {
  en: async () => (await import('./en.ts')).words,
  sk: async () => (await import('./sk.ts')).words,
  cs: async () => (await import('./cs.ts')).words,
  de: async () => (await import('./de.ts')).words,
  fr: async () => (await import('./fr.ts')).words,
};
