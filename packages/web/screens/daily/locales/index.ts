import type { TranslationLoaders } from '../../../i18n/screen-translations.ts';
import type { DailyTranslations } from './en.ts';

export type { DailyTranslations } from './en.ts';

export const DAILY_TRANSLATIONS: TranslationLoaders<DailyTranslations> = {
  en: async () => (await import('./en.ts')).translations,
  sk: async () => (await import('./sk.ts')).translations,
  cs: async () => (await import('./cs.ts')).translations,
  de: async () => (await import('./de.ts')).translations,
  fr: async () => (await import('./fr.ts')).translations,
};
