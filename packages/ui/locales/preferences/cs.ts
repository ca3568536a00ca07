import type { PreferencesTranslations } from './en.ts';

export const preferencesTranslations: PreferencesTranslations = {
  shortcuts: 'Klávesové zkratky',
  confirmAsk: (move) => `${move}?`,
  confirmYes: 'Zahrát',
  confirmNo: 'Ještě ne',
  turnEnds: 'Váš tah za chvíli skončí. Stisknutím libovolné klávesy ho podržíte.',
  keys: {
    undo: 'Vrátit tah',
    hint: 'Nápověda',
    log: 'Záznam',
    chat: 'Chat',
    rules: 'Pravidla',
    more: 'Nabídka',
    sound: 'Zvuk zapnout nebo vypnout',
    help: 'Tento seznam',
  },
};
