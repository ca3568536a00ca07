import { plural } from '@safehouse/ui/headless';
import { coverTranslations } from './cover/de.ts';
import type { GameTranslations } from './en.ts';

export const translations: GameTranslations = {
  ...coverTranslations,
  tile: { tricks: 'Stiche', cards: 'Karten' },
  hand: 'Deine Hand',
  trick: 'Dieser Stich',
  lastTrick: 'Der letzte Stich',
  nothing: 'Noch nichts',
  closed: (count) => plural('de', count, { one: '# verdeckte Karte', other: '# verdeckte Karten' }),
  points: (count) => plural('de', count, { one: '# Stich', other: '# Stiche' }),
  yourTurn: 'Lege eine Karte.',
  theirTurn: (name) => `${name} denkt nach.`,
  over: 'Alle Stiche sind gespielt.',
  lay: (card) => `Die ${card} legen`,
  cardOf: (name, card) => `${name}: ${card}`,
  log: {
    laid: (name, card) => `${name} legt die ${card}.`,
    taken: (name) => `${name} bekommt den Stich.`,
  },
  refusals: {
    'not-in-hand': 'Diese Karte hast du nicht, oder du bist nicht am Zug.',
    other: 'Das geht jetzt nicht.',
  },
  endings: { points: 'Die meisten Stiche.', other: 'Die Partie ist zu Ende.' },
};
