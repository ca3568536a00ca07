import type { PreferencesTranslations } from './en.ts';

export const preferencesTranslations: PreferencesTranslations = {
  shortcuts: 'Tastenkürzel',
  confirmAsk: (move) => `${move}?`,
  confirmYes: 'Spielen',
  confirmNo: 'Noch nicht',
  keys: {
    undo: 'Zug zurücknehmen',
    hint: 'Tipp',
    log: 'Verlauf',
    chat: 'Chat',
    rules: 'Regeln',
    more: 'Menü',
    sound: 'Ton an oder aus',
    help: 'Diese Liste',
  },
};
