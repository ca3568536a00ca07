import { plural } from '@safehouse/ui/headless';
import { coverTranslations } from './cover/fr.ts';
import type { GameTranslations } from './en.ts';

export const translations: GameTranslations = {
  ...coverTranslations,
  tile: { tricks: 'plis', cards: 'cartes' },
  hand: 'Votre main',
  trick: 'Ce pli',
  lastTrick: 'Le dernier pli',
  nothing: 'Rien encore',
  closed: (count) => plural('fr', count, { one: '# carte cachée', other: '# cartes cachées' }),
  points: (count) => plural('fr', count, { one: '# pli', other: '# plis' }),
  yourTurn: 'Posez une carte.',
  theirTurn: (name) => `${name} réfléchit.`,
  over: 'Tous les plis sont joués.',
  lay: (card) => `Poser le ${card}`,
  cardOf: (name, card) => `${name} : ${card}`,
  log: {
    laid: (name, card) => `${name} pose le ${card}.`,
    taken: (name) => `${name} remporte le pli.`,
  },
  refusals: {
    'not-in-hand': 'Cette carte n’est pas dans votre main, ou ce n’est pas votre tour.',
    other: 'Ce n’est pas possible maintenant.',
  },
  endings: { points: 'Le plus de plis.', other: 'La partie est finie.' },
};
