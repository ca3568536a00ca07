import { contains } from '@safehouse/contract';
import { addFact } from '../facts.ts';
import { activeNetwork } from '../network.ts';
import { REFUSALS } from '../refusals.ts';
import { activePlayer } from '../state.ts';
import type { MoveKind } from './move-kind.ts';

/** SC-17, or the first half of SC-16: travels to another city of the network. */
export const travel: MoveKind = {
  refuse(state, city) {
    const ring = activePlayer(state);
    if (state.phase !== 'action') return REFUSALS.turnUsed;
    if (state.travelled) return REFUSALS.travelledAlready;
    if (city === ring.spy) return REFUSALS.alreadyThere;
    return contains(activeNetwork(state), city) ? null : REFUSALS.outsideNetwork;
  },

  play(state, city, facts) {
    const ring = activePlayer(state);
    const from = ring.spy;
    ring.spy = city;
    ring.isNetworkStale = true;
    ring.isRecallableStale = true;
    state.travelled = true;
    const { cityIds } = state.board;
    if (facts) addFact(facts, { type: 'travelled', seat: state.active, from: cityIds[from], to: cityIds[city] });
  },
};
