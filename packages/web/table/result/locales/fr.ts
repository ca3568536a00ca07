import type { PosterTranslations } from './en.ts';

export const translations: PosterTranslations = {
  kicker: {
    won: 'Victoire',
    lost: 'Défaite',
    drawn: 'Match nul',
    seen: (names) => `Victoire : ${names}`,
  },
  stamps: {
    won: 'Mission accomplie',
    lost: 'Couverture grillée',
    drawn: 'Ex æquo',
    resigned: 'Abandon',
    rivalResigned: 'Abandon adverse',
    timedOut: 'Hors délai',
    rivalTimedOut: 'Rival hors délai',
    seen: 'Affaire classée',
  },
  resigned: {
    you: 'Vous avez abandonné.',
    other: (name) => `${name} abandonne.`,
  },
  timedOut: {
    you: 'Votre temps est écoulé.',
    other: (name) => `${name} dépasse le temps imparti.`,
  },
  absent: {
    you: 'Votre absence a duré trop longtemps.',
    other: (name) => `${name} ne revient pas.`,
  },
  points: 'Points',
  rating: 'Classement',
  ratingOpen: 'Le classement est en cours de calcul.',
  notCounted: 'Trop court pour compter au classement.',
  rematch: 'Revanche',
  wants: (name) => `${name} veut une revanche`,
  somebodyWants: 'Une revanche vous attend',
  accept: 'Accepter',
  series: {
    next: 'Partie suivante',
    ready: (name) => `${name} vous attend pour la partie suivante`,
    waiting: 'La partie suivante vous attend',
    drawn: 'Un match nul ne compte pour personne : la partie est rejouée.',
    won: {
      you: (score) => `Vous remportez la série ${score}.`,
      other: (name, score) => `${name} remporte la série ${score}.`,
    },
    ended: { you: 'Vous avez arrêté la série.', other: (name) => `${name} arrête la série.` },
  },
  turning: 'Où tout a basculé',
  challenge: (name) => `${name} vous défie`,
  play: (name) => `Jouer contre ${name}`,
  more: 'Plus',
};
