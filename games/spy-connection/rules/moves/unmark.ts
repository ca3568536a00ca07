import { contains } from '@safehouse/contract';
import { addFact } from '../facts.ts';
import { REFUSALS } from '../refusals.ts';
import { activePlayer } from '../state.ts';
import type { MoveKind } from './move-kind.ts';

/** SC-20: takes back the agent on a circle of an own unfinished mission, but not one placed in this turn. */
export const unmark: MoveKind = {
  refuse(state, circle) {
    const { board, marks, markedThisTurn } = state;
    const card = board.cardOfCircle[circle];
    if (!contains(activePlayer(state).missions, card)) return REFUSALS.notYoursToUnmark;
    if (!(marks[card] & (1 << board.cityIndexOfCircle[circle]))) return REFUSALS.notMarked;
    return contains(markedThisTurn, circle) ? REFUSALS.markedThisTurn : null;
  },

  play(state, circle, facts) {
    const { board, active } = state;
    const card = board.cardOfCircle[circle];
    const index = board.cityIndexOfCircle[circle];
    state.marks[card] &= ~(1 << index);
    activePlayer(state).supply++;
    if (!facts) return;
    const city = board.cityIds[board.citiesOnCard[card][index]];
    addFact(facts, { type: 'unmarked', seat: active, mission: board.cardIds[card], city });
  },
};
