import { publicFact, type ScopedFact, type Seat } from '@safehouse/contract';
import { AGENT_NAMES, type InstantName, MARKET_NAMES } from '../data/cards.ts';
import { AGENT_COUNT, AGENTS, type Agent, ALL_AGENTS_MASK, SENTINEL } from './cards.ts';
import { addAtLeastClue, addAtMostClue, agentMask, noteCardGained, noteCardShown } from './clues.ts';
import type { Fact } from './facts.ts';
import { agentMaskInHand } from './hands.ts';
import { movePawn, putInPlay } from './pawns.ts';
import { otherSide, type Side } from './sides.ts';
import { addToHand, countInPlay, deckSize, removeFromHand, type State } from './state.ts';

type FactCollector = ScopedFact<Fact>[] | null;

/** An ability that asks nothing. */
interface PlainAbility {
  readonly type: 'plain';
  apply(state: State, side: Side, news: FactCollector): void;
}

/** An ability that is about one agent. With one candidate there is nothing to ask, with none no effect (AA-24). */
interface ChoiceAbility {
  readonly type: 'choice';
  /** AA-37: who chooses where there is a choice. */
  readonly chooser: 'side' | 'hand';
  /** The second half of Spycation. */
  readonly mayRecruit: 'afterwards' | 'no';
  /** The names it can be about, as a bit mask. */
  candidates(state: State, side: Side, hand: Seat): number;
  /** What the outcome tells everybody about the hand: `agent` was chosen among these, or null where there were none. */
  deduce(state: State, side: Side, hand: Seat, candidates: number, agent: Agent | null): void;
  apply(state: State, side: Side, hand: Seat, agent: Agent, news: FactCollector): void;
}

const surveillanceTruck: PlainAbility = {
  type: 'plain',
  apply: (state, side, news) => movePawn(state, side, 1, news),
};

const smokeScreen: PlainAbility = {
  type: 'plain',
  apply(state, side, news) {
    if (deckSize(state) === 0) news?.push(publicFact({ type: 'no-effect', card: 'smoke-screen', side }));
    else movePawn(state, side, putInPlay(state, side, state.deck[state.drawn++], news), news);
  },
};

const outpost: ChoiceAbility = {
  type: 'choice',
  chooser: 'hand',
  mayRecruit: 'no',
  candidates: (state, _side, hand) => agentMaskInHand(state, hand, 1) & agentMask(SENTINEL),
  deduce(state, _side, hand, _candidates, agent) {
    if (agent === null) addAtMostClue(state, hand, agentMask(SENTINEL), 0);
  },
  apply: recruitFromHand,
};

const secretRecruit: ChoiceAbility = {
  type: 'choice',
  chooser: 'hand',
  mayRecruit: 'no',
  candidates: (state, side, hand) => agentMaskInHand(state, hand, 1) & ~agentMaskInPlay(state, side),
  deduce(state, side, hand, candidates, agent) {
    const missing = ~agentMaskInPlay(state, side) & ALL_AGENTS_MASK;
    if (agent !== null && hasSeveralBits(candidates))
      addAtLeastClue(state, hand, missing & ~agentMask(agent), 1);
    else addAtMostClue(state, hand, missing & ~candidates, 0);
  },
  apply: recruitFromHand,
};

const doubleTrouble: ChoiceAbility = {
  type: 'choice',
  chooser: 'hand',
  mayRecruit: 'no',
  candidates: (state, _side, hand) => agentMaskInHand(state, hand, 2),
  // That a second pair was there, where one of several was chosen, is not written down: it would have to be told
  // as "one of these names", and fades as soon as the hand changes.
  deduce(state, _side, hand, candidates, agent) {
    if (agent !== null) addAtLeastClue(state, hand, agentMask(agent), 2);
    if (hasSeveralBits(candidates)) return;
    for (const other of AGENTS) if (other !== agent) addAtMostClue(state, hand, agentMask(other), 1);
  },
  apply(state, side, hand, agent, news) {
    news?.push(publicFact({ type: 'shown', seat: hand, agent: AGENT_NAMES[agent] }));
    recruitFromHand(state, side, hand, agent, news);
  },
};

const spycation: ChoiceAbility = {
  type: 'choice',
  chooser: 'side',
  mayRecruit: 'afterwards',
  candidates: (state, side) => agentMaskInPlay(state, side),
  deduce: deduceNothing,
  apply: (state, side, hand, agent, news) => takeToHand(state, side, hand, agent, news),
};

const mindControl: ChoiceAbility = {
  type: 'choice',
  chooser: 'side',
  mayRecruit: 'no',
  candidates: (state, side) => agentMaskInPlay(state, otherSide(side)),
  deduce: deduceNothing,
  apply: (state, side, hand, agent, news) => takeToHand(state, otherSide(side), hand, agent, news),
};

const ABILITIES_BY_NAME: { readonly [name in InstantName]: PlainAbility | ChoiceAbility } = {
  'surveillance-truck': surveillanceTruck,
  'smoke-screen': smokeScreen,
  outpost,
  'secret-recruit': secretRecruit,
  'double-trouble': doubleTrouble,
  spycation,
  'mind-control': mindControl,
};

/** AA-30: the instant abilities, by market card; nothing for the ongoing ones. */
export const INSTANT_ABILITIES: readonly (PlainAbility | ChoiceAbility | undefined)[] = MARKET_NAMES.map(
  (name): PlainAbility | ChoiceAbility | undefined => ABILITIES_BY_NAME[name as InstantName],
);

export const hasSeveralBits = (mask: number) => (mask & (mask - 1)) !== 0;

function deduceNothing(): void {}

function agentMaskInPlay(state: State, side: Side): number {
  let mask = 0;
  for (const agent of AGENTS) if (countInPlay(state, side, agent) > 0) mask |= agentMask(agent);
  return mask;
}

/** AA-26 */
export function recruitFromHand(
  state: State,
  side: Side,
  hand: Seat,
  agent: Agent,
  news: FactCollector,
): void {
  removeFromHand(state, hand, agent);
  noteCardShown(state, hand, agent);
  movePawn(state, side, putInPlay(state, side, agent, news), news);
}

/** AA-28: no pawn moves. */
function takeToHand(state: State, from: Side, hand: Seat, agent: Agent, news: FactCollector): void {
  state.inPlay[AGENT_COUNT * from + agent]--;
  addToHand(state, hand, agent);
  noteCardGained(state, hand, agent);
  news?.push(publicFact({ type: 'to-hand', from, seat: hand, agent: AGENT_NAMES[agent] }));
}
