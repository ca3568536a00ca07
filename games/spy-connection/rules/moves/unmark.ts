import { tell } from '../facts.ts';
import { contains } from '../lists.ts';
import { REFUSALS } from '../refusals.ts';
import { activeRing } from '../state.ts';
import type { MoveKind } from './kind.ts';

/** SC-20: the agent on a circle of an own unfinished mission, but not one placed in this turn. */
export const unmark: MoveKind = {
  refuse(state, circle) {
    const { board, marks, markedThisTurn } = state;
    const card = board.cardOfCircle[circle];
    if (!contains(activeRing(state).missions, card)) return REFUSALS.notYoursToUnmark;
    if (!(marks[card] & (1 << board.placeOfCircle[circle]))) return REFUSALS.notMarked;
    return contains(markedThisTurn, circle) ? REFUSALS.markedThisTurn : null;
  },

  play(state, circle, news) {
    const { board, active } = state;
    const card = board.cardOfCircle[circle];
    const place = board.placeOfCircle[circle];
    state.marks[card] &= ~(1 << place);
    activeRing(state).supply++;
    if (!news) return;
    const city = board.cities[board.shows[card][place]];
    tell(news, { type: 'unmarked', seat: active, mission: board.cards[card], city });
  },
};
