import { plural } from '@safehouse/ui/headless';
import { coverTranslations } from './cover/sk.ts';
import type { GameTranslations } from './en.ts';

export const translations: GameTranslations = {
  ...coverTranslations,
  tile: { tricks: 'zdvihy', cards: 'karty' },
  hand: 'Karty v ruke',
  trick: 'Tento zdvih',
  lastTrick: 'Posledný zdvih',
  nothing: 'Zatiaľ nič',
  closed: (count) =>
    plural('sk', count, {
      one: '# zakrytá karta',
      few: '# zakryté karty',
      many: '# zakrytej karty',
      other: '# zakrytých kariet',
    }),
  points: (count) => plural('sk', count, { one: '# zdvih', few: '# zdvihy', many: '# zdvihu', other: '# zdvihov' }),
  yourTurn: 'Vyložte kartu.',
  theirTurn: (name) => `${name} premýšľa.`,
  over: 'Všetky zdvihy sú odohrané.',
  lay: (card) => `Vyložiť kartu ${card}`,
  cardOf: (name, card) => `${name}: ${card}`,
  log: {
    laid: (name, card) => `${name} vykladá kartu ${card}.`,
    taken: (name) => `${name} berie zdvih.`,
  },
  refusals: {
    'not-in-hand': 'Túto kartu nemáte v ruke, alebo nie ste na ťahu.',
    other: 'To teraz nejde.',
  },
  endings: { points: 'Najviac zdvihov.', other: 'Partia sa skončila.' },
};
