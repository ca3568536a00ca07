import type { Lang } from '../i18n/lang.ts';
import type { Translations } from './en.ts';

export type { Translations } from './en.ts';

/** The words of the house itself, one language at a time. */
export const TRANSLATION_LOADERS: { readonly [lang in Lang]: () => Promise<Translations> } = {
  en: async () => (await import('./en.ts')).translations,
  sk: async () => (await import('./sk.ts')).translations,
  cs: async () => (await import('./cs.ts')).translations,
  de: async () => (await import('./de.ts')).translations,
  fr: async () => (await import('./fr.ts')).translations,
};
