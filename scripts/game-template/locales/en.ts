import { type Person, person, plural } from '@safehouse/ui/headless';
import { coverTranslations } from './cover/en.ts';

/** The other languages must have the type of this one. */
export const translations = {
  ...coverTranslations,
  tile: { tricks: 'tricks', cards: 'cards' },
  hand: 'Your hand',
  trick: 'This trick',
  lastTrick: 'The last trick',
  nothing: 'Nothing yet',
  closed: (count: number) => plural('en', count, { one: '# hidden card', other: '# hidden cards' }),
  points: (count: number) => plural('en', count, { one: '# trick', other: '# tricks' }),
  yourTurn: 'Play a card.',
  theirTurn: (name: string) => `${name} is thinking.`,
  over: 'All tricks are played.',
  lay: (card: number) => `Play the ${card}`,
  cardOf: (name: string, card: number) => `${name}: ${card}`,
  log: {
    laid: (who: Person, card: number) => `${person(who, { you: 'You play', other: '# plays' })} the ${card}.`,
    taken: (who: Person) => person(who, { you: 'You take the trick.', other: '# takes the trick.' }),
  },
  refusals: {
    'not-in-hand': 'This card isn’t in your hand, or it’s not your turn.',
    other: 'You can’t do that now.',
  } as { readonly other: string; readonly [code: string]: string },
  endings: {
    points: 'Most tricks.',
    other: 'The match is over.',
  } as { readonly other: string; readonly [reason: string]: string },
};

export type GameTranslations = typeof translations;
