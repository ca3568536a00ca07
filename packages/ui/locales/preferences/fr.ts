import type { PreferencesTranslations } from './en.ts';

export const preferencesTranslations: PreferencesTranslations = {
  shortcuts: 'Raccourcis clavier',
  confirmAsk: (move) => `${move} ?`,
  confirmYes: 'Jouer',
  confirmNo: 'Pas encore',
  turnEnds: 'Votre tour va se terminer. Appuyez sur une touche pour le garder.',
  space: 'Espace',
  keys: {
    undo: 'Reprendre le coup',
    hint: 'Conseil',
    replay: 'Revoir les derniers coups',
    log: 'Historique',
    chat: 'Discussion',
    rules: 'Règles',
    more: 'Menu',
    sound: 'Activer ou couper le son',
    skip: 'Passer, ou étape suivante',
    help: 'Cette liste',
  },
};
