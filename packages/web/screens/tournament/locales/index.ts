import { byLanguage } from '@safehouse/ui';
import type { TournamentTranslations } from './en.ts';

export type { TournamentTranslations } from './en.ts';

export const TOURNAMENT_TRANSLATIONS = byLanguage(
  import.meta.glob<TournamentTranslations>('./??.ts', { import: 'translations' }),
);
