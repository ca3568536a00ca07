import type { TranslationLoaders } from '../../../i18n/screen-translations.ts';
import type { EditionsTranslations } from './en.ts';

export type { EditionsTranslations } from './en.ts';

export const EDITIONS_TRANSLATIONS: TranslationLoaders<EditionsTranslations> = {
  en: async () => (await import('./en.ts')).translations,
  sk: async () => (await import('./sk.ts')).translations,
  cs: async () => (await import('./cs.ts')).translations,
  de: async () => (await import('./de.ts')).translations,
  fr: async () => (await import('./fr.ts')).translations,
};
