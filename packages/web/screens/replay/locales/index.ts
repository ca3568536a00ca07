import { byLanguage } from '@safehouse/ui';
import type { ReplayTranslations } from './en.ts';

export const REPLAY_TRANSLATIONS = byLanguage(
  import.meta.glob<ReplayTranslations>('./??.ts', { import: 'translations' }),
);
