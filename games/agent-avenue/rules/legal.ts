import { type Move, MoveList, type Seat, seatsInMask } from '@safehouse/contract';
import { AGENTS } from './cards.ts';
import { agentMask } from './clues.ts';
import { agentMaskInHand } from './hands.ts';
import { hasSeveralBits } from './instant-cards.ts';
import { followMask } from './moves/follow.ts';
import { canOffer } from './moves/offer.ts';
import { choiceMask } from './moves/resolve.ts';
import { refuseAnySwap } from './moves/swap.ts';
import { handsFor } from './moves/take.ts';
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
import { isPair } from './sides.ts';
import { NO_VOTE, type PendingAbility, type State } from './state.ts';
import { decidingSeats, isDeciding } from './votes.ts';

/** The seats with a legal move, ascending. */
export function toAct(state: State): readonly Seat[] {
  const deciding = decidingSeats(state);
  return state.phase === 'play' || !hasSeveralBits(deciding)
    ? seatsInMask(deciding)
    : seatsWithVoteLeft(state, seatsInMask(deciding));
}

function seatsWithVoteLeft(state: State, deciding: readonly Seat[]): readonly Seat[] {
  return seatsInMask(deciding.reduce((mask, seat) => (canChangeVote(state, seat) ? mask | (1 << seat) : mask), 0));
}

/** AA-37: a seat that has cast the only possible vote cannot act. */
function canChangeVote(state: State, seat: Seat): boolean {
  if (state.votes[seat] === NO_VOTE) return true;
  const choices = new MoveList();
  legal(state, seat, choices);
  return choices.length > 0;
}

/**
 * Lists the moves that their kinds do not refuse. Bots call this millions of times, so where checking each candidate
 * would be slow, it applies the tests of `refuse` to whole hands.
 */
export function legal(state: State, seat: Seat, into: MoveList): void {
  if (!isDeciding(state, seat)) return;
  if (state.phase === 'play') addCardMoves(state, seat, into);
  else if (state.phase === 'recruit') addRecruitMoves(state, seat, into);
  else if (state.phase === 'market') addTakeMoves(state, seat, into);
  else addResolveMoves(state, state.resolving as PendingAbility, seat, into);
}

/** All moves that a hand allows, by the names in it: what can be played or swapped depends on nothing else. */
const movesByAgentMask = (movesFor: (names: number) => Move[]): readonly (readonly Move[])[] =>
  Array.from({ length: 1 << AGENTS.length }, (_, names) => movesFor(names));

const agentsIn = (names: number) => AGENTS.filter((agent) => names & agentMask(agent));
const OFFERS_BY_MASK = movesByAgentMask((names) =>
  agentsIn(names).flatMap((up) =>
    agentsIn(names).flatMap((down) => (canOffer(names, up, down) ? offerMove(up, down) : [])),
  ),
);
const LEADS_BY_MASK = movesByAgentMask((names) => agentsIn(names).map(leadMove));
const FOLLOWS_BY_MASK = movesByAgentMask((names) => agentsIn(names).map(followMove));
const SWAPS_BY_MASK = movesByAgentMask((names) => agentsIn(names).map(swapMove));

function addCardMoves(state: State, seat: Seat, into: MoveList): void {
  const names = agentMaskInHand(state, seat, 1);
  if (!isPair(state.sides, state.side)) into.pushAll(OFFERS_BY_MASK[names]);
  else if (!state.offer) into.pushAll(LEADS_BY_MASK[names]);
  else into.pushAll(FOLLOWS_BY_MASK[followMask(names, state.offer)]);
  if (refuseAnySwap(state, seat) === null) into.pushAll(SWAPS_BY_MASK[names]);
}

/** AA-37: a seat cannot vote again for what it has voted for. */
function addVote(state: State, seat: Seat, choice: Move, into: MoveList): void {
  if (state.votes[seat] !== choice) into.push(choice);
}

function addRecruitMoves(state: State, seat: Seat, into: MoveList): void {
  addVote(state, seat, RECRUIT_UP, into);
  addVote(state, seat, RECRUIT_DOWN, into);
}

function addTakeMoves(state: State, seat: Seat, into: MoveList): void {
  const { supply } = state;
  for (let i = 0; i < supply.length; i++) {
    const hands = handsFor(state, supply[i]);
    for (let j = 0; j < hands.length; j++) addVote(state, seat, takeMove(supply[i], hands[j]), into);
  }
}

function addResolveMoves(state: State, ability: PendingAbility, seat: Seat, into: MoveList): void {
  const choices = choiceMask(state, ability);
  for (const agent of AGENTS) {
    if (choices & agentMask(agent)) addVote(state, seat, resolveMove(agent), into);
  }
  if (ability.agent !== null) addVote(state, seat, RESOLVE_KEEP, into);
}
