import { contains, removeItem, SEATS, type Seat } from '@safehouse/contract';
import { addFact, type FactSink } from '../facts.ts';
import { REFUSALS } from '../refusals.ts';
import type { State } from '../state.ts';
import { beginTurn } from '../turns.ts';
import type { MoveKind } from './move-kind.ts';

/** SC-8: a start mission of the draft. Seat 0 automatically gets the last one. */
export const choose: MoveKind = {
  refuse(state, card) {
    if (state.phase !== 'draft') return REFUSALS.noDraft;
    return contains(state.startDisplay, card) ? null : REFUSALS.cardNotOpen;
  },

  play(state, card, facts) {
    takeStartMission(state, state.active, card, facts);
    state.active = SEATS[state.active - 1];
    if (state.active > 0) return;
    takeStartMission(state, state.active, state.startDisplay[0], facts);
    beginTurn(state, state.active, 'regular', facts);
  },
};

function takeStartMission(state: State, seat: Seat, card: number, facts: FactSink): void {
  removeItem(state.startDisplay, card);
  assignStartMission(state, seat, card);
  if (!facts) return;
  const { board } = state;
  addFact(facts, {
    type: 'start-chosen',
    seat,
    card: board.cardIds[card],
    city: board.cityIds[state.players[seat].spy],
  });
}

/** SC-9. */
export function assignStartMission(state: State, seat: Seat, card: number): void {
  const { board } = state;
  const ring = state.players[seat];
  ring.spy = board.startCities[card - board.missions.length];
  ring.missions.push(card);
  ring.supply--;
  state.marks[card] = 1 << board.citiesOnCard[card].indexOf(ring.spy);
}
