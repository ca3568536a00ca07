import type { Move, MoveList, Seat } from '@safehouse/contract';
import { recallableSpaces } from './coherence.ts';
import { MOVES } from './moves/index.ts';
import { activeNetwork } from './network.ts';
import { activePlayer, type State } from './state.ts';

/**
 * Lists the moves that their kinds do not refuse. Bots call this millions of times, so what is never possible (things
 * of other seats, connections of other cities) or always possible is not checked.
 */
export function legal(state: State, seat: Seat, into: MoveList): void {
  if (state.phase === 'over' || seat !== state.active) return;
  if (state.phase === 'draft') listDraftChoices(state, into);
  else listTurnMoves(state, into);
}

function listTurnMoves(state: State, into: MoveList): void {
  if (state.phase === 'action') {
    listAccepts(state, into);
    listTravels(state, into);
    listConnects(state, into);
  }
  listMissionMoves(state, into);
  listRecalls(state, into);
  if (MOVES.end.refuse(state, 0) === null) into.push(state.board.moveEncoding.firstCode.end as Move);
}

function listDraftChoices(state: State, into: MoveList): void {
  const first = state.board.moveEncoding.firstCode.choose;
  for (const card of state.startDisplay) into.push((first + card) as Move);
}

function listAccepts(state: State, into: MoveList): void {
  const first = state.board.moveEncoding.firstCode.accept;
  for (let place = 0; place < state.display.length; place++) {
    if (MOVES.accept.refuse(state, place) === null) into.push((first + place) as Move);
  }
}

function listTravels(state: State, into: MoveList): void {
  if (state.travelled) return;
  const first = state.board.moveEncoding.firstCode.travel;
  for (const city of activeNetwork(state)) {
    if (MOVES.travel.refuse(state, city) === null) into.push((first + city) as Move);
  }
}

function listConnects(state: State, into: MoveList): void {
  const { board } = state;
  for (const connection of board.connectionsOfCity[activePlayer(state).spy]) {
    if (MOVES.connect.refuse(state, connection) === null) {
      into.push((board.moveEncoding.firstCode.connect + connection) as Move);
    }
  }
}

function listMissionMoves(state: State, into: MoveList): void {
  const { board, marks } = state;
  const { firstCode } = board.moveEncoding;
  for (const card of activePlayer(state).missions) {
    if (MOVES.mark.refuse(state, card) === null) into.push((firstCode.mark + card) as Move);
    for (let rest = marks[card]; rest !== 0; rest &= rest - 1) {
      const circle = board.firstCircle[card] + lowestBit(rest);
      if (MOVES.unmark.refuse(state, circle) === null) into.push((firstCode.unmark + circle) as Move);
    }
    into.push((firstCode.discard + card) as Move);
  }
}

function listRecalls(state: State, into: MoveList): void {
  const first = state.board.moveEncoding.firstCode.recall;
  for (const space of recallableSpaces(state)) into.push((first + space) as Move);
}

function lowestBit(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}
