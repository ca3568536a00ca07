export const translations = {
  title: 'Bots for free seats',
  add: 'Add bot',
  /** It takes the last free seat. */
  addLast: 'Add bot and start',
  remove: 'Remove',
};

export type BotSeatsTranslations = typeof translations;
