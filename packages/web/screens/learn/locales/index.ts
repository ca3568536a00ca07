import type { TranslationLoaders } from '../../../i18n/screen-translations.ts';
import type { LearnTranslations } from './en.ts';

export const LEARN_TRANSLATIONS: TranslationLoaders<LearnTranslations> = {
  en: () => import('./en.ts').then(({ translations }) => translations),
  sk: () => import('./sk.ts').then(({ translations }) => translations),
  cs: () => import('./cs.ts').then(({ translations }) => translations),
  de: () => import('./de.ts').then(({ translations }) => translations),
  fr: () => import('./fr.ts').then(({ translations }) => translations),
};
