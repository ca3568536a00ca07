import type { BotSeatsTranslations } from './en.ts';

export const translations: BotSeatsTranslations = {
  title: 'Boti na volná místa',
  add: 'Přidat bota',
  /** For a bot that takes the last free seat. */
  addLast: 'Přidat bota a začít',
  remove: 'Odebrat',
};
