import type { Seat } from '@safehouse/contract';
import { type Agent, EVERY_NAME } from './cards.ts';
import type { State } from './state.ts';

/**
 * Something everybody knows about the closed cards of a seat, because of how they were shown or used: of its hand, its
 * face-down card in an offer and its set-aside cards from number `since` on, at least `least` and at most `most`
 * have a name in the bit mask `agents`.
 *
 * A clue stays true while cards come and go (see the functions below), so redealt hands can be held to it.
 */
export interface Clue {
  readonly seat: Seat;
  readonly since: number;
  readonly agents: number;
  readonly least: number;
  readonly most: number;
}

const ANY_NUMBER = 99;

export const maskOf = (agent: Agent) => 1 << agent;

export function atLeast(state: State, seat: Seat, agents: number, least: number): void {
  learn(state, seat, agents, least, ANY_NUMBER);
}

export function atMost(state: State, seat: Seat, agents: number, most: number): void {
  learn(state, seat, agents, 0, most);
}

function learn(state: State, seat: Seat, agents: number, least: number, most: number): void {
  if (agents === 0 || (least === 0 && most === ANY_NUMBER)) return;
  state.clues = [...state.clues, { seat, since: swapsMade(state, seat), agents, least, most }];
}

/** A card nobody else saw came to this hand: it may have any name. */
export function noteDrawn(state: State, seat: Seat): void {
  if (state.clues.length > 0) adjust(state, seat, EVERY_NAME, 0, 1);
}

/** A card came to this hand for all to see. */
export function noteGained(state: State, seat: Seat, agent: Agent): void {
  adjust(state, seat, maskOf(agent), 1, 1);
  atLeast(state, seat, maskOf(agent), 1);
}

/** A card of this seat now lies open. */
export function noteShown(state: State, seat: Seat, agent: Agent): void {
  if (state.clues.length > 0) adjust(state, seat, maskOf(agent), -1, -1);
}

/** Shifts the bounds of the seat's clues about any of these agents, and drops clues that no longer say anything. */
function adjust(state: State, seat: Seat, agents: number, least: number, most: number): void {
  state.clues = state.clues
    .map((clue) => (clue.seat === seat && clue.agents & agents ? shifted(clue, least, most) : clue))
    .filter(
      (clue) => clue.seat !== seat || clue.least > 0 || clue.most < closedCards(state, seat, clue.since),
    );
}

function shifted(clue: Clue, least: number, most: number): Clue {
  return {
    ...clue,
    least: Math.max(0, clue.least + least),
    most: clue.most === ANY_NUMBER ? ANY_NUMBER : clue.most + most,
  };
}

/** How many cards of a seat a clue since then speaks about. */
function closedCards(state: State, seat: Seat, since: number): number {
  const down = state.offer?.down != null && state.offer.downSeat === seat ? 1 : 0;
  return state.handSizes[seat] + down + swapsMade(state, seat) - since;
}

function swapsMade(state: State, seat: Seat): number {
  return state.sides.swaps[seat] - state.swapsLeft[seat];
}
