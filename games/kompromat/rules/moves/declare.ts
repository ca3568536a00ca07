import { declareTotal } from '../declare.ts';
import { EFFECT_SOURCE, refuseEffect, spendItem } from '../effect-source.ts';
import { REFUSALS } from '../refusals.ts';
import { phaseOf } from '../steps.ts';
import type { MoveKind } from './move-kind.ts';

/** KO-13: how many aces count 11, and what a martini adds or subtracts (KO-26). */
export const declare: MoveKind = {
  refuse(state, seat, move) {
    if (phaseOf(state.step) !== 'declare') return REFUSALS.notDeclaring;
    const agent = state.agents[seat];
    const noMartini = move.source === EFFECT_SOURCE.none ? null : refuseEffect(agent, move);
    if (noMartini) return noMartini;
    return move.target > agent.columns[state.mission].aces ? REFUSALS.tooFewAces : null;
  },

  play(state, seat, move, facts) {
    if (move.source !== EFFECT_SOURCE.none) spendItem(state, seat, move, facts);
    declareTotal(state, seat, { elevens: move.target, martini: move.martini }, facts);
  },
};
