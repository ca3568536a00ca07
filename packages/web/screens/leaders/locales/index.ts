import { byLanguage } from '@safehouse/ui';
import type { LeadersTranslations } from './en.ts';

export type { LeadersTranslations } from './en.ts';

export const LEADERS_TRANSLATIONS = byLanguage(
  import.meta.glob<LeadersTranslations>('./??.ts', { import: 'translations' }),
);
