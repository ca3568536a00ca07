import type { PreferencesTranslations } from './en.ts';

export const preferencesTranslations: PreferencesTranslations = {
  shortcuts: 'Klávesové skratky',
  confirmAsk: (move) => `${move}?`,
  confirmYes: 'Zahrať',
  confirmNo: 'Ešte nie',
  turnEnds: 'Váš ťah sa o chvíľu skončí. Stlačením ľubovoľného klávesu ho podržíte.',
  space: 'Medzerník',
  keys: {
    undo: 'Vrátiť ťah',
    hint: 'Rada',
    replay: 'Ukázať znova posledné ťahy',
    log: 'Záznam',
    chat: 'Chat',
    rules: 'Pravidlá',
    more: 'Ponuka',
    sound: 'Zvuk zapnúť alebo vypnúť',
    skip: 'Preskočiť alebo ďalší krok',
    help: 'Tento zoznam',
  },
};
