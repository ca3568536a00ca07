import { plural } from '@safehouse/ui/headless';
import { coverTranslations } from './cover/cs.ts';
import type { GameTranslations } from './en.ts';

export const translations: GameTranslations = {
  ...coverTranslations,
  tile: { tricks: 'zdvihy', cards: 'karty' },
  hand: 'Karty v ruce',
  trick: 'Tento zdvih',
  lastTrick: 'Poslední zdvih',
  nothing: 'Zatím nic',
  closed: (count) =>
    plural('cs', count, {
      one: '# zakrytá karta',
      few: '# zakryté karty',
      many: '# zakryté karty',
      other: '# zakrytých karet',
    }),
  points: (count) => plural('cs', count, { one: '# zdvih', few: '# zdvihy', many: '# zdvihu', other: '# zdvihů' }),
  yourTurn: 'Vyložte kartu.',
  theirTurn: (name) => `${name} přemýšlí.`,
  over: 'Všechny zdvihy jsou odehrané.',
  lay: (card) => `Vyložit kartu ${card}`,
  cardOf: (name, card) => `${name}: ${card}`,
  log: {
    laid: (name, card) => `${name} vykládá kartu ${card}.`,
    taken: (name) => `${name} bere zdvih.`,
  },
  refusals: {
    'not-in-hand': 'Tuto kartu nemáte v ruce, nebo nejste na tahu.',
    other: 'To teď nejde.',
  },
  endings: { points: 'Nejvíc zdvihů.', other: 'Partie skončila.' },
};
