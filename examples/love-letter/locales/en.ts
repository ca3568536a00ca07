import { type Person, person, plural } from '@safehouse/ui';
import type { CardName } from '../data/cards.ts';
import { coverTranslations } from './cover/en.ts';

const CARD_NAMES: { readonly [card in CardName]: string } = {
  guard: 'Guard',
  priest: 'Priest',
  baron: 'Baron',
  handmaid: 'Handmaid',
  prince: 'Prince',
  king: 'King',
  countess: 'Countess',
  princess: 'Princess',
};

const subject = (who: Person) => person(who, { you: 'You', other: '#' });
const object = (who: Person) => person(who, { you: 'you', other: '#' });

export const translations = {
  ...coverTranslations,
  cards: CARD_NAMES,
  round: (round: number, deck: number) => `Round ${round} · ${plural('en', deck, { one: '# card', other: '# cards' })}`,
  tile: { favours: 'favours', hand: 'hand' },
  favours: (won: number, goal: number) => `${won} of ${goal} favours`,
  inHand: (count: number) => plural('en', count, { one: '# card in hand', other: '# cards in hand' }),
  isOut: 'out of the round',
  isProtected: 'protected by a Handmaid',
  holds: (name: string, cards: string) => `${name} holds: ${cards}`,
  laidBy: (name: string) => `Played by ${name}`,
  laidByYou: 'Played by you',
  nothingYet: 'nothing yet',
  open: 'Out of this round',
  deck: (count: number) => plural('en', count, { one: 'The deck: # card', other: 'The deck: # cards' }),
  hand: 'Your hand',
  play: (card: string) => `Play the ${card}`,
  guess: 'Guess',
  again: 'Back',
  questions: {
    card: 'Play one of your two cards.',
    target: (card: string) => `Who do you play the ${card} on?`,
    guess: (name: string) => `Which card does ${name} hold?`,
  },
  yourself: 'Yourself',
  theirTurn: (name: string) => `${name} is thinking.`,
  over: 'The last letter is delivered.',
  moves: {
    plain: (card: string) => `Play the ${card}`,
    onYourself: (card: string) => `Play the ${card} on yourself`,
    on: (card: string, name: string) => `Play the ${card} on ${name}`,
    guess: (name: string, guess: string) => `Guess that ${name} holds the ${guess}`,
  },
  log: {
    played: (who: Person, card: string) => `${person(who, { you: 'You play', other: '# plays' })} the ${card}.`,
    playedOn: (who: Person, card: string, other: Person) =>
      `${person(who, { you: 'You play', other: '# plays' })} the ${card} on ${object(other)}.`,
    right: (card: string) => `The guess is right: ${card}.`,
    wrong: (who: Person, card: string) => `${person(who, { you: 'You don’t', other: '# doesn’t' })} hold the ${card}.`,
    looked: (who: Person, other: Person) =>
      `${person(who, { you: 'You look', other: '# looks' })} at ${person(other, { you: 'your', other: '#’s' })} hand.`,
    saw: (other: Person, card: string) => `${person(other, { you: 'You hold', other: '# holds' })} the ${card}.`,
    compared: (who: Person, other: Person) => `${subject(who)} and ${object(other)} compare hands.`,
    swapped: (who: Person, other: Person) => `${subject(who)} and ${object(other)} swap hands.`,
    discarded: (who: Person, card: string) =>
      person(who, { you: `You discard the ${card} and draw.`, other: `# discards the ${card} and draws.` }),
    out: (who: Person, card: string) =>
      person(who, {
        you: `You are out of the round and show the ${card}.`,
        other: `# is out of the round and shows the ${card}.`,
      }),
    roundWon: (who: Person) => person(who, { you: 'You win the round.', other: '# wins the round.' }),
    round: (round: number) => `Round ${round} begins.`,
  },
  refusals: {
    'not-in-hand': 'This card isn’t in your hand.',
    countess: 'With a King or a Prince in hand the Countess must be played.',
    protected: 'This player is protected by a Handmaid.',
    out: 'This player is out of the round.',
    other: 'You can’t do that now.',
  } as { readonly other: string; readonly [code: string]: string },
  endings: {
    favours: 'Enough favours.',
    other: 'The match is over.',
  } as { readonly other: string; readonly [reason: string]: string },
};

export type GameTranslations = typeof translations;
