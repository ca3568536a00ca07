import { byLanguage } from '@safehouse/ui';
import type { AdminTranslations } from './en.ts';

export type { AdminTranslations } from './en.ts';

export const ADMIN_TRANSLATIONS = byLanguage(
  import.meta.glob<AdminTranslations>('./??.ts', { import: 'translations' }),
);
