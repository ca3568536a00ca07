import type { TranslationLoaders } from '../../../i18n/screen-translations.ts';
import type { ReplayTranslations } from './en.ts';

export const REPLAY_TRANSLATIONS: TranslationLoaders<ReplayTranslations> = {
  en: () => import('./en.ts').then(({ translations }) => translations),
  sk: () => import('./sk.ts').then(({ translations }) => translations),
  cs: () => import('./cs.ts').then(({ translations }) => translations),
  de: () => import('./de.ts').then(({ translations }) => translations),
  fr: () => import('./fr.ts').then(({ translations }) => translations),
};
