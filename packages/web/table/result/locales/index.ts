import { byLanguage } from '@safehouse/ui';
import type { PosterTranslations } from './en.ts';

export type { PosterTranslations } from './en.ts';

export const POSTER_TRANSLATIONS = byLanguage(
  import.meta.glob<PosterTranslations>('./??.ts', { import: 'translations' }),
);
