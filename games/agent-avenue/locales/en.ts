import { plural } from '@safehouse/ui';
import type { AgentName, MarketName } from '../data/cards.ts';

type PluralForms = Parameters<typeof plural>[2];
const pluralize = (n: number, forms: PluralForms) => plural('en', n, forms);

const stepsText = (n: number) => pluralize(n, { one: '# step', other: '# steps' });

export const translations = {
  title: 'Agent Avenue',
  invitation:
    'A quiet street, two spies. Offer one neighbour openly and one in secret, and catch the other first.',
  challenge: 'The sooner you win, the more it is worth; the longer you hold out, the less a loss costs.',

  agents: {
    'double-agent': 'Double Agent',
    enforcer: 'Enforcer',
    codebreaker: 'Codebreaker',
    saboteur: 'Saboteur',
    daredevil: 'Daredevil',
    sentinel: 'Sentinel',
    sidekick: 'Sidekick',
    mole: 'Mole',
  } as { readonly [name in AgentName]: string },

  market: {
    'pack-leader': {
      name: 'Leader of the Pack',
      text: 'Three Daredevils win the match for you instead of losing it.',
    },
    masterplan: { name: 'Masterplan', text: 'Seven different agents in play win the match.' },
    'security-system': {
      name: 'Security System',
      text: 'You win if the other pawn stands on your home at the end of a turn.',
    },
    'getaway-car': {
      name: 'Getaway Car',
      text: 'When your pawn ends a move on a home, it goes 3 steps further forward.',
    },
    watchtower: { name: 'Watchtower', text: 'Each Enforcer you recruit takes you 2 more steps forward.' },
    supercomputer: { name: 'Supercomputer', text: 'Each Codebreaker you recruit takes you 3 steps forward.' },
    'distraction-device': {
      name: 'Distraction Device',
      text: 'Your Saboteurs take you forward instead of back.',
    },
    'sinister-twin': {
      name: 'Sinister Twin',
      text: 'Your Double Agents count twice, forward and back.',
    },
    'surveillance-truck': { name: 'Surveillance Truck', text: 'Go 1 step forward.' },
    'smoke-screen': { name: 'Smoke Screen', text: 'Recruit the top card of the deck, whatever it is.' },
    outpost: { name: 'Outpost', text: 'Recruit a Sentinel from your hand.' },
    'secret-recruit': {
      name: 'Secret Recruit',
      text: 'Recruit an agent from your hand whom you do not have in play yet.',
    },
    'double-trouble': {
      name: 'Double Trouble',
      text: 'Show two cards of one agent, recruit one and keep the other.',
    },
    spycation: {
      name: 'Spycation',
      text: 'Take one of your own agents back to hand; you may recruit it again at once.',
    },
    'mind-control': {
      name: 'Mind Control',
      text: 'Take an agent that the other side has in play into your hand.',
    },
  } as { readonly [name in MarketName]: { readonly name: string; readonly text: string } },
  ongoing: 'stays',
  instant: 'at once',

  you: 'You',
  yourTeam: 'Your team',
  team: (name: string) => `Team ${name}`,
  mate: 'team mate',
  street: 'The street',
  standing: (who: string, house: number) => `${who}: house ${house}.`,
  gap: (n: number) => `${stepsText(n)} to a catch`,
  caught: 'has made the catch',
  house: (n: number) => `house ${n}`,
  home: 'home',

  ledger: 'Agents in play',
  copies: (n: number) => pluralize(n, { one: '# in play', other: '# in play' }),
  next: (icon: string) => `next: ${icon}`,
  icons: (all: string) => `First, second and third copy: ${all}`,
  forward: (n: number) => `${stepsText(n)} forward`,
  back: (n: number) => `${stepsText(n)} back`,
  stay: 'no step',
  win: 'wins the match',
  lose: 'loses the match',

  blackMarket: 'Black market',
  marketOf: (who: string) => `Market cards of ${who}`,
  marketDeck: (n: number) => pluralize(n, { one: '# more card', other: '# more cards' }),

  hand: 'Your hand',
  deck: (n: number) => pluralize(n, { one: '# card in the deck', other: '# cards in the deck' }),
  setAside: (cards: string) => `Swapped away: ${cards}`,
  faceUp: 'Face up',
  faceDown: 'Face down',
  hidden: 'Hidden card',
  emptySlot: 'empty',
  takeBack: (agent: string, slot: string) => `Take back ${agent} (${slot})`,

  ask: {
    first: 'Choose a card to lie face up.',
    second: 'Now one to lie face down.',
    ready: 'Offer these two?',
    lead: 'Lay a card face up, or let your team mate begin.',
    follow: 'Lay a card face down beside it.',
    recruit: (other: string) => `Recruit one. The other card goes to ${other}.`,
    take: 'Your pawn is at the black market: take a card.',
    'secret-recruit': 'Whom do you recruit from your hand?',
    'double-trouble': 'Which of your doubles do you recruit?',
    spycation: 'Who comes back to hand?',
    'mind-control': 'Whom do you take from the other side?',
    again: (agent: string) => `${agent} is back in hand. Recruit again at once?`,
    agreed: 'Your proposal is in. It counts when your team mate agrees.',
  },
  waiting: {
    play: (who: string) => `${who} is preparing an offer.`,
    recruit: (who: string) => `${who} is choosing a card.`,
    market: (who: string) => `${who} is shopping at the black market.`,
    resolve: (who: string) => `${who} is using a market card.`,
  },

  offer: 'Offer both cards',
  exchange: 'Switch the two',
  swap: 'Swap the card',
  swapsLeft: (n: number) => pluralize(n, { one: '# swap left', other: '# swaps left' }),
  layUp: 'Lay face up',
  layDown: 'Lay face down',
  recruit: (agent: string) => `Recruit ${agent}`,
  recruitHidden: 'Recruit the hidden card',
  forSide: (who: string, icon: string) => `${who}: ${icon}`,
  unknown: 'unknown',
  take: (card: string) => `Take ${card}`,
  forHand: (name: string) => `for the hand of ${name}`,
  keep: 'Keep it in hand',
  proposes: (name: string, what: string) => `${name} proposes: ${what}`,
  youPropose: (what: string) => `You propose: ${what}`,
  hasVoted: (name: string) => `${name} has made a proposal.`,
  hint: (what: string) => `Hint: ${what}`,
  skip: 'Show the outcome at once',

  won: 'You win!',
  lost: 'You lose.',
  winner: (who: string) => `${who} wins!`,
  why: {
    offer: (up: string, down: string) =>
      `For the other side the open card means: ${up}; the hidden one: ${down}.`,
    recruitUp: (mine: string, theirs: string) =>
      `The open card means for you: ${mine}; left to the other side: ${theirs}.`,
    recruitDown: (mine: string) => `The open card would mean for you: ${mine}. The hidden one promises more.`,
    denyWin: 'Left to the other side, the open card would win the match for them.',
    swap: 'This card is of little use to you now; a new one may be.',
  },
  endings: {
    catch: 'A pawn was caught on the street.',
    codebreakers: 'Three Codebreakers cracked the code.',
    daredevils: 'Three Daredevils were one too many.',
    masterplan: 'Seven different agents carried out the Masterplan.',
    'security-system': 'The Security System caught the visitor at home.',
    'pack-leader': 'Three Daredevils followed the Leader of the Pack.',
    exhaustion: 'The cards ran out; whoever had come further wins.',
    resigned: 'The other side gave up.',
    'timed-out': 'Time ran out.',
  } as { readonly [reason: string]: string },

  refusals: {
    'wrong-phase': 'That is not what is to be done now.',
    'vote-unchanged': 'That is what you propose already.',
    'not-in-hand': 'You do not hold that card.',
    'same-name': 'The two cards must show different agents, unless your whole hand is one agent.',
    'same-name-as-mate': 'The face-down card must show another agent than the open one.',
    'no-swaps-left': 'You have no swaps left.',
    'deck-empty': 'The deck is empty, so nothing can be swapped.',
    'play-with-mate': 'In a pair each of you lays one card.',
    'out-of-order': 'The open card comes first, then the hidden one.',
    'play-alone': 'You are alone on your side: lay both cards.',
    'not-in-supply': 'That card is not on the market.',
    'not-your-hand': 'That hand is not on your side.',
    'not-possible': 'That agent cannot be chosen for this card.',
    'not-to-act': 'It is not your turn.',
    'match-over': 'The match is over.',
    'unknown-move': 'There is no such move.',
    'swap-one': 'Choose just the one card you want to swap away.',
  } as { readonly [code: string]: string },

  log: {
    swapped: (who: string) => `${who} swapped a card.`,
    swappedOwn: (who: string, away: string, drawn: string) => `${who} swapped ${away} for ${drawn}.`,
    offered: (who: string, up: string) => `${who} offered ${up} and a hidden card.`,
    offeredOwn: (who: string, up: string, down: string) => `${who} offered ${up}; hidden: ${down}.`,
    led: (who: string, up: string) => `${who} laid ${up} face up.`,
    followed: (who: string) => `${who} laid a hidden card.`,
    followedOwn: (who: string, down: string) => `${who} laid ${down} face down.`,
    voted: (who: string) => `${who} made a proposal.`,
    votedOwn: (who: string, what: string) => `${who} proposed: ${what}.`,
    pickedUp: (who: string) => `${who} chose the open card.`,
    pickedDown: (who: string) => `${who} chose the hidden card.`,
    recruited: (who: string, agent: string, copy: number) =>
      copy > 1 ? `${who} recruited ${agent} no. ${copy}.` : `${who} recruited ${agent}.`,
    moved: (who: string, by: number, house: number) =>
      `${who} went ${stepsText(Math.abs(by))} ${by > 0 ? 'forward' : 'back'}, to house ${house}.`,
    took: (who: string, card: string) => `${who} took ${card} from the market.`,
    noEffect: (card: string) => `${card} had no effect.`,
    shown: (who: string, agent: string) => `${who} showed two of ${agent}.`,
    toHand: (who: string, agent: string) => `${who} took ${agent} into hand.`,
    kept: (who: string, agent: string) => `${who} kept ${agent} in hand.`,
    ended: (who: string, why: string) => `${who} won. ${why}`,
  },
  moves: {
    swap: (card: string) => `swap ${card} away`,
    offer: (up: string, down: string) => `offer ${up} face up, ${down} face down`,
    lead: (card: string) => `lay ${card} face up`,
    follow: (card: string) => `lay ${card} face down`,
    recruitUp: 'recruit the open card',
    recruitDown: 'recruit the hidden card',
    take: (card: string) => `take ${card}`,
    resolve: (agent: string) => `choose ${agent}`,
    keep: 'keep the card in hand',
  },

  choices: {
    mode: 'Game',
    simple: 'Simple',
    simpleAbout: 'Agents and the street only: learned in two minutes.',
    advanced: 'Advanced',
    advancedAbout: 'With the black market: landing on a corner brings a special card.',
    lone: 'Who plays alone',
    lone1: 'The second player',
    lone1About: 'The first and the third player are a team.',
    lone0: 'The first player',
    lone0About: 'The second and the third player are a team.',
  },
};

export type GameTranslations = typeof translations;
