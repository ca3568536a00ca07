import { EFFECT_SOURCE, refuseEffect, spendItem } from '../effect-source.ts';
import { REFUSALS } from '../refusals.ts';
import { areTokensComing, CHLOROFORM, finishTokens, receiveTokens, refuseShieldItem } from '../tokens.ts';
import type { MoveKind } from './move-kind.ts';
import { use } from './use.ts';

/** KO-25: an item against tokens that are due, or none. */
export const shield: MoveKind = {
  refuse(state, seat, move) {
    if (!areTokensComing(state)) return REFUSALS.noTokensComing;
    if (move.source === EFFECT_SOURCE.none) return null;
    return refuseEffect(state.agents[seat], move) ?? refuseShieldItem(state, seat, move.item);
  },

  play(state, seat, move, facts) {
    if (move.source === EFFECT_SOURCE.none) {
      receiveTokens(state, seat, facts);
    } else if (move.item === CHLOROFORM) {
      spendItem(state, seat, move, facts);
      finishTokens(state, facts);
    } else {
      use.play(state, seat, move, facts); // the tokens are still due: the same step runs again
    }
  },
};
