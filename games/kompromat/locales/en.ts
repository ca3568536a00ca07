import { plural, type Viewpoint } from '@safehouse/ui/headless';
import { counts } from './counts/en.ts';
import { coverTranslations } from './cover/en.ts';
import { hintReasons } from './hints/en.ts';
import { logLines } from './log/en.ts';

const { cards, points, tokens } = counts;

/** The names of the sides, and details for the sentence about the end. */
export interface Decision {
  readonly winner: string;
  readonly loser: string;
  readonly points: string;
}

export const translations = {
  ...coverTranslations,
  missions: {
    informant: 'Informant',
    pursuit: 'Pursuit',
    'safe-house': 'Safe house',
    airport: 'Airport',
    interrogation: 'Interrogation',
    locker: 'Locker',
    barmaid: 'Barmaid',
    hotel: 'Hotel',
    'code-1': 'Codes',
    'code-2': 'Codes',
    'code-3': 'Codes',
    'document-1': 'Documents',
    'document-2': 'Documents',
    'document-3': 'Documents',
    balaclava: 'Balaclava',
    chloroform: 'Chloroform',
    drone: 'Drone',
    'gps-tracker': 'GPS tracker',
    jetpack: 'Jetpack',
    newspaper: 'Newspaper',
    'night-vision': 'Night vision',
    'stun-gun': 'Stun gun',
    'usb-stick': 'USB stick',
    'vesper-martini': 'Vesper Martini',
  },
  kinds: { target: 'Target', code: 'Set', document: 'Set', item: 'Item' },
  counter: 'Counter-intelligence',
  effects: {
    balaclava: 'Give back two of your tokens.',
    chloroform: 'You get no tokens from counter-intelligence.',
    drone: 'All your opponent’s cards at one mission are turned face up and stay that way.',
    'gps-tracker':
      'The last face-down card of your current mission goes back on top of your deck, even if it took you over 21.',
    jetpack: 'All your cards fly from one mission to another where you have none.',
    newspaper: 'Your opponent’s total at one mission counts 3 more.',
    'night-vision': 'Look at the next five cards of your deck.',
    'stun-gun': 'Knock out one of your opponent’s face-down cards. It stays hidden and doesn’t count.',
    'usb-stick': 'Use one of your used items again.',
    'vesper-martini': 'Your total at one mission counts 1 more or 1 less.',
  },
  whens: {
    balaclava: 'On your turn, before a mission is resolved, or when you’re about to get tokens.',
    chloroform: 'When counter-intelligence is about to give you tokens.',
    drone: 'On your turn or before a mission is resolved, where your opponent has a face-down card.',
    'gps-tracker': 'On your turn, while your current mission has a face-down card.',
    jetpack: 'On your turn or before a mission is resolved; not from or to the mission of this turn.',
    newspaper: 'On your turn or before a mission is resolved, while those cards are still hidden.',
    'night-vision': 'On your turn, while your deck has cards.',
    'stun-gun': 'On your turn or before a mission is resolved, where your opponent has a face-down card.',
    'usb-stick': 'Whenever the item it copies could be used.',
    'vesper-martini': 'When you declare your total.',
  },
  ace: 'ace',
  back: 'face down',
  list: (parts: readonly string[]) => parts.join(', '),

  round: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
  starts: (name: string) => `${name} starts`,
  youStart: 'You start',
  you: 'You',
  tokensOf: (n: number, most: number) => `Notoriety tokens: ${n} of ${most}`,
  tile: { points: 'points', won: 'won', deck: 'in deck', items: 'items' },
  noItems: 'Items you win go here.',
  noMartini: 'No martini',
  useAsk: {
    as: 'in place of which item?',
    from: 'from which mission?',
    to: 'to which mission?',
    mission: 'at which mission?',
    card: 'which card?',
  },
  points,
  deck: (n: number) => `Deck: ${cards(n)}`,
  knownCards: (list: string) => `Next in your deck: ${list}`,
  knockedOut: (n: number) => `Knocked out: ${cards(n)}`,
  missionNumber: (m: number) => `Mission ${m + 1}`,
  details: (m: number, name: string) => `Mission ${m + 1}: ${name}. Details`,
  worth: points,
  setWorth: (ones: readonly number[]) =>
    `Part of a set of three: ${ones[0]}, ${ones[1]} or ${ones[2]} points for 1, 2 or 3 cards.`,
  itemWorth: 'An item: 1 point at the end, used or not.',
  counterUnder: (n: number) => `Counter-intelligence: whoever takes this mission gets ${tokens(n)}.`,
  newspaperAt: (n: number) => `Newspaper: +${n}`,
  column: (name: string, list: string) => `${name}: ${list}`,
  noCards: 'no cards',
  totalIs: (total: string) => `total ${total}`,
  takenBy: (name: string) => `Taken by ${name}`,
  taken: 'Taken',
  untakenStamp: 'Void',
  over: 'Over 21',

  theirTurn: (name: string) => `${name} is thinking`,
  youDrew: (card: string) => `You drew: ${card}`,
  chooseMission: 'Choose a mission for it.',
  placeAt: (card: string, m: number, name: string) => `Place ${card} at mission ${m + 1}: ${name}`,
  placeHere: 'Here',
  total: 'Total',
  toGo: (n: string) => `${n} to 21`,
  exactly: 'Exactly 21',
  mustStop: 'Over 21: you must stop.',
  acesRead: (low: string) => `or ${low}`,
  hit: 'Draw one more',
  stop: 'Stop',
  items: 'Items',
  usableNow: 'usable now',
  notNow: 'not now',
  isUsed: 'used',
  asItem: (name: string) => `as ${name}`,
  use: 'Use it',
  useAt: (m: number, name: string) => `Mission ${m + 1}: ${name}`,
  useCard: (m: number, card: number) => `Mission ${m + 1}, card ${card + 1}`,
  useFromTo: (from: number, to: number) => `From mission ${from + 1} to ${to + 1}`,
  close: 'Close',
  windowAsk: (m: number) => `Before mission ${m + 1} is resolved: use an item?`,
  windowAskAfterOwn: (m: number, total: string) => `Mission ${m + 1}: you have ${total}. Use an item now?`,
  windowAskAfterTheirs: (m: number, total: string, name: string) =>
    `Mission ${m + 1}: ${name} has ${total}. Use an item?`,
  isFinal: 'final',
  pass: 'Use nothing',
  declareAsk: (m: number, name: string) => `Mission ${m + 1}, ${name}: declare your total`,
  acesAs: (elevens: number, aces: number): string => {
    if (aces === 0) return 'as it is';
    if (aces === 1) return elevens === 1 ? 'ace as 11' : 'ace as 1';
    if (elevens === 1) return 'aces as 11 and 1';
    return elevens === 2 ? 'both aces as 11' : 'both aces as 1';
  },
  withMartini: (points: number) => `martini ${points > 0 ? '+1' : '−1'}`,
  shieldFailure: 'Over 21: you’re about to get a token.',
  shieldCounter: (n: number) => `Counter-intelligence: you’re about to get ${tokens(n)}.`,
  takeTokens: (n: number) => `Take ${tokens(n)}`,
  giveBackAsk: 'Exactly 21: give back a token?',
  giveBack: 'Give one back',
  keep: 'Keep it',
  hinted: 'Suggested',

  dossier: (name: string) => `${name}’s dossier`,
  ownDossier: 'Your dossier',
  openDossier: (name: string, points: string) => `${name}: ${points}. Open the dossier`,
  targets: 'Targets',
  codes: 'Codes',
  documents: 'Documents',
  tokens: 'Tokens',
  sum: 'Sum',
  empty: 'Nothing yet.',
  wonCount: (n: number) => `Won: ${cards(n)}`,
  countedAtEnd: 'By the book, points are counted at the end.',
  youWin: 'You win',
  wins: (name: string) => `${name} wins`,
  draw: 'A draw',

  log: logLines,
  move: {
    place: (m: number) => `Place at mission ${m + 1}`,
    use: (item: string) => `Use: ${item}`,
    at: (m: number) => `at mission ${m + 1}`,
    card: (m: number, card: number) => `on card ${card + 1} at mission ${m + 1}`,
    fromTo: (from: number, to: number) => `from mission ${from + 1} to ${to + 1}`,
    declare: (elevens: number) =>
      elevens === 0
        ? 'Declare with aces as 1'
        : plural('en', elevens, { one: 'Declare with one ace as 11', other: 'Declare with # aces as 11' }),
    noShield: 'Take the tokens',
  },
  /** The preview of what is pointed at. */
  pointed: {
    unseen: (tooMuch: number, left: number) =>
      left === 1
        ? `The one card you don’t see ${tooMuch === 0 ? 'wouldn’t' : 'would'} take you over 21.`
        : `${tooMuch === 0 ? 'None' : tooMuch} of the ${left} cards you don’t see would take you over 21.`,
    nextCard: (card: string, total: string) => `The next card: ${card}. Total ${total}.`,
    nextOver: (card: string) => `The next card: ${card}. Over 21.`,
    stop: (total: string) => `Your total here stays ${total}.`,
    totalChange: (before: string, after: string) => `Your total here: ${after} instead of ${before}.`,
    tokensChange: (before: number, after: number) => `Your tokens: ${after} instead of ${before}.`,
    tokens: 'Each token is a point at the end, but the ninth loses the match.',
  },
  refusals: {
    'not-to-act': 'It’s not your turn.',
    'not-in-play': 'You can only play cards while the round is being played.',
    'place-first': 'First place the card you drew at a mission.',
    'already-placed': 'You’ve already chosen this turn’s mission.',
    'over-21': 'You’re over 21: you must stop.',
    'mission-closed': 'You’ve already played at this mission this round.',
    'deck-empty': 'Your deck is empty.',
    'not-declaring': 'There’s nothing to declare right now.',
    'too-few-aces': 'You don’t have that many aces there.',
    'nothing-to-give-back': 'There’s no token to give back right now.',
    'no-tokens-coming': 'You’re not about to get any tokens.',
    'not-your-item': 'You don’t have this item.',
    'item-used': 'This item has already been used.',
    'no-time-for-items': 'This item can’t be used right now.',
    'only-in-own-turn': 'This item works only on your own turn.',
    'only-against-counter': 'Chloroform helps only against counter-intelligence.',
    'not-used-before': 'The USB stick only repeats an item you’ve already used.',
    'no-tokens': 'You have no tokens to give back.',
    'nothing-face-down': 'There’s no face-down card there.',
    'mission-resolved': 'This mission has already been resolved.',
    'mission-of-this-turn': 'Not from or to the mission of this turn.',
    'goal-taken': 'You already have cards at that mission.',
    'no-cards-there': 'There are no cards there.',
    'cards-revealed': 'Those cards have already been revealed: too late for the Newspaper.',
    'card-face-up': 'Only a face-down card can be knocked out.',
    'column-settled': 'That total has been declared: nothing can change it any more.',
    'no-window': 'No item can be used right now.',
  },
  refusedOtherwise: 'You can’t do that now.',
  why: hintReasons,
  endings: {
    points: 'The better dossier wins.',
    notoriety: 'Nine tokens: cover blown for good.',
    draw: 'Two dossiers of equal weight.',
  },
  /** How the match was decided: for the winner, for the loser, and for others. */
  decided: {
    points: {
      won: ({ points }) => `Your dossier is the better one: ${points}.`,
      lost: ({ winner, points }) => `${winner} has the better dossier: ${points}.`,
      seen: ({ winner, points }) => `${winner} has the better dossier: ${points}.`,
    },
    tie: {
      won: ({ points }) => `Level at ${points}, but your tokens tip the scales.`,
      lost: ({ winner, points }) => `Level at ${points}, but ${winner}’s tokens tip the scales.`,
      seen: ({ winner, points }) => `Level at ${points}, but ${winner}’s tokens tip the scales.`,
    },
    notoriety: {
      won: ({ loser }) => `${loser}’s ninth token was one too many.`,
      lost: () => 'Your ninth token blew your cover.',
      seen: ({ loser }) => `${loser}’s ninth token was one too many.`,
    },
    draw: {
      won: ({ points }) => `Two dossiers of equal weight: ${points} each.`,
      lost: ({ points }) => `Two dossiers of equal weight: ${points} each.`,
      seen: ({ points }) => `Two dossiers of equal weight: ${points} each.`,
    },
  } as { readonly [reason: string]: { readonly [viewpoint in Viewpoint]: (decision: Decision) => string } },
  endedOtherwise: 'The match is over.',
  choices: {
    table: 'What the table remembers',
    score: 'The score',
    scoreAbout:
      'Won cards lie open and points are shown. After your turn you have to remember your own face-down cards.',
    book: 'Nothing, by the book',
    bookAbout:
      'Won cards lie face down and points are counted at the end. You also have to remember your own face-down cards.',
    all: 'Everything',
    allAbout: 'Points are shown, and you can always see your own face-down cards.',
  },
  takenByYou: 'Taken by you',
  openOwnDossier: (points: string) => `You: ${points}. Open your dossier`,
};

export type GameTranslations = typeof translations;
