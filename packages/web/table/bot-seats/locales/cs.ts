import type { BotSeatsTranslations } from './en.ts';

export const translations: BotSeatsTranslations = {
  title: 'Boti na volná místa',
  add: 'Přidat bota',
  /** It takes the last free seat. */
  addLast: 'Přidat bota a začít',
  remove: 'Odebrat',
};
