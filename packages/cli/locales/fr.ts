import { plural } from '@safehouse/ui/headless';
import type { PlayTranslations } from './en.ts';

export const translations: PlayTranslations = {
  keys: {
    choose: 'choisir',
    back: 'retour',
    scroll: 'défiler',
    undo: 'reprendre',
    log: 'historique',
    help: 'aide',
    quit: 'quitter',
  },
  help: {
    title: 'Touches et règles',
    choose:
      'Appuyez sur le chiffre ou la lettre d’une réponse, ou allez dessus avec les flèches puis appuyez sur Entrée.',
    back: 'Échap ou Retour arrière annule un choix à moitié fait.',
    undo: 'u reprend les coups de votre tour, tant que personne n’a joué depuis.',
    log: 'l montre tout ce qui s’est passé.',
    quit: 'q quitte le jeu. La partie est enregistrée, vous pourrez la reprendre plus tard.',
  },
  tooSmall: (columns, rows) => `La table demande 80 × 24 caractères. Cette fenêtre en a ${columns} × ${rows}.`,
  enlarge: 'Agrandissez la fenêtre, ou appuyez sur q pour quitter.',
  game: 'À quoi voulez-vous jouer ?',
  players: 'Combien de personnes ?',
  playerCount: (n) => plural('fr', n, { one: '# personne', other: '# personnes' }),
  opponent: 'Contre qui voulez-vous jouer ?',
  saved: (game) => `Vous avez une partie en cours : ${game}.`,
  goOn: 'La reprendre',
  startNew: 'En commencer une autre et abandonner celle-ci',
  thinking: (name) => `${name} réfléchit…`,
  nothingToUndo: 'Vous n’avez aucun coup à reprendre.',
  undone: 'Votre tour recommence.',
  youWon: 'Vous avez gagné !',
  won: (names) => `Victoire : ${names}.`,
  draw: 'Match nul.',
  again: 'Encore une fois',
  another: 'Autre chose',
  quit: 'Quitter',
  kept: 'Votre partie est enregistrée. Lancez safehouse play pour la reprendre.',
  logEmpty: 'Il ne s’est encore rien passé.',
};
