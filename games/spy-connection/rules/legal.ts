import type { Move, MoveList, Refusal, Seat } from '@safehouse/contract';
import { recallable } from './coherence.ts';
import { MOVES } from './moves/index.ts';
import { network } from './network.ts';
import { REFUSALS } from './refusals.ts';
import { activeRing, type State } from './state.ts';

/** Why this seat can play nothing at all; null when it can. */
export function outOfTurn(state: State, seat: Seat): Refusal | null {
  if (state.phase === 'over') return REFUSALS.matchOver;
  return seat === state.active ? null : REFUSALS.notYourTurn;
}

/**
 * Lists the moves worth asking about; whether they can be played, each kind of move decides itself. What is left out
 * here is what every kind refuses: things of other seats, cities and connections far away.
 */
export function legal(state: State, seat: Seat, into: MoveList): void {
  if (outOfTurn(state, seat)) return;
  if (state.phase === 'draft') listChoices(state, into);
  else listTurn(state, into);
}

function listTurn(state: State, into: MoveList): void {
  if (state.phase === 'action') {
    listAccepts(state, into);
    listTravels(state, into);
    listConnects(state, into);
  }
  listMissionMoves(state, into);
  listRecalls(state, into);
  if (MOVES.end.refuse(state, 0) === null) into.push(state.board.language.first.end as Move);
}

function listChoices(state: State, into: MoveList): void {
  const first = state.board.language.first.choose;
  for (const card of state.startDisplay) into.push((first + card) as Move);
}

function listAccepts(state: State, into: MoveList): void {
  const first = state.board.language.first.accept;
  for (let place = 0; place < state.display.length; place++) {
    if (MOVES.accept.refuse(state, place) === null) into.push((first + place) as Move);
  }
}

function listTravels(state: State, into: MoveList): void {
  if (state.travelled) return;
  const first = state.board.language.first.travel;
  for (const city of network(state)) {
    if (MOVES.travel.refuse(state, city) === null) into.push((first + city) as Move);
  }
}

function listConnects(state: State, into: MoveList): void {
  const { board } = state;
  for (const connection of board.connectionsOf[activeRing(state).spy]) {
    if (MOVES.connect.refuse(state, connection) === null) {
      into.push((board.language.first.connect + connection) as Move);
    }
  }
}

function listMissionMoves(state: State, into: MoveList): void {
  const { board, marks } = state;
  const { first } = board.language;
  for (const card of activeRing(state).missions) {
    if (MOVES.mark.refuse(state, card) === null) into.push((first.mark + card) as Move);
    for (let rest = marks[card]; rest !== 0; rest &= rest - 1) {
      const circle = board.firstCircle[card] + lowestBit(rest);
      if (MOVES.unmark.refuse(state, circle) === null) into.push((first.unmark + circle) as Move);
    }
    into.push((first.discard + card) as Move);
  }
}

function listRecalls(state: State, into: MoveList): void {
  const first = state.board.language.first.recall;
  for (const space of recallable(state)) into.push((first + space) as Move);
}

function lowestBit(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}
