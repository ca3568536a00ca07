import { plural } from '@safehouse/ui';
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
    played: (name: string, card: string) => `${name} plays the ${card}.`,
    playedOn: (name: string, card: string, other: string) => `${name} plays the ${card} on ${other}.`,
    right: (card: string) => `The guess is right: ${card}.`,
    wrong: (name: string, card: string) => `${name} doesn’t hold the ${card}.`,
    looked: (name: string, other: string) => `${name} looks at the hand of ${other}.`,
    saw: (other: string, card: string) => `${other} holds the ${card}.`,
    compared: (name: string, other: string) => `${name} and ${other} compare their hands.`,
    swapped: (name: string, other: string) => `${name} and ${other} swap hands.`,
    discarded: (name: string, card: string) => `${name} discards the ${card} and draws.`,
    out: (name: string, card: string) => `${name} is out of the round and shows the ${card}.`,
    roundWon: (name: string) => `${name} wins the round.`,
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
