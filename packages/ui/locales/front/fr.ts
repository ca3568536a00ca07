import { plural } from '../../i18n/plural.ts';
import type { FrontTranslations } from './en.ts';

const playerCount = (count: number) => plural('fr', count, { one: '# joueur', other: '# joueurs' });

export const frontTranslations: FrontTranslations = {
  invited: (name) => `Invitation de : ${name}`,
  daily: 'Défi du jour',
  dailyAbout: 'Une donne par jour, la même pour tout le monde. Quel sera votre score ?',
  duel: 'Duel entre amis',
  tournaments: 'Tournois',
  clubs: 'Clubs',
  lookBack: 'Revoir une partie',
  games: 'Jeux',
  players: (least, most) => (least === most ? playerCount(most) : `${least} à ${playerCount(most)}`),
  playBot: 'Jouer tout de suite contre un bot',
  playAgainst: (names) => `Jouer contre ${names}`,
  chooseOpponent: 'Adversaire',
  inEnglish: 'En anglais seulement, pour l’instant.',
  beaten: 'victoire',
  botOptions: 'Mode, joueurs',
  friends: 'Entre amis',
  device: 'Sur un seul appareil',
  opponent: 'Trouver un adversaire',
  learn: 'Apprendre',
  mine: 'Mes parties',
  mineNone: 'Aucune partie pour l’instant. Choisissez un jeu ci-dessus.',
  yourTurn: 'À vous de jouer',
  waiting: 'Aux autres de jouer',
  notStarted: 'En attente de joueurs',
  goOn: 'Reprendre',
  remove: 'Retirer',
  open: 'Qui attend',
  openNone: 'Personne n’attend pour l’instant. Ouvrez une table ou cherchez un adversaire : les autres le verront ici.',
  live: 'En direct',
  liveNone: 'Personne ne joue en public pour le moment.',
  liveAll: (count) => plural('fr', count, { one: 'Voir la partie en direct', other: 'Voir les # parties en direct' }),
  watchTable: (what) => `Regarder ${what}`,
  playSeeker: 'Jouer',
  sitDown: 'S’asseoir',
  offline:
    'Le serveur est injoignable. Vous pouvez toujours jouer contre des bots ou sur un seul appareil ; les tables en ligne reviendront avec la connexion.',
  alone: 'personne encore',
};
