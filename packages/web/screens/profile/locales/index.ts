import type { TranslationLoaders } from '../../../i18n/screen-translations.ts';
import type { ProfileTranslations } from './en.ts';

export type { ProfileTranslations } from './en.ts';

export const PROFILE_TRANSLATIONS: TranslationLoaders<ProfileTranslations> = {
  en: async () => (await import('./en.ts')).translations,
  sk: async () => (await import('./sk.ts')).translations,
  cs: async () => (await import('./cs.ts')).translations,
  de: async () => (await import('./de.ts')).translations,
  fr: async () => (await import('./fr.ts')).translations,
};
