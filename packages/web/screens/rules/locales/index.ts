import { byLanguage } from '@safehouse/ui';
import type { RulesScreenTranslations } from './en.ts';

export const RULES_SCREEN_TRANSLATIONS = byLanguage(
  import.meta.glob<RulesScreenTranslations>('./??.ts', { import: 'translations' }),
);
