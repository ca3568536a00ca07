import { byLanguage } from '@safehouse/ui';
import type { FriendsTranslations } from './en.ts';

export type { FriendsTranslations } from './en.ts';

export const FRIENDS_TRANSLATIONS = byLanguage(
  import.meta.glob<FriendsTranslations>('./??.ts', { import: 'translations' }),
);
