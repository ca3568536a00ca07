import { byLanguage } from '@safehouse/ui';
import type { DailyTranslations } from './en.ts';

export type { DailyTranslations } from './en.ts';

export const DAILY_TRANSLATIONS = byLanguage(
  import.meta.glob<DailyTranslations>('./??.ts', { import: 'translations' }),
);
