import { plural } from '@safehouse/ui';
import type { LiveTranslations } from './en.ts';

export const translations: LiveTranslations = {
  title: 'Parties en direct',
  about: 'Les parties publiques en cours. Touchez-en une pour la regarder.',
  game: 'Jeu',
  all: 'Tous les jeux',
  none: 'Personne ne joue en public pour le moment.',
  lost: 'Le serveur est injoignable. La liste reviendra avec la connexion.',
  watch: 'Regarder',
  tournament: 'Tournoi',
  moves: (count) => plural('fr', count, { one: '# coup', other: '# coups' }),
  spectators: (count) => plural('fr', count, { one: '# spectateur', other: '# spectateurs' }),
  delayed: (time) => `avec ${time} de décalage`,
  perTurn: (time) => `${time} par tour`,
};
