import { contains, type Move, type Result, type Seat } from '@safehouse/contract';
import { type AgentCounts, copiesOf, oneCopy } from './agent-counts.ts';
import { type Agent, MARKET_COUNT, type MarketCard } from './cards.ts';
import type { Clue } from './clues.ts';
import type { Mode } from './options.ts';
import type { RulesVersion } from './rules-version.ts';
import type { Side, Sides } from './sides.ts';

export type Phase = 'play' | 'recruit' | 'market' | 'resolve' | 'over';

export const NO_VOTE = -1;

/** Two cards in the middle. While `down` is null, the second card of a pair is missing. */
export interface Offer {
  readonly up: Agent;
  readonly down: Agent | null;
  readonly upSeat: Seat;
  readonly downSeat: Seat;
  /** Cards left in the hand that the closed card came from, before drawing. */
  readonly kept: number;
}

/** An instant ability that waits for a choice. `agent` is only set in the second half of Spycation. */
export interface PendingAbility {
  readonly card: MarketCard;
  readonly side: Side;
  readonly hand: Seat;
  readonly agent: Agent | null;
}

/**
 * Cards are counted, not listed, wherever their order does not matter. In the market deck the top card is last.
 */
export interface State {
  readonly rulesVersion: RulesVersion;
  readonly mode: Mode;
  readonly sides: Sides;
  phase: Phase;
  /** Whose turn it is, also while the other side chooses and after the end. */
  side: Side;
  readonly steps: number[];
  /** By side. */
  readonly inPlay: AgentCounts[];
  /** By seat. */
  readonly hands: AgentCounts[];
  readonly handSizes: number[];
  readonly swapsLeft: number[];
  /** Never changes, so clones share it. The next card is `deck[drawn]`. */
  readonly deck: readonly Agent[];
  drawn: number;
  /** `8 * seat + agent` of every card swapped away, oldest first. */
  readonly setAside: number[];
  offer: Offer | null;
  /** AA-35: the seats that may still draw the last card of the deck, as a bit mask; 0 if it is not reserved. */
  lastCard: number;
  readonly votes: (Move | typeof NO_VOTE)[];
  resolving: PendingAbility | null;
  /** Sides that still have to take a market card, the next one last. */
  readonly landed: Side[];
  readonly supply: MarketCard[];
  readonly marketDeck: MarketCard[];
  readonly marketDiscard: MarketCard[];
  /** `15 * side + card` of every ongoing market card taken, oldest first. */
  readonly ongoing: number[];
  /** What everybody has learned about closed cards. */
  clues: readonly Clue[];
  result: Result | null;
}

export function clone(state: State): State {
  return {
    rulesVersion: state.rulesVersion,
    mode: state.mode,
    sides: state.sides,
    phase: state.phase,
    side: state.side,
    steps: state.steps.slice(),
    inPlay: state.inPlay.slice(),
    hands: state.hands.slice(),
    handSizes: state.handSizes.slice(),
    swapsLeft: state.swapsLeft.slice(),
    deck: state.deck,
    drawn: state.drawn,
    setAside: state.setAside.slice(),
    offer: state.offer,
    lastCard: state.lastCard,
    votes: state.votes.slice(),
    resolving: state.resolving,
    landed: state.landed.slice(),
    supply: state.supply.slice(),
    marketDeck: state.marketDeck.slice(),
    marketDiscard: state.marketDiscard.slice(),
    ongoing: state.ongoing.slice(),
    clues: state.clues,
    result: state.result,
  };
}

/** AA-27: the side that takes the next market card. */
export function nextToTake({ landed }: State): Side {
  return landed[landed.length - 1];
}

export function deckSize(state: State): number {
  return state.deck.length - state.drawn;
}

export function countInHand(state: State, seat: Seat, agent: Agent): number {
  return copiesOf(state.hands[seat], agent);
}

export function countInPlay(state: State, side: Side, agent: Agent): number {
  return copiesOf(state.inPlay[side], agent);
}

export function addToHand(state: State, seat: Seat, agent: Agent): void {
  state.hands[seat] += oneCopy(agent);
  state.handSizes[seat]++;
}

export function removeFromHand(state: State, seat: Seat, agent: Agent): void {
  state.hands[seat] -= oneCopy(agent);
  state.handSizes[seat]--;
}

export function hasOngoing(state: State, side: Side, card: MarketCard): boolean {
  return contains(state.ongoing, MARKET_COUNT * side + card);
}
