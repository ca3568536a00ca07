import { publicFact, type Seat } from '@safehouse/contract';
import { AGENT_NAMES, type InstantName, MARKET_NAMES } from '../data/cards.ts';
import { agentMaskOf, oneCopy } from './agent-counts.ts';
import { AGENTS, type Agent, ALL_AGENTS_MASK, SENTINEL } from './cards.ts';
import { addAtLeastClue, addAtMostClue, agentMask, noteCardGained, noteCardShown } from './clues.ts';
import type { FactSink } from './facts.ts';
import { agentMaskInHand } from './hands.ts';
import { movePawn, putInPlay } from './pawns.ts';
import { asksHiddenHands } from './rules-version.ts';
import { otherSide, type Side } from './sides.ts';
import { addToHand, deckSize, type PendingAbility, removeFromHand, type State } from './state.ts';

/** An ability without a choice. */
interface PlainAbility {
  readonly type: 'plain';
  apply(state: State, side: Side, facts: FactSink): void;
}

/** An ability about one agent. Without a candidate it has no effect (AA-24). */
interface ChoiceAbility {
  readonly type: 'choice';
  /** AA-37: who chooses if there is a choice. */
  readonly chooser: 'side' | 'hand';
  /** What the choice is made from. One kind of card is no choice. */
  readonly choiceFrom: 'hidden hand' | 'open cards' | 'one kind';
  /** The second half of Spycation. */
  readonly mayRecruit: 'afterwards' | 'no';
  /** The agents that it can be about, as a bit mask. */
  candidates(state: State, ability: PendingAbility): number;
  /** Notes what everybody learns about the hand: `agent` was chosen from these candidates; null if there were none. */
  deduce(state: State, ability: PendingAbility, candidates: number, agent: Agent | null): void;
  apply(state: State, ability: PendingAbility, agent: Agent, facts: FactSink): void;
}

const surveillanceTruck: PlainAbility = {
  type: 'plain',
  apply: (state, side, facts) => movePawn(state, side, 1, facts),
};

const smokeScreen: PlainAbility = {
  type: 'plain',
  apply(state, side, facts) {
    if (deckSize(state) === 0) facts?.push(publicFact({ type: 'no-effect', card: 'smoke-screen', side }));
    else movePawn(state, side, putInPlay(state, side, state.deck[state.drawn++], facts), facts);
  },
};

const outpost: ChoiceAbility = {
  type: 'choice',
  chooser: 'hand',
  choiceFrom: 'one kind',
  mayRecruit: 'no',
  candidates: (state, { hand }) => agentMaskInHand(state, hand, 1) & agentMask(SENTINEL),
  deduce(state, { hand }, _candidates, agent) {
    if (agent === null) addAtMostClue(state, hand, agentMask(SENTINEL), 0);
  },
  apply: recruitFromHand,
};

const secretRecruit: ChoiceAbility = {
  type: 'choice',
  chooser: 'hand',
  choiceFrom: 'hidden hand',
  mayRecruit: 'no',
  candidates: (state, { side, hand }) => agentMaskInHand(state, hand, 1) & ~agentMaskInPlay(state, side),
  deduce(state, { side, hand }, candidates, agent) {
    if (agent !== null && asksHiddenHands(state)) return; // the answer reveals nothing about the rest of the hand
    const missing = ~agentMaskInPlay(state, side) & ALL_AGENTS_MASK;
    if (agent !== null && hasSeveralBits(candidates)) addAtLeastClue(state, hand, missing & ~agentMask(agent), 1);
    else addAtMostClue(state, hand, missing & ~candidates, 0);
  },
  apply: recruitFromHand,
};

const doubleTrouble: ChoiceAbility = {
  type: 'choice',
  chooser: 'hand',
  choiceFrom: 'hidden hand',
  mayRecruit: 'no',
  candidates: (state, { hand }) => agentMaskInHand(state, hand, 2),
  // If one of several pairs was chosen, no clue is noted about the others: it would be "two of one of these names", and
  // would become invalid at the next change of the hand.
  deduce(state, { hand }, candidates, agent) {
    if (agent !== null) addAtLeastClue(state, hand, agentMask(agent), 2);
    if (hasSeveralBits(candidates) || (agent !== null && asksHiddenHands(state))) return;
    for (const other of AGENTS) if (other !== agent) addAtMostClue(state, hand, agentMask(other), 1);
  },
  apply(state, ability, agent, facts) {
    facts?.push(publicFact({ type: 'shown', seat: ability.hand, agent: AGENT_NAMES[agent] }));
    recruitFromHand(state, ability, agent, facts);
  },
};

const spycation: ChoiceAbility = {
  type: 'choice',
  chooser: 'side',
  choiceFrom: 'open cards',
  mayRecruit: 'afterwards',
  candidates: (state, { side }) => agentMaskInPlay(state, side),
  deduce: deduceNothing,
  apply: (state, { side, hand }, agent, facts) => takeToHand(state, { from: side, hand, agent }, facts),
};

const mindControl: ChoiceAbility = {
  type: 'choice',
  chooser: 'side',
  choiceFrom: 'open cards',
  mayRecruit: 'no',
  candidates: (state, { side }) => agentMaskInPlay(state, otherSide(side)),
  deduce: deduceNothing,
  apply: (state, { side, hand }, agent, facts) => takeToHand(state, { from: otherSide(side), hand, agent }, facts),
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

/** AA-30: the instant abilities, by market card; empty for the ongoing ones. */
export const INSTANT_ABILITIES: readonly (PlainAbility | ChoiceAbility | undefined)[] = MARKET_NAMES.map(
  (name): PlainAbility | ChoiceAbility | undefined => ABILITIES_BY_NAME[name as InstantName],
);

export const hasSeveralBits = (mask: number) => (mask & (mask - 1)) !== 0;

function deduceNothing(): void {}

function agentMaskInPlay(state: State, side: Side): number {
  return agentMaskOf(state.inPlay[side], 1);
}

/** AA-26 */
export function recruitFromHand(state: State, { side, hand }: PendingAbility, agent: Agent, facts: FactSink): void {
  removeFromHand(state, hand, agent);
  noteCardShown(state, hand, agent);
  movePawn(state, side, putInPlay(state, side, agent, facts), facts);
}

interface AgentTransfer {
  readonly from: Side;
  readonly hand: Seat;
  readonly agent: Agent;
}

/** AA-28: no pawn moves. */
function takeToHand(state: State, { from, hand, agent }: AgentTransfer, facts: FactSink): void {
  state.inPlay[from] -= oneCopy(agent);
  addToHand(state, hand, agent);
  noteCardGained(state, hand, agent);
  facts?.push(publicFact({ type: 'to-hand', from, seat: hand, agent: AGENT_NAMES[agent] }));
}
