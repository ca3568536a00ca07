import { byLanguage } from '@safehouse/ui';
import type { AvatarTranslations } from './en.ts';

export type { AvatarTranslations } from './en.ts';

export const AVATAR_TRANSLATIONS = byLanguage(
  import.meta.glob<AvatarTranslations>('./??.ts', { import: 'translations' }),
);
