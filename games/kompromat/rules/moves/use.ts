import { refuseEffect, spendItem } from '../effect-source.ts';
import { ITEM_BY_CARD } from '../items/index.ts';
import { REFUSALS } from '../refusals.ts';
import { phaseOf } from '../steps.ts';
import type { MoveKind } from './move-kind.ts';

/** KO-25 (a) and (b): an item, or the usb-stick in its place, in the own turn or in an items window. */
export const use: MoveKind = {
  refuse(state, seat, move) {
    const phase = phaseOf(state.step);
    const item = ITEM_BY_CARD[move.item];
    if (item === null || (phase !== 'play' && phase !== 'window')) return REFUSALS.noTimeForItems;
    const noEffect = refuseEffect(state.agents[seat], move);
    if (noEffect) return noEffect;
    const isPossible = item.targetMask(state, seat) & (1 << move.target);
    return isPossible ? null : item.explain(state, seat, move.target);
  },

  play(state, seat, move, facts) {
    spendItem(state, seat, move, facts);
    ITEM_BY_CARD[move.item]?.use(state, seat, move.target, facts);
  },
};
