import { plural } from '../../i18n/plural.ts';
import type { OwnMatchesTranslations } from './en.ts';

export const ownMatchesTranslations: OwnMatchesTranslations = {
  recent: 'Derniers résultats',
  allMatches: 'Toutes mes parties',
  outcomes: { won: 'Gagné', lost: 'Perdu', drawn: 'Match nul' },
  streak: (days) => plural('fr', days, { one: '# jour de suite', other: '# jours de suite' }),
  left: (count) => plural('fr', count, { one: 'encore # donne aujourd’hui', other: 'encore # donnes aujourd’hui' }),
  done: 'Tout est joué pour aujourd’hui',
  install: 'Installer l’application',
  installAbout: 'S’ouvre depuis l’écran d’accueil, sans barre d’adresse et même sans réseau.',
  installIos: 'Sur iPhone ou iPad : touchez « Partager », puis « Sur l’écran d’accueil ».',
  notNow: 'Plus tard',
};
