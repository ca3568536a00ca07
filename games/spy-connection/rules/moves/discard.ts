import { tell } from '../facts.ts';
import { contains, removeItem } from '../lists.ts';
import { REFUSALS } from '../refusals.ts';
import { countBits } from '../score.ts';
import { activeRing, type State } from '../state.ts';
import type { MoveKind } from './kind.ts';

/** SC-21: an own unfinished mission leaves the game. */
export const discard: MoveKind = {
  refuse(state, card) {
    return contains(activeRing(state).missions, card) ? null : REFUSALS.notYoursToDiscard;
  },

  play(state, card, news) {
    const agents = takeAgentsOff(state, card);
    removeItem(activeRing(state).missions, card);
    state.removed.push(card);
    if (news) tell(news, { type: 'discarded', seat: state.active, mission: state.board.cards[card], agents });
  },
};

/** Returns marks and planning agents to supply, and says how many they were. */
export function takeAgentsOff(state: State, card: number): number {
  const agents = countBits(state.marks[card]) + state.planning[card];
  state.marks[card] = 0;
  state.planning[card] = 0;
  activeRing(state).supply += agents;
  return agents;
}
