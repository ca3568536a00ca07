import { contains, removeItem } from '@safehouse/contract';
import { addFact, type FactSink } from '../facts.ts';
import { REFUSALS } from '../refusals.ts';
import { activePlayer, type State } from '../state.ts';
import { returnMissionAgents } from './discard.ts';
import type { MoveKind } from './move-kind.ts';

/** SC-22: marks the spy's city on an own unfinished mission. */
export const mark: MoveKind = {
  refuse(state, card) {
    const ring = activePlayer(state);
    if (!contains(ring.missions, card)) return REFUSALS.notYoursToMark;
    if (state.phase === 'action' && !state.travelled) return REFUSALS.markTooEarly;
    const index = state.board.citiesOnCard[card].indexOf(ring.spy);
    if (index < 0) return REFUSALS.cityNotShown;
    if (state.marks[card] & (1 << index)) return REFUSALS.alreadyMarked;
    return ring.supply === 0 ? REFUSALS.supplyEmpty : null;
  },

  play(state, card, facts) {
    const { board, active } = state;
    const ring = activePlayer(state);
    const index = board.citiesOnCard[card].indexOf(ring.spy);
    ring.supply--;
    state.marks[card] |= 1 << index;
    state.markedThisTurn.push(board.firstCircle[card] + index);
    // After travel alone, this makes the turn a C turn.
    state.phase = 'wrap-up';
    if (facts)
      addFact(facts, {
        type: 'marked',
        seat: active,
        mission: board.cardIds[card],
        city: board.cityIds[ring.spy],
      });
    const allMarked = (1 << board.citiesOnCard[card].length) - 1;
    if (state.marks[card] === allMarked) completeMission(state, card, facts);
  },
};

/** SC-23, SC-25. */
function completeMission(state: State, card: number, facts: FactSink): void {
  const { board, active } = state;
  const ring = activePlayer(state);
  const agents = returnMissionAgents(state, card);
  removeItem(ring.missions, card);
  ring.completed.push(card);
  const extraTurn = board.givesExtraTurn[card];
  if (extraTurn) state.extraTurns++;
  if (!facts) return;
  const points = board.points[card];
  addFact(facts, {
    type: 'completed',
    seat: active,
    mission: board.cardIds[card],
    agents,
    points,
    extraTurn,
  });
}
