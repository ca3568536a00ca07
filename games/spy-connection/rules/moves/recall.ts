import { recallable } from '../coherence.ts';
import { tell } from '../facts.ts';
import { contains } from '../lists.ts';
import { REFUSALS } from '../refusals.ts';
import { activeRing } from '../state.ts';
import type { MoveKind } from './kind.ts';

/** SC-19: all own agents of a space. */
export const recall: MoveKind = {
  refuse(state, space) {
    const ring = activeRing(state);
    if (ring.agents[space] === 0) return REFUSALS.noAgentsThere;
    return contains(recallable(state), space) ? null : REFUSALS.breaksCoherence;
  },

  play(state, space, news) {
    const ring = activeRing(state);
    const agents = ring.agents[space];
    ring.agents[space] = 0;
    state.presence[space] &= ~(1 << state.active);
    ring.supply += agents;
    ring.networkStale = true;
    ring.recallableStale = true;
    if (news) tell(news, { type: 'recalled', seat: state.active, space: state.board.spaces[space], agents });
  },
};
