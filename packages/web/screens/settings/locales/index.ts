import { byLanguage } from '@safehouse/ui';
import type { SettingsTranslations } from './en.ts';

export type { SettingsTranslations } from './en.ts';

export const SETTINGS_TRANSLATIONS = byLanguage(
  import.meta.glob<SettingsTranslations>('./??.ts', { import: 'translations' }),
);
