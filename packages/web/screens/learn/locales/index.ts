import { byLanguage } from '@safehouse/ui';
import type { LearnTranslations } from './en.ts';

export const LEARN_TRANSLATIONS = byLanguage(
  import.meta.glob<LearnTranslations>('./??.ts', { import: 'translations' }),
);
