import type { Seat } from '@safehouse/contract';
import { type Agent, ALL_AGENTS_MASK } from './cards.ts';
import type { State } from './state.ts';

/**
 * Something everybody knows about the closed cards of a seat, because of how they were shown or used: of its hand, its
 * face-down card in an offer and its set-aside cards from number `since` on, at least `least` and at most `most` have a
 * name in the bit mask `agents`. A clue is updated when cards come and go (see the functions below), so it stays true,
 * and redealt hands must fit it.
 */
export interface Clue {
  readonly seat: Seat;
  readonly since: number;
  readonly agents: number;
  readonly least: number;
  readonly most: number;
}

const NO_UPPER_BOUND = 99;

export const agentMask = (agent: Agent) => 1 << agent;

export function addAtLeastClue(state: State, seat: Seat, agents: number, least: number): void {
  addClue(state, seat, agents, least, NO_UPPER_BOUND);
}

export function addAtMostClue(state: State, seat: Seat, agents: number, most: number): void {
  addClue(state, seat, agents, 0, most);
}

function addClue(state: State, seat: Seat, agents: number, least: number, most: number): void {
  if (agents === 0 || (least === 0 && most === NO_UPPER_BOUND)) return;
  state.clues = [...state.clues, { seat, since: countSwapsMade(state, seat), agents, least, most }];
}

/** A card that nobody else saw was added to this hand: it can have any name. */
export function noteCardDrawn(state: State, seat: Seat): void {
  if (state.clues.length > 0) adjustClues(state, seat, ALL_AGENTS_MASK, 0, 1);
}

/** A card that everybody saw was added to this hand. */
export function noteCardGained(state: State, seat: Seat, agent: Agent): void {
  adjustClues(state, seat, agentMask(agent), 1, 1);
  addAtLeastClue(state, seat, agentMask(agent), 1);
}

/** A card of this seat is now face up. */
export function noteCardShown(state: State, seat: Seat, agent: Agent): void {
  if (state.clues.length > 0) adjustClues(state, seat, agentMask(agent), -1, -1);
}

/** Shifts the bounds of the seat's clues about any of these agents, and drops clues that are always true now. */
function adjustClues(state: State, seat: Seat, agents: number, least: number, most: number): void {
  const kept: Clue[] = [];
  for (const clue of state.clues) {
    if (clue.seat !== seat) {
      kept.push(clue);
      continue;
    }
    const shifted = clue.agents & agents ? shiftBounds(clue, least, most) : clue;
    if (shifted.least > 0 || shifted.most < countClosedCards(state, seat, clue.since)) kept.push(shifted);
  }
  state.clues = kept;
}

function shiftBounds(clue: Clue, least: number, most: number): Clue {
  const { seat, since, agents } = clue;
  return {
    seat,
    since,
    agents,
    least: Math.max(0, clue.least + least),
    most: clue.most === NO_UPPER_BOUND ? NO_UPPER_BOUND : clue.most + most,
  };
}

/** How many cards of a seat a clue with this `since` is about. */
function countClosedCards(state: State, seat: Seat, since: number): number {
  const down = state.offer?.down != null && state.offer.downSeat === seat ? 1 : 0;
  return state.handSizes[seat] + down + countSwapsMade(state, seat) - since;
}

function countSwapsMade(state: State, seat: Seat): number {
  return state.sides.swapsPerSeat[seat] - state.swapsLeft[seat];
}
