import type { PreferencesTranslations } from './en.ts';

export const preferencesTranslations: PreferencesTranslations = {
  shortcuts: 'Klávesové zkratky',
  confirmAsk: (move) => `${move}?`,
  confirmYes: 'Zahrát',
  confirmNo: 'Ještě ne',
  turnEnds: 'Váš tah za chvíli skončí. Stisknutím libovolné klávesy ho podržíte.',
  space: 'Mezerník',
  keys: {
    undo: 'Vrátit tah',
    hint: 'Rada',
    replay: 'Přehrát znovu poslední tahy',
    log: 'Záznam',
    chat: 'Chat',
    rules: 'Pravidla',
    more: 'Nabídka',
    sound: 'Zvuk zapnout nebo vypnout',
    skip: 'Přeskočit nebo další krok',
    help: 'Tento seznam',
  },
};
