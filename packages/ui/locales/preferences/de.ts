import type { PreferencesTranslations } from './en.ts';

export const preferencesTranslations: PreferencesTranslations = {
  shortcuts: 'Tastenkürzel',
  confirmAsk: (move) => `${move}?`,
  confirmYes: 'Spielen',
  confirmNo: 'Noch nicht',
  turnEnds: 'Dein Zug endet gleich. Mit einer beliebigen Taste hältst du ihn an.',
  space: 'Leertaste',
  keys: {
    undo: 'Zug zurücknehmen',
    hint: 'Tipp',
    replay: 'Die letzten Züge noch einmal zeigen',
    log: 'Protokoll',
    chat: 'Chat',
    rules: 'Regeln',
    more: 'Menü',
    sound: 'Ton an oder aus',
    skip: 'Überspringen oder nächster Schritt',
    help: 'Diese Liste',
  },
};
