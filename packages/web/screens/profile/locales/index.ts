import { byLanguage } from '@safehouse/ui';
import type { ProfileTranslations } from './en.ts';

export type { ProfileTranslations } from './en.ts';

export const PROFILE_TRANSLATIONS = byLanguage(
  import.meta.glob<ProfileTranslations>('./??.ts', { import: 'translations' }),
);
