import { type SpyNews, tell } from '../facts.ts';
import { contains, removeItem } from '../lists.ts';
import { REFUSALS } from '../refusals.ts';
import { activeRing, type State } from '../state.ts';
import { takeAgentsOff } from './discard.ts';
import type { MoveKind } from './kind.ts';

/** SC-22: the spy's city on an own unfinished mission. */
export const mark: MoveKind = {
  refuse(state, card) {
    const ring = activeRing(state);
    if (!contains(ring.missions, card)) return REFUSALS.notYoursToMark;
    if (state.phase === 'action' && !state.travelled) return REFUSALS.markTooEarly;
    const place = state.board.shows[card].indexOf(ring.spy);
    if (place < 0) return REFUSALS.cityNotShown;
    if (state.marks[card] & (1 << place)) return REFUSALS.alreadyMarked;
    return ring.supply === 0 ? REFUSALS.supplyEmpty : null;
  },

  play(state, card, news) {
    const { board, active } = state;
    const ring = activeRing(state);
    const place = board.shows[card].indexOf(ring.spy);
    ring.supply--;
    state.marks[card] |= 1 << place;
    state.markedThisTurn.push(board.firstCircle[card] + place);
    // After travel alone this settles that the turn was C.
    state.phase = 'wrap-up';
    if (news)
      tell(news, { type: 'marked', seat: active, mission: board.cards[card], city: board.cities[ring.spy] });
    const allMarked = (1 << board.shows[card].length) - 1;
    if (state.marks[card] === allMarked) complete(state, card, news);
  },
};

/** SC-23, SC-25. */
function complete(state: State, card: number, news: SpyNews): void {
  const { board, active } = state;
  const ring = activeRing(state);
  const agents = takeAgentsOff(state, card);
  removeItem(ring.missions, card);
  ring.completed.push(card);
  const extraTurn = board.givesExtraTurn[card];
  if (extraTurn) state.extraTurns++;
  if (!news) return;
  const points = board.points[card];
  tell(news, { type: 'completed', seat: active, mission: board.cards[card], agents, points, extraTurn });
}
