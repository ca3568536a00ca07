import { type News, open, type Seat } from '@safehouse/contract';
import { AGENT_NAMES, type InstantName, MARKET_NAMES } from '../data/cards.ts';
import { AGENT_COUNT, AGENTS, type Agent, EVERY_NAME, SENTINEL } from './cards.ts';
import { atLeast, atMost, maskOf, noteGained, noteShown } from './clues.ts';
import type { Fact } from './facts.ts';
import { namesInHand } from './hands.ts';
import { enlist, walk } from './pawns.ts';
import { otherSide, type Side } from './sides.ts';
import { addToHand, countInPlay, deckSize, removeFromHand, type State } from './state.ts';

type Told = News<Fact>[] | null;

/** An ability that asks nothing. */
interface Plain {
  readonly type: 'plain';
  carryOut(state: State, side: Side, news: Told): void;
}

/** An ability that is about one agent. With one candidate there is nothing to ask, with none no effect (AA-24). */
interface Choice {
  readonly type: 'choice';
  /** AA-37: who chooses where there is a choice. */
  readonly chooser: 'side' | 'hand';
  /** The second half of Spycation. */
  readonly mayRecruit: 'afterwards' | 'no';
  /** The names it can be about, as a bit mask. */
  candidates(state: State, side: Side, hand: Seat): number;
  /** What the outcome tells everybody about the hand: `agent` was chosen among these, or null where there were none. */
  deduce(state: State, side: Side, hand: Seat, candidates: number, agent: Agent | null): void;
  carryOut(state: State, side: Side, hand: Seat, agent: Agent, news: Told): void;
}

const surveillanceTruck: Plain = {
  type: 'plain',
  carryOut: (state, side, news) => walk(state, side, 1, news),
};

const smokeScreen: Plain = {
  type: 'plain',
  carryOut(state, side, news) {
    if (deckSize(state) === 0) news?.push(open({ type: 'no-effect', card: 'smoke-screen', side }));
    else walk(state, side, enlist(state, side, state.deck[state.drawn++], news), news);
  },
};

const outpost: Choice = {
  type: 'choice',
  chooser: 'hand',
  mayRecruit: 'no',
  candidates: (state, _side, hand) => namesInHand(state, hand, 1) & maskOf(SENTINEL),
  deduce(state, _side, hand, _candidates, agent) {
    if (agent === null) atMost(state, hand, maskOf(SENTINEL), 0);
  },
  carryOut: recruitFromHand,
};

const secretRecruit: Choice = {
  type: 'choice',
  chooser: 'hand',
  mayRecruit: 'no',
  candidates: (state, side, hand) => namesInHand(state, hand, 1) & ~namesInPlay(state, side),
  deduce(state, side, hand, candidates, agent) {
    const missing = ~namesInPlay(state, side) & EVERY_NAME;
    if (agent !== null && isSeveral(candidates)) atLeast(state, hand, missing & ~maskOf(agent), 1);
    else atMost(state, hand, missing & ~candidates, 0);
  },
  carryOut: recruitFromHand,
};

const doubleTrouble: Choice = {
  type: 'choice',
  chooser: 'hand',
  mayRecruit: 'no',
  candidates: (state, _side, hand) => namesInHand(state, hand, 2),
  // That a second pair was there, where one of several was chosen, is not written down: it would have to be told
  // as "one of these names", and fades as soon as the hand changes.
  deduce(state, _side, hand, candidates, agent) {
    if (agent !== null) atLeast(state, hand, maskOf(agent), 2);
    if (isSeveral(candidates)) return;
    for (const other of AGENTS) if (other !== agent) atMost(state, hand, maskOf(other), 1);
  },
  carryOut(state, side, hand, agent, news) {
    news?.push(open({ type: 'shown', seat: hand, agent: AGENT_NAMES[agent] }));
    recruitFromHand(state, side, hand, agent, news);
  },
};

const spycation: Choice = {
  type: 'choice',
  chooser: 'side',
  mayRecruit: 'afterwards',
  candidates: (state, side) => namesInPlay(state, side),
  deduce: nothing,
  carryOut: (state, side, hand, agent, news) => takeToHand(state, side, hand, agent, news),
};

const mindControl: Choice = {
  type: 'choice',
  chooser: 'side',
  mayRecruit: 'no',
  candidates: (state, side) => namesInPlay(state, otherSide(side)),
  deduce: nothing,
  carryOut: (state, side, hand, agent, news) => takeToHand(state, otherSide(side), hand, agent, news),
};

const BY_NAME: { readonly [name in InstantName]: Plain | Choice } = {
  'surveillance-truck': surveillanceTruck,
  'smoke-screen': smokeScreen,
  outpost,
  'secret-recruit': secretRecruit,
  'double-trouble': doubleTrouble,
  spycation,
  'mind-control': mindControl,
};

/** AA-30: the instant abilities, by market card; nothing for the ongoing ones. */
export const INSTANTS: readonly (Plain | Choice | undefined)[] = MARKET_NAMES.map(
  (name): Plain | Choice | undefined => BY_NAME[name as InstantName],
);

export const isSeveral = (mask: number) => (mask & (mask - 1)) !== 0;

function nothing(): void {}

function namesInPlay(state: State, side: Side): number {
  let mask = 0;
  for (const agent of AGENTS) if (countInPlay(state, side, agent) > 0) mask |= maskOf(agent);
  return mask;
}

/** AA-26 */
export function recruitFromHand(state: State, side: Side, hand: Seat, agent: Agent, news: Told): void {
  removeFromHand(state, hand, agent);
  noteShown(state, hand, agent);
  walk(state, side, enlist(state, side, agent, news), news);
}

/** AA-28: no pawn moves. */
function takeToHand(state: State, from: Side, hand: Seat, agent: Agent, news: Told): void {
  state.inPlay[AGENT_COUNT * from + agent]--;
  addToHand(state, hand, agent);
  noteGained(state, hand, agent);
  news?.push(open({ type: 'to-hand', from, seat: hand, agent: AGENT_NAMES[agent] }));
}
