import { contains, removeItem } from '@safehouse/contract';
import { addFact } from '../facts.ts';
import { REFUSALS } from '../refusals.ts';
import { countBits } from '../score.ts';
import { activePlayer, type State } from '../state.ts';
import type { MoveKind } from './move-kind.ts';

/** SC-21: an own unfinished mission is removed from the game. */
export const discard: MoveKind = {
  refuse(state, card) {
    return contains(activePlayer(state).missions, card) ? null : REFUSALS.notYoursToDiscard;
  },

  play(state, card, facts) {
    const agents = returnMissionAgents(state, card);
    removeItem(activePlayer(state).missions, card);
    state.removed.push(card);
    if (facts) addFact(facts, { type: 'discarded', seat: state.active, mission: state.board.cardIds[card], agents });
  },
};

/** Returns marks and planning agents to the supply, and returns their number. */
export function returnMissionAgents(state: State, card: number): number {
  const agents = countBits(state.marks[card]) + state.planning[card];
  state.marks[card] = 0;
  state.planning[card] = 0;
  activePlayer(state).supply += agents;
  return agents;
}
