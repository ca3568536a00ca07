export const translations = {
  title: 'Bots for free seats',
  add: 'Add bot',
  /** For a bot that takes the last free seat. */
  addLast: 'Add bot and start',
  remove: 'Remove',
};

export type BotSeatsTranslations = typeof translations;
