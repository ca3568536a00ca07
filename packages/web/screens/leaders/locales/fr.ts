import type { LeadersTranslations } from './en.ts';

export const translations: LeadersTranslations = {
  title: 'Classements',
  about: 'Les meilleurs en parties classées, dès que leur classement est assez sûr.',
  game: 'Jeu',
  mode: 'Mode',
  time: 'Période',
  allTime: 'Depuis toujours',
  thisSeason: 'Cette saison',
  lastSeason: 'La saison passée',
  none: 'Personne encore. Seules comptent les parties classées entre personnes ayant un compte.',
  rank: 'Rang',
  player: 'Joueur',
  rating: 'Classement',
  matches: 'Parties',
  how: 'Comment fonctionne le classement',
};
