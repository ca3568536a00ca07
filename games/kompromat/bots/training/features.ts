import type { Seat } from '@safehouse/contract';
import { SET_POINTS } from '../../data/constants.ts';
import { isItem, MISSION_IDS, MISSION_POINTS } from '../../data/missions.ts';
import { opponentOf, type State } from '../../rules/state.ts';
import { countKind } from '../stakes.ts';
import { FIRST_ITEM } from '../weights.ts';

const SET_KINDS = ['code', 'document'];
const ITEM_COUNT = MISSION_IDS.filter((_, card) => isItem(card)).length;

/** Cards of a set that a seat can hold with so many to come: what is hoped for is learned for each pair. */
export const SET_PAIRS = [
  { held: 0, toCome: 1 },
  { held: 0, toCome: 2 },
  { held: 0, toCome: 3 },
  { held: 1, toCome: 1 },
  { held: 1, toCome: 2 },
  { held: 2, toCome: 1 },
] as const;

/** A smooth curve with a bend where danger begins and a drop before the end. */
export function tokenFeatures(tokens: number): number[] {
  return [tokens, tokens ** 2 / 8, Math.max(0, tokens - 6), tokens === 8 ? 1 : 0];
}

/** Where each kind of number begins in the list of features. */
export const TOKEN_OFFSET = 1;
export const ITEM_OFFSET = TOKEN_OFFSET + tokenFeatures(0).length;
export const SET_OFFSET = ITEM_OFFSET + ITEM_COUNT;
export const FEATURE_COUNT = SET_OFFSET + SET_PAIRS.length;

/** How one seat stands above the other when a round begins. */
export function extractFeatures(state: State, seat: Seat): Float64Array {
  const features = new Float64Array(FEATURE_COUNT);
  addSeatFeatures(features, state, seat, 1);
  addSeatFeatures(features, state, opponentOf(seat), -1);
  return features;
}

function addSeatFeatures(features: Float64Array, state: State, seat: Seat, sign: 1 | -1): void {
  const { won, ready, tokens } = state.agents[seat];
  for (const card of won) features[0] += sign * (isItem(card) ? 1 : MISSION_POINTS[card]);
  tokenFeatures(tokens).forEach((part, i) => {
    features[TOKEN_OFFSET + i] += sign * part;
  });
  for (const card of ready) features[ITEM_OFFSET + card - FIRST_ITEM] += sign;
  for (const kind of SET_KINDS) {
    const held = countKind(won, kind);
    const toCome = countKind(state.missionDeck, kind) + countKind(state.missions, kind);
    features[0] += sign * SET_POINTS[held];
    const hope = SET_PAIRS.findIndex((pair) => pair.held === held && pair.toCome === toCome);
    if (hope >= 0) features[SET_OFFSET + hope] += sign;
  }
}
