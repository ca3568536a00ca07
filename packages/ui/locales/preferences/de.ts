import type { PreferencesTranslations } from './en.ts';

export const preferencesTranslations: PreferencesTranslations = {
  shortcuts: 'Tastenkürzel',
  confirmAsk: (move) => `${move}?`,
  confirmYes: 'Spielen',
  confirmNo: 'Noch nicht',
  turnEnds: 'Dein Zug endet gleich. Drücke eine Taste, um ihn zu behalten.',
  space: 'Leertaste',
  keys: {
    undo: 'Zug zurücknehmen',
    hint: 'Tipp',
    replay: 'Die letzten Züge noch einmal zeigen',
    log: 'Verlauf',
    chat: 'Chat',
    rules: 'Regeln',
    more: 'Menü',
    sound: 'Ton an oder aus',
    skip: 'Überspringen oder nächster Schritt',
    help: 'Diese Liste',
  },
};
