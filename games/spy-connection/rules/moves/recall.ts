import { contains } from '@safehouse/contract';
import { recallableSpaces } from '../coherence.ts';
import { addFact } from '../facts.ts';
import { REFUSALS } from '../refusals.ts';
import { activePlayer } from '../state.ts';
import type { MoveKind } from './move-kind.ts';

/** SC-19: takes back all own agents from a space. */
export const recall: MoveKind = {
  refuse(state, space) {
    const ring = activePlayer(state);
    if (ring.agents[space] === 0) return REFUSALS.noAgentsThere;
    return contains(recallableSpaces(state), space) ? null : REFUSALS.breaksCoherence;
  },

  play(state, space, facts) {
    const ring = activePlayer(state);
    const agents = ring.agents[space];
    ring.agents[space] = 0;
    state.seatMasks[space] &= ~(1 << state.active);
    ring.supply += agents;
    ring.isNetworkStale = true;
    ring.isRecallableStale = true;
    if (facts) addFact(facts, { type: 'recalled', seat: state.active, space: state.board.spaceIds[space], agents });
  },
};
