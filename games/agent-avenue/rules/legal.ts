import { type Move, MoveList, type Seat, seatsInMask } from '@safehouse/contract';
import { AGENTS, type Agent } from './cards.ts';
import { agentMask } from './clues.ts';
import { agentMaskInHand } from './hands.ts';
import { hasSeveralBits } from './instant-cards.ts';
import { candidateMask, chooserMask, usesHand } from './market.ts';
import {
  followMove,
  leadMove,
  offerMove,
  RECRUIT_DOWN,
  RECRUIT_UP,
  RESOLVE_KEEP,
  resolveMove,
  swapMove,
  takeMove,
} from './moves.ts';
import { isPair, otherSide } from './sides.ts';
import { deckSize, type PendingAbility, type State } from './state.ts';

/** The seats with a legal move, ascending. */
export function toAct(state: State): readonly Seat[] {
  const asked = decidingSeats(state);
  return state.phase === 'play' || !hasSeveralBits(asked)
    ? seatsInMask(asked)
    : seatsWithVoteLeft(state, seatsInMask(asked));
}

function seatsWithVoteLeft(state: State, asked: readonly Seat[]): readonly Seat[] {
  return seatsInMask(
    asked.reduce((mask, seat) => (canChangeVote(state, seat) ? mask | (1 << seat) : mask), 0),
  );
}

/** The seats whose choice it is, as a bit mask, those whose vote is already cast included. */
export function decidingSeats(state: State): number {
  switch (state.phase) {
    case 'play':
      return state.offer ? 1 << state.offer.downSeat : state.sides.seatMasks[state.side];
    case 'recruit':
      return state.sides.seatMasks[otherSide(state.side)];
    case 'market':
      return state.sides.seatMasks[state.landed[0]];
    case 'resolve':
      return chooserMask(state, state.resolving as PendingAbility);
    case 'over':
      return 0;
  }
}

/** AA-37: a seat that has cast the only possible vote has nothing left to do. */
function canChangeVote(state: State, seat: Seat): boolean {
  const choices = new MoveList();
  legal(state, seat, choices);
  return choices.length > 0;
}

export function legal(state: State, seat: Seat, into: MoveList): void {
  if ((decidingSeats(state) & (1 << seat)) === 0) return;
  if (state.phase === 'play') addCardMoves(state, seat, into);
  else if (state.phase === 'recruit') addRecruitMoves(state, seat, into);
  else if (state.phase === 'market') addTakeMoves(state, seat, into);
  else addResolveMoves(state, state.resolving as PendingAbility, seat, into);
}

/** All moves that a hand allows, by the names in it: what can be laid or swapped depends on nothing else. */
const movesByAgentMask = (movesFor: (names: readonly Agent[]) => Move[]): readonly (readonly Move[])[] =>
  Array.from({ length: 1 << AGENTS.length }, (_, mask) =>
    movesFor(AGENTS.filter((agent) => mask & (1 << agent))),
  );

const OFFERS_BY_MASK = movesByAgentMask((names) => {
  if (names.length === 1) return [offerMove(names[0], names[0])]; // AA-7
  return names.flatMap((up) => names.filter((down) => down !== up).map((down) => offerMove(up, down)));
});
const LEADS_BY_MASK = movesByAgentMask((names) => names.map(leadMove));
const FOLLOWS_BY_MASK = movesByAgentMask((names) => names.map(followMove));
const SWAPS_BY_MASK = movesByAgentMask((names) => names.map(swapMove));

function addCardMoves(state: State, seat: Seat, into: MoveList): void {
  const names = agentMaskInHand(state, seat, 1);
  if (!isPair(state.sides, state.side)) into.pushAll(OFFERS_BY_MASK[names]);
  else if (!state.offer) into.pushAll(LEADS_BY_MASK[names]);
  else into.pushAll(FOLLOWS_BY_MASK[names & ~agentMask(state.offer.up) || names]); // AA-34
  if (state.swapsLeft[seat] > 0 && deckSize(state) > 0) into.pushAll(SWAPS_BY_MASK[names]); // AA-8
}

/** AA-37: the vote a seat has is not legal again. */
function addVote(state: State, seat: Seat, choice: Move, into: MoveList): void {
  if (state.votes[seat] !== choice) into.push(choice);
}

function addRecruitMoves(state: State, seat: Seat, into: MoveList): void {
  addVote(state, seat, RECRUIT_UP, into);
  addVote(state, seat, RECRUIT_DOWN, into);
}

function addTakeMoves(state: State, seat: Seat, into: MoveList): void {
  const seats = state.sides.seatsOf[state.landed[0]];
  for (const card of state.supply) {
    if (usesHand(card)) for (const hand of seats) addVote(state, seat, takeMove(card, hand), into);
    else addVote(state, seat, takeMove(card, seats[0]), into);
  }
}

function addResolveMoves(state: State, resolving: PendingAbility, seat: Seat, into: MoveList): void {
  if (resolving.agent !== null) {
    addVote(state, seat, resolveMove(resolving.agent), into);
    addVote(state, seat, RESOLVE_KEEP, into);
    return;
  }
  const candidates = candidateMask(state, resolving);
  for (const agent of AGENTS) {
    if (candidates & agentMask(agent)) addVote(state, seat, resolveMove(agent), into);
  }
}
