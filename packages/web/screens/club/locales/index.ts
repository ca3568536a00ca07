import { byLanguage } from '@safehouse/ui';
import type { ClubTranslations } from './en.ts';

export type { ClubTranslations } from './en.ts';

export const CLUB_TRANSLATIONS = byLanguage(import.meta.glob<ClubTranslations>('./??.ts', { import: 'translations' }));
