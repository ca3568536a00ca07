import type { BotSeatsTranslations } from './en.ts';

export const translations: BotSeatsTranslations = {
  title: 'Bots pour les places libres',
  add: 'Ajouter un bot',
  /** For a bot that takes the last free seat. */
  addLast: 'Ajouter un bot et commencer',
  remove: 'Retirer',
};
