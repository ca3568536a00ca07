import { type Person, person, plural, type Viewpoint } from '@safehouse/ui/headless';
import { cardTranslations } from './cards/en.ts';
import { coverTranslations } from './cover/en.ts';

type PluralForms = Parameters<typeof plural>[2];
const pluralize = (n: number, forms: PluralForms) => plural('en', n, forms);

const stepsText = (n: number) => pluralize(n, { one: '# step', other: '# steps' });
/** The past tense is the same for you and for a named player. */
const subject = (who: Person) => person(who, { you: 'You', other: '#' });
/** An agent with its article. */
const withArticle = (agent: string) => `${/^[AEIOU]/.test(agent) ? 'an' : 'a'} ${agent}`;
/** By the number of copies that a side has in play. */
const COPIES = ['', 'a', 'a second', 'a third', 'a fourth', 'a fifth', 'a sixth'];

/** The names of the sides, and details for the sentence about the end. */
export interface Decision {
  readonly winner: string;
  readonly loser: string;
  readonly house: number;
}

export const translations = {
  ...coverTranslations,
  ...cardTranslations,

  ongoing: 'ongoing',
  instant: 'instant',

  you: 'You',
  yourTeam: 'Your team',
  team: (name: string) => `Team ${name}`,
  street: 'The street',
  standing: (who: string, house: number) => `${who}: house ${house}.`,
  gap: (n: number) => `${stepsText(n)} to a catch`,
  caught: 'The other pawn is caught',

  tile: {
    toCatch: 'to catch',
    steps: 'steps',
    stepsText: (n: number) => `${stepsText(n)} on the street`,
    swaps: 'swaps',
    swapsText: (n: number) => `Card swaps left: ${n}`,
    market: 'market',
    marketText: (n: number) => `Market cards: ${n}`,
  },
  ifTaken: 'If the choice is',
  /** What a choice would lead to. */
  wouldEnd: { youWin: 'You win', wins: (who: string) => `${who} wins`, maybe: 'May end the match' },
  agentsInPlay: 'Agents in play',
  copies: (n: number) => pluralize(n, { one: '# in play', other: '# in play' }),
  next: (icon: string) => `next: ${icon}`,
  icons: (all: string) => `First, second and third copy: ${all}`,
  forward: (n: number) => `${stepsText(n)} forward`,
  back: (n: number) => `${stepsText(n)} back`,
  stay: 'no steps',
  win: 'wins the match',
  lose: 'loses the match',

  blackMarket: 'Black market',
  marketOf: (who: string) => `Market cards: ${who}`,
  marketDeck: (n: number) => pluralize(n, { one: '# card left', other: '# cards left' }),

  hand: 'Your hand',
  deck: (n: number) => pluralize(n, { one: '# card in the deck', other: '# cards in the deck' }),
  setAside: (cards: string) => `Swapped out: ${cards}`,
  faceUp: 'Face up',
  faceDown: 'Face down',
  hidden: 'Hidden card',
  emptySlot: 'empty',
  takeBack: (agent: string, slot: string) => `Take back ${agent} (${slot})`,

  ask: {
    first: 'Choose a card to play face up.',
    second: 'Now one to play face down.',
    ready: 'Play these two?',
    lead: 'Play a card face up, or let your teammate start.',
    follow: 'Play a card face down next to it.',
    recruit: (other: string) => `Recruit one. The other card goes to ${other}.`,
    take: 'Your pawn is at the black market: take a card.',
    'secret-recruit': 'Who do you recruit from your hand?',
    'double-trouble': 'Which of your pairs do you recruit from?',
    spycation: 'Who comes back into your hand?',
    'mind-control': 'Who do you take from the other side?',
    again: (agent: string) => `${agent} is back in your hand. Recruit again right away?`,
    agreed: 'Your proposal counts once your teammate agrees.',
  },
  waiting: {
    play: (who: string) => `${who} is choosing two cards.`,
    recruit: (who: string) => `${who} is choosing which card to recruit.`,
    market: (who: string) => `${who} is shopping at the black market.`,
    resolve: (who: string) => `${who} is using a market card.`,
  },

  offer: 'Play both cards',
  exchange: 'Switch the two',
  swap: 'Swap card',
  swapsLeft: (n: number) => pluralize(n, { one: '# swap left', other: '# swaps left' }),
  layUp: 'Play face up',
  layDown: 'Play face down',
  recruit: (agent: string) => `Recruit ${agent}`,
  recruitHidden: 'Recruit the hidden card',
  forSide: (who: string, icon: string) => `${who}: ${icon}`,
  unknown: 'unknown',
  take: (card: string) => `Take ${card}`,
  forHand: (who: Person) => person(who, { you: 'for your hand', other: 'for #’s hand' }),
  keep: 'Keep it in hand',
  /** AA-37: what the members of a team have chosen so far. */
  votes: {
    together: {
      recruit: 'Recruit a card together',
      market: 'Take a market card together',
      resolve: 'Choose an agent together',
    },
    disagree: 'You two disagree: change a choice',
    you: 'You',
    choice: (who: string, what: string) => `${who}: ${what}`,
    notYet: 'not chosen yet',
    secret: 'has chosen',
    hiddenCard: 'hidden card',
  },
  hint: (what: string) => `Hint: ${what}`,
  skip: 'Skip to the outcome',

  why: {
    offer: (up: string, down: string) => `For the other side the open card means: ${up}; the hidden one: ${down}.`,
    recruitUp: (mine: string, theirs: string) =>
      `For you the open card means: ${mine}; left to the other side: ${theirs}.`,
    recruitDown: (mine: string) => `For you the open card would mean: ${mine}. The hidden one promises more.`,
    denyWin: 'If you left it to the other side, the open card would win them the match.',
    swap: 'This card isn’t much use to you now; a new one might be.',
    lead: (theirs: string, mine: string) => `For the other side the card means: ${theirs}; left to you: ${mine}.`,
    effect: (icon: string) => `For you that means: ${icon}.`,
    nextAgent: (agent: string, icon: string) => `Your next ${agent} then means: ${icon}.`,
    differentAgents: (n: number) => `Different agents you have in play: ${n}. Seven win the match.`,
    daredevils: (n: number) => `Daredevils you have in play: ${n}. Three will win, not lose.`,
    mateHand: 'It’s used with your teammate’s hand.',
    noEffect: 'It does nothing for you, but the other side doesn’t get it.',
    takeBack: (icon: string) => `Recruited again, this agent means: ${icon}.`,
    keepInHand: (icon: string) => `Recruiting it now would mean: ${icon}.`,
    mindControl: (agent: string, after: number, before: number) =>
      `${agent}: the other side will have ${after} in play instead of ${before}.`,
  },
  endings: {
    catch: 'A pawn was caught on the street.',
    codebreakers: 'Three Codebreakers cracked the code.',
    daredevils: 'Three Daredevils were one too many.',
    masterplan: 'Seven different agents carried out the Masterplan.',
    'security-system': 'The Security System caught the visitor at home.',
    'pack-leader': 'Three Daredevils followed the Leader of the Pack.',
    exhaustion: 'The cards ran out: the side that went further wins.',
    resigned: 'The other side resigned.',
    'timed-out': 'Time ran out.',
  } as { readonly [reason: string]: string },
  sheet: { steps: 'Steps', agents: 'Agents', market: 'Market cards' },
  /** How the match was decided: for the winner, for the loser, and for others. */
  decided: {
    catch: {
      won: ({ loser, house }) => `You caught ${loser} at house ${house}.`,
      lost: ({ winner, house }) => `${winner} caught you at house ${house}.`,
      seen: ({ winner, loser, house }) => `${winner} caught ${loser} at house ${house}.`,
    },
    codebreakers: {
      won: () => 'Your third Codebreaker cracked the code.',
      lost: ({ winner }) => `${winner}’s third Codebreaker cracked the code.`,
      seen: ({ winner }) => `${winner}’s third Codebreaker cracked the code.`,
    },
    daredevils: {
      won: ({ loser }) => `${loser}’s third Daredevil was one too many.`,
      lost: () => 'Your third Daredevil blew your cover.',
      seen: ({ loser }) => `${loser}’s third Daredevil was one too many.`,
    },
    masterplan: {
      won: () => 'Your seven agents carried out the Masterplan.',
      lost: ({ winner }) => `${winner}’s seven agents carried out the Masterplan.`,
      seen: ({ winner }) => `${winner}’s seven agents carried out the Masterplan.`,
    },
    'security-system': {
      won: ({ loser }) => `Your Security System caught ${loser} on your doorstep.`,
      lost: ({ winner }) => `${winner}’s Security System caught you on the doorstep.`,
      seen: ({ winner, loser }) => `${winner}’s Security System caught ${loser} on the doorstep.`,
    },
    'pack-leader': {
      won: () => 'Your three Daredevils followed the Leader of the Pack.',
      lost: ({ winner }) => `${winner}’s three Daredevils followed the Leader of the Pack.`,
      seen: ({ winner }) => `${winner}’s three Daredevils followed the Leader of the Pack.`,
    },
    exhaustion: {
      won: () => 'The cards ran out, and you had gone further.',
      lost: ({ winner }) => `The cards ran out, and ${winner} had gone further.`,
      seen: ({ winner }) => `The cards ran out, and ${winner} had gone further.`,
    },
  } as { readonly [reason: string]: { readonly [viewpoint in Viewpoint]: (decision: Decision) => string } },

  refusals: {
    'wrong-phase': 'You can’t do that now.',
    'vote-unchanged': 'You’re already proposing that.',
    'not-in-hand': 'You don’t have that card in your hand.',
    'same-name': 'The two cards must show different agents, unless your whole hand is one agent.',
    'same-name-as-mate': 'The face-down card must show a different agent from the face-up one.',
    'no-swaps-left': 'You have no swaps left.',
    'deck-empty': 'The deck is empty, so you can’t swap.',
    'last-card-reserved': 'The last card of the deck goes to whoever played face up.',
    'play-with-mate': 'In a team each of you plays one card.',
    'out-of-order': 'First the face-up card, then the face-down one.',
    'play-alone': 'You’re alone on your side: play both cards.',
    'not-in-supply': 'That card isn’t on the market.',
    'not-your-hand': 'That hand isn’t on your side.',
    'not-possible': 'You can’t choose that agent for this card.',
    'not-to-act': 'It’s not your turn.',
    'match-over': 'The match is over.',
    'unknown-move': 'There’s no such move.',
    'swap-one': 'Choose only the one card you want to swap.',
  } as { readonly [code: string]: string },

  log: {
    swapped: (who: Person) => `${subject(who)} swapped a card.`,
    swappedOwn: (who: Person, away: string, drawn: string) =>
      `${subject(who)} swapped ${withArticle(away)} for ${withArticle(drawn)}.`,
    offered: (who: Person, up: string) => `${subject(who)} played ${withArticle(up)} face up and a hidden card.`,
    offeredOwn: (who: Person, up: string, down: string) =>
      `${subject(who)} played ${withArticle(up)} face up and ${withArticle(down)} face down.`,
    led: (who: Person, up: string) => `${subject(who)} played ${withArticle(up)} face up.`,
    followed: (who: Person) => `${subject(who)} played a hidden card.`,
    followedOwn: (who: Person, down: string) => `${subject(who)} played ${withArticle(down)} face down.`,
    voted: (who: Person) => `${subject(who)} made a proposal.`,
    votedOwn: (who: Person, what: string) => `${subject(who)} proposed: ${what}.`,
    pickedUp: (who: Person) => `${subject(who)} chose the open card.`,
    pickedDown: (who: Person) => `${subject(who)} chose the hidden card.`,
    recruited: (who: Person, agent: string, copy: number) =>
      `${subject(who)} recruited ${copy > 1 ? `${COPIES[copy] ?? 'another'} ${agent}` : withArticle(agent)}.`,
    moved: (who: Person, by: number, house: number) =>
      `${subject(who)} went ${stepsText(Math.abs(by))} ${by > 0 ? 'forward' : 'back'}, to house ${house}.`,
    took: (who: Person, card: string) => `${subject(who)} took ${card} from the market.`,
    noEffect: (card: string) => `${card} had no effect.`,
    shown: (who: Person, agent: string) => `${subject(who)} showed two ${agent} cards.`,
    toHand: (who: Person, agent: string) => `${subject(who)} took ${withArticle(agent)} into hand.`,
    kept: (who: Person, agent: string) => `${subject(who)} kept the ${agent} in hand.`,
    ended: (who: Person, why: string) => `${subject(who)} won. ${why}`,
  },
  moves: {
    swap: (card: string) => `swap ${withArticle(card)}`,
    offer: (up: string, down: string) => `play ${withArticle(up)} face up and ${withArticle(down)} face down`,
    lead: (card: string) => `play ${withArticle(card)} face up`,
    follow: (card: string) => `play ${withArticle(card)} face down`,
    recruitUp: 'recruit the open card',
    recruitDown: 'recruit the hidden card',
    take: (card: string) => `take ${card}`,
    resolve: (agent: string) => `choose ${withArticle(agent)}`,
    keep: 'keep the card in hand',
  },

  choices: {
    mode: 'Mode',
    simple: 'Simple',
    simpleAbout: 'Just the agents and the street: learned in two minutes.',
    advanced: 'Advanced',
    advancedAbout: 'With the black market: landing on a corner gets you a special card.',
    lone: 'Who plays alone',
    lone1: 'The second player',
    lone1About: 'The first and the third player are a team.',
    lone0: 'The first player',
    lone0About: 'The second and the third player are a team.',
  },
  ownMarket: 'Your market cards',
};

export type GameTranslations = typeof translations;
