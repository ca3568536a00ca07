import { tell } from '../facts.ts';
import { contains } from '../lists.ts';
import { network } from '../network.ts';
import { REFUSALS } from '../refusals.ts';
import { activeRing } from '../state.ts';
import type { MoveKind } from './kind.ts';

/** SC-17, or the first half of SC-16: to another city of the network. */
export const travel: MoveKind = {
  refuse(state, city) {
    const ring = activeRing(state);
    if (state.phase !== 'action') return REFUSALS.turnUsed;
    if (state.travelled) return REFUSALS.travelledAlready;
    if (city === ring.spy) return REFUSALS.alreadyThere;
    return contains(network(state), city) ? null : REFUSALS.outsideNetwork;
  },

  play(state, city, news) {
    const ring = activeRing(state);
    const from = ring.spy;
    ring.spy = city;
    ring.networkStale = true;
    ring.recallableStale = true;
    state.travelled = true;
    const { cities } = state.board;
    if (news) tell(news, { type: 'travelled', seat: state.active, from: cities[from], to: cities[city] });
  },
};
