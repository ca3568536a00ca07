import type { BotSeatsTranslations } from './en.ts';

export const translations: BotSeatsTranslations = {
  title: 'Boti na voľné miesta',
  add: 'Pridať bota',
  /** For a bot that takes the last free seat. */
  addLast: 'Pridať bota a začať',
  remove: 'Odobrať',
};
