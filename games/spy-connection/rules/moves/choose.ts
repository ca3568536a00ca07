import { SEATS, type Seat } from '@safehouse/contract';
import { type SpyNews, tell } from '../facts.ts';
import { contains, removeItem } from '../lists.ts';
import { REFUSALS } from '../refusals.ts';
import type { State } from '../state.ts';
import { beginTurn } from '../turns.ts';
import type { MoveKind } from './kind.ts';

/** SC-8: a start mission of the draft. The last one goes to seat 0 without asking. */
export const choose: MoveKind = {
  refuse(state, card) {
    if (state.phase !== 'draft') return REFUSALS.noDraft;
    return contains(state.startDisplay, card) ? null : REFUSALS.cardNotOpen;
  },

  play(state, card, news) {
    takeStartMission(state, state.active, card, news);
    state.active = SEATS[state.active - 1];
    if (state.active > 0) return;
    takeStartMission(state, state.active, state.startDisplay[0], news);
    beginTurn(state, state.active, 'regular', news);
  },
};

function takeStartMission(state: State, seat: Seat, card: number, news: SpyNews): void {
  removeItem(state.startDisplay, card);
  giveStartMission(state, seat, card);
  if (!news) return;
  const { board } = state;
  tell(news, {
    type: 'start-chosen',
    seat,
    card: board.cards[card],
    city: board.cities[state.rings[seat].spy],
  });
}

/** SC-9. */
export function giveStartMission(state: State, seat: Seat, card: number): void {
  const { board } = state;
  const ring = state.rings[seat];
  ring.spy = board.highlighted[card - board.missions.length];
  ring.missions.push(card);
  ring.supply--;
  state.marks[card] = 1 << board.shows[card].indexOf(ring.spy);
}
