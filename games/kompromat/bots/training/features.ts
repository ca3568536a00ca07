import type { Seat } from '@safehouse/contract';
import { SET_POINTS } from '../../data/constants.ts';
import { isItem, MISSION_IDS, MISSION_POINTS } from '../../data/missions.ts';
import { opponentOf, type State } from '../../rules/state.ts';
import { countKind } from '../stakes.ts';
import { FIRST_ITEM } from '../weights.ts';

const SET_KINDS = ['code', 'document'];
const ITEM_COUNT = MISSION_IDS.filter((_, card) => isItem(card)).length;

/** One feature for each number of set cards held and still to come. */
export const SET_PAIRS = [
  { held: 0, toCome: 1 },
  { held: 0, toCome: 2 },
  { held: 0, toCome: 3 },
  { held: 1, toCome: 1 },
  { held: 1, toCome: 2 },
  { held: 2, toCome: 1 },
] as const;

/** Together they fit a smooth curve with a bend where tokens become dangerous and a drop before the last. */
export function tokenFeatures(tokens: number): number[] {
  return [tokens, tokens ** 2 / 8, Math.max(0, tokens - 6), tokens === 8 ? 1 : 0];
}

export const TOKEN_OFFSET = 1;
export const ITEM_OFFSET = TOKEN_OFFSET + tokenFeatures(0).length;
export const SET_OFFSET = ITEM_OFFSET + ITEM_COUNT;
export const FEATURE_COUNT = SET_OFFSET + SET_PAIRS.length;

/** At the start of a round: the features of a seat minus those of its opponent. */
export function extractFeatures(state: State, seat: Seat): Float64Array {
  const features = new Float64Array(FEATURE_COUNT);
  addSeatFeatures(features, state, seat, 1);
  addSeatFeatures(features, state, opponentOf(seat), -1);
  return features;
}

function addSeatFeatures(features: Float64Array, state: State, seat: Seat, sign: 1 | -1): void {
  const { won, ready, tokens } = state.agents[seat];
  for (const card of won) features[0] += sign * (isItem(card) ? 1 : MISSION_POINTS[card]);
  tokenFeatures(tokens).forEach((feature, i) => {
    features[TOKEN_OFFSET + i] += sign * feature;
  });
  for (const card of ready) features[ITEM_OFFSET + card - FIRST_ITEM] += sign;
  for (const kind of SET_KINDS) {
    const held = countKind(won, kind);
    const toCome = countKind(state.missionDeck, kind) + countKind(state.missions, kind);
    features[0] += sign * SET_POINTS[held];
    const pairIndex = SET_PAIRS.findIndex((pair) => pair.held === held && pair.toCome === toCome);
    if (pairIndex >= 0) features[SET_OFFSET + pairIndex] += sign;
  }
}
