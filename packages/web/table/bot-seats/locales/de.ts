import type { BotSeatsTranslations } from './en.ts';

export const translations: BotSeatsTranslations = {
  title: 'Bots für freie Plätze',
  add: 'Bot dazusetzen',
  /** It takes the last free seat. */
  addLast: 'Bot dazusetzen und starten',
  remove: 'Entfernen',
};
