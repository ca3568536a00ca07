import type { BotSeatsTranslations } from './en.ts';

export const translations: BotSeatsTranslations = {
  title: 'Bots für freie Plätze',
  add: 'Bot dazusetzen',
  /** For a bot that takes the last free seat. */
  addLast: 'Bot dazusetzen und starten',
  remove: 'Entfernen',
};
