import { byLanguage } from '@safehouse/ui';
import type { BotSeatsTranslations } from './en.ts';

export type { BotSeatsTranslations } from './en.ts';

export const BOT_SEATS_TRANSLATIONS = byLanguage(
  import.meta.glob<BotSeatsTranslations>('./??.ts', { import: 'translations' }),
);
