import { type Move, MoveList, type Seat, seatsIn } from '@safehouse/contract';
import { AGENTS, type Agent } from './cards.ts';
import { maskOf } from './clues.ts';
import { namesInHand } from './hands.ts';
import { isSeveral } from './instants.ts';
import { candidatesOf, choosers, usesHand } from './market.ts';
import {
  followMove,
  leadMove,
  offerMove,
  RECRUIT_DOWN,
  RECRUIT_UP,
  RESOLVE_NOTHING,
  resolveMove,
  swapMove,
  takeMove,
} from './moves.ts';
import { isPair, otherSide } from './sides.ts';
import { deckSize, type Resolving, type State } from './state.ts';

/** The seats with a legal move, ascending. */
export function toAct(state: State): readonly Seat[] {
  const asked = askedSeats(state);
  return state.phase === 'play' || !isSeveral(asked) ? seatsIn(asked) : voters(state, seatsIn(asked));
}

function voters(state: State, asked: readonly Seat[]): readonly Seat[] {
  return seatsIn(asked.reduce((mask, seat) => (hasOtherVote(state, seat) ? mask | (1 << seat) : mask), 0));
}

/** The seats whose choice it is, as a bit mask, those whose vote is already cast included. */
export function askedSeats(state: State): number {
  switch (state.phase) {
    case 'play':
      return state.offer ? 1 << state.offer.downSeat : state.sides.masks[state.side];
    case 'recruit':
      return state.sides.masks[otherSide(state.side)];
    case 'market':
      return state.sides.masks[state.landed[0]];
    case 'resolve':
      return choosers(state, state.resolving as Resolving);
    case 'over':
      return 0;
  }
}

/** AA-37: a seat that has cast the only possible vote has nothing left to do. */
function hasOtherVote(state: State, seat: Seat): boolean {
  const choices = new MoveList();
  legal(state, seat, choices);
  return choices.length > 0;
}

export function legal(state: State, seat: Seat, into: MoveList): void {
  if ((askedSeats(state) & (1 << seat)) === 0) return;
  if (state.phase === 'play') cardMoves(state, seat, into);
  else if (state.phase === 'recruit') recruits(state, seat, into);
  else if (state.phase === 'market') takes(state, seat, into);
  else resolutions(state, state.resolving as Resolving, seat, into);
}

/** All moves that a hand allows, by the names in it: what can be laid or swapped depends on nothing else. */
const byNames = (movesFor: (names: readonly Agent[]) => Move[]): readonly (readonly Move[])[] =>
  Array.from({ length: 1 << AGENTS.length }, (_, mask) =>
    movesFor(AGENTS.filter((agent) => mask & (1 << agent))),
  );

const OFFERS = byNames((names) => {
  if (names.length === 1) return [offerMove(names[0], names[0])]; // AA-7
  return names.flatMap((up) => names.filter((down) => down !== up).map((down) => offerMove(up, down)));
});
const LEADS = byNames((names) => names.map(leadMove));
const FOLLOWS = byNames((names) => names.map(followMove));
const SWAPS = byNames((names) => names.map(swapMove));

function cardMoves(state: State, seat: Seat, into: MoveList): void {
  const names = namesInHand(state, seat, 1);
  if (!isPair(state.sides, state.side)) into.pushAll(OFFERS[names]);
  else if (!state.offer) into.pushAll(LEADS[names]);
  else into.pushAll(FOLLOWS[names & ~maskOf(state.offer.up) || names]); // AA-34
  if (state.swapsLeft[seat] > 0 && deckSize(state) > 0) into.pushAll(SWAPS[names]); // AA-8
}

/** AA-37: the vote a seat has is not legal again. */
function pushVote(state: State, seat: Seat, choice: Move, into: MoveList): void {
  if (state.votes[seat] !== choice) into.push(choice);
}

function recruits(state: State, seat: Seat, into: MoveList): void {
  pushVote(state, seat, RECRUIT_UP, into);
  pushVote(state, seat, RECRUIT_DOWN, into);
}

function takes(state: State, seat: Seat, into: MoveList): void {
  const seats = state.sides.seatsOf[state.landed[0]];
  for (const card of state.supply) {
    if (usesHand(card)) for (const hand of seats) pushVote(state, seat, takeMove(card, hand), into);
    else pushVote(state, seat, takeMove(card, seats[0]), into);
  }
}

function resolutions(state: State, resolving: Resolving, seat: Seat, into: MoveList): void {
  if (resolving.agent !== null) {
    pushVote(state, seat, resolveMove(resolving.agent), into);
    pushVote(state, seat, RESOLVE_NOTHING, into);
    return;
  }
  const candidates = candidatesOf(state, resolving);
  for (const agent of AGENTS) {
    if (candidates & maskOf(agent)) pushVote(state, seat, resolveMove(agent), into);
  }
}
