import { removeItem } from '@safehouse/contract';
import { addFact } from '../facts.ts';
import { REFUSALS } from '../refusals.ts';
import { activePlayer, type State } from '../state.ts';
import type { MoveKind } from './move-kind.ts';

/** SC-11: one of the open missions, by its place. */
export const accept: MoveKind = {
  refuse(state, place) {
    const ring = activePlayer(state);
    if (state.phase !== 'action') return REFUSALS.turnUsed;
    if (state.travelled) return REFUSALS.acceptAfterTravel;
    if (place >= state.display.length) return REFUSALS.emptyPlace;
    if (ring.missions.length >= state.board.edition.missionLimit) return REFUSALS.missionLimit;
    return planningCost(state, place) > ring.supply ? REFUSALS.planningTooDear : null;
  },

  play(state, place, facts) {
    const ring = activePlayer(state);
    const card = state.display[place];
    const planning = planningCost(state, place);
    ring.supply -= planning;
    state.planning[card] = planning;
    ring.missions.push(card);
    state.phase = 'wrap-up';
    removeItem(state.display, card);
    const { cardIds } = state.board;
    if (facts) addFact(facts, { type: 'accepted', seat: state.active, mission: cardIds[card], place, planning });
    if (state.drawnCount === state.deck.length) return;
    // SC-15
    const next = state.deck[state.drawnCount++];
    state.display.push(next);
    if (facts) addFact(facts, { type: 'revealed', mission: cardIds[next], place: state.display.length - 1 });
  },
};

/** SC-12, SC-13. */
function planningCost(state: State, place: number): number {
  if (state.side === 'dark' && activePlayer(state).missions.length === 0) return 0;
  return state.planningCosts[place];
}
