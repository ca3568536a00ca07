import type { PreferencesTranslations } from './en.ts';

export const preferencesTranslations: PreferencesTranslations = {
  shortcuts: 'Tastenkürzel',
  confirmAsk: (move) => `${move}?`,
  confirmYes: 'Spielen',
  confirmNo: 'Noch nicht',
  turnEnds: 'Dein Zug endet gleich. Drücke eine Taste, um ihn zu behalten.',
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
