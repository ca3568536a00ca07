import type { Seat } from '@safehouse/contract';
import { isItem, MISSION_IDS, MISSION_POINTS } from '../../data/missions.ts';
import { SET_POINTS } from '../../data/numbers.ts';
import { opponentOf, type State } from '../../rules/state.ts';
import { countKind } from '../stakes.ts';
import { FIRST_ITEM } from '../weights.ts';

const SETS = ['code', 'document'];
const ITEMS = MISSION_IDS.filter((_, card) => isItem(card)).length;

/** Cards of a set that a seat can hold with so many to come: what is hoped for is learned for each pair. */
export const HOPES = [
  { held: 0, toCome: 1 },
  { held: 0, toCome: 2 },
  { held: 0, toCome: 3 },
  { held: 1, toCome: 1 },
  { held: 1, toCome: 2 },
  { held: 2, toCome: 1 },
] as const;

/** A smooth curve with a bend where danger begins and a drop before the end. */
export function tokenShape(tokens: number): number[] {
  return [tokens, tokens ** 2 / 8, Math.max(0, tokens - 6), tokens === 8 ? 1 : 0];
}

/** Where each kind of number begins in the list of features. */
export const TOKENS_AT = 1;
export const ITEMS_AT = TOKENS_AT + tokenShape(0).length;
export const HOPES_AT = ITEMS_AT + ITEMS;
export const FEATURES = HOPES_AT + HOPES.length;

/** How one seat stands above the other when a round begins. */
export function featuresOf(state: State, seat: Seat): Float64Array {
  const features = new Float64Array(FEATURES);
  addSeat(features, state, seat, 1);
  addSeat(features, state, opponentOf(seat), -1);
  return features;
}

function addSeat(features: Float64Array, state: State, seat: Seat, sign: 1 | -1): void {
  const { won, ready, tokens } = state.agents[seat];
  for (const card of won) features[0] += sign * (isItem(card) ? 1 : MISSION_POINTS[card]);
  tokenShape(tokens).forEach((part, i) => {
    features[TOKENS_AT + i] += sign * part;
  });
  for (const card of ready) features[ITEMS_AT + card - FIRST_ITEM] += sign;
  for (const kind of SETS) {
    const held = countKind(won, kind);
    const toCome = countKind(state.missionDeck, kind) + countKind(state.missions, kind);
    features[0] += sign * SET_POINTS[held];
    const hope = HOPES.findIndex((pair) => pair.held === held && pair.toCome === toCome);
    if (hope >= 0) features[HOPES_AT + hope] += sign;
  }
}
