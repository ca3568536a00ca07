import { LOOP_LENGTH, MARKET_NAMES } from '../data/cards.ts';
import { AGENT_COUNT, AGENTS, MARKET_COUNT, SENTINEL } from '../rules/cards.ts';
import type { Mode } from '../rules/options.ts';
import { positionOf } from '../rules/pawns.ts';
import { otherSide, type Side } from '../rules/sides.ts';
import { countInPlay, type State } from '../rules/state.ts';

/** Sidekick and Mole move a pawn once and have no effect afterwards. */
const LASTING_AGENT_COUNT = SENTINEL + 1;
const COPY_FEATURES = 4;
const MAX_LEAD = 6;
const FEATURES_PER_SIDE = LASTING_AGENT_COUNT * COPY_FEATURES;
const LEAD_OFFSET = 2 * FEATURES_PER_SIDE;
/** The public features are binary; about 13 of them are active in simple mode. */
const SIMPLE_FEATURE_COUNT = LEAD_OFFSET + 2 * MAX_LEAD + 1;
const ONGOING_OFFSET = SIMPLE_FEATURE_COUNT;
const PAWN_OFFSET = ONGOING_OFFSET + 2 * MARKET_COUNT;
const ADVANCED_FEATURE_COUNT = PAWN_OFFSET + 2 * LOOP_LENGTH;

/** The card counts of the own hand follow the binary features. */
export const featureCountOf = (mode: Mode) => (mode === 'simple' ? SIMPLE_FEATURE_COUNT : ADVANCED_FEATURE_COUNT);
export const inputCountOf = (mode: Mode) => featureCountOf(mode) + AGENT_COUNT;

/** Writes the indices of the active features from one side's point of view; returns how many there are. */
export function writeActiveFeatures(state: State, own: Side, into: Int32Array): number {
  const { steps } = state;
  const other = otherSide(own);
  let length = 0;
  for (let i = 0; i < LASTING_AGENT_COUNT; i++) {
    const agent = AGENTS[i];
    into[length++] = COPY_FEATURES * i + Math.min(3, countInPlay(state, own, agent));
    into[length++] = FEATURES_PER_SIDE + COPY_FEATURES * i + Math.min(3, countInPlay(state, other, agent));
  }
  into[length++] = LEAD_OFFSET + MAX_LEAD + Math.max(-MAX_LEAD, Math.min(MAX_LEAD, steps[own] - steps[other]));
  if (state.mode === 'simple') return length;
  for (const entry of state.ongoing) {
    const side = Math.floor(entry / MARKET_COUNT) === own ? 0 : 1;
    into[length++] = ONGOING_OFFSET + MARKET_COUNT * side + (entry % MARKET_COUNT);
  }
  into[length++] = PAWN_OFFSET + positionOf(own, steps[own]);
  into[length++] = PAWN_OFFSET + LOOP_LENGTH + positionOf(other, steps[other]);
  return length;
}

/** An upper bound, for buffers. */
export const MAX_ACTIVE_FEATURES = 2 * LASTING_AGENT_COUNT + 1 + MARKET_NAMES.length + 2;
