import { byLanguage } from '@safehouse/ui';
import type { EditionsTranslations } from './en.ts';

export type { EditionsTranslations } from './en.ts';

export const EDITIONS_TRANSLATIONS = byLanguage(
  import.meta.glob<EditionsTranslations>('./??.ts', { import: 'translations' }),
);
