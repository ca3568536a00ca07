import type { PreferencesTranslations } from './en.ts';

export const preferencesTranslations: PreferencesTranslations = {
  shortcuts: 'Raccourcis clavier',
  confirmAsk: (move) => `${move} ?`,
  confirmYes: 'Jouer',
  confirmNo: 'Pas encore',
  keys: {
    undo: 'Reprendre le coup',
    hint: 'Conseil',
    log: 'Journal',
    chat: 'Chat',
    rules: 'Règles',
    more: 'Menu',
    sound: 'Son ou silence',
    help: 'Cette liste',
  },
};
