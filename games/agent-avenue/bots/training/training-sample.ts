import { AGENTS } from '../../rules/cards.ts';
import type { Side } from '../../rules/sides.ts';
import { countInHand, type State } from '../../rules/state.ts';
import { featureCountOf, inputCountOf, MAX_ACTIVE_FEATURES, writeActiveFeatures } from '../features.ts';

/** What a side knows at the start of a turn, as a sparse vector: the non-zero network inputs and their values. */
export interface FeatureVector {
  readonly inputs: Int32Array;
  readonly values: Uint8Array;
}

/** `target`: the win probability to learn. */
export interface TrainingSample extends FeatureVector {
  readonly target: number;
}

export interface TrainingSamples {
  readonly waiting: TrainingSample[];
  readonly moving: TrainingSample[];
}

const featureBuffer = new Int32Array(MAX_ACTIVE_FEATURES);

export function featureVectorOf(state: State, own: Side): FeatureVector {
  const { mode, sides } = state;
  const [seat] = sides.seatsOf[own];
  const active = [...featureBuffer.subarray(0, writeActiveFeatures(state, own, featureBuffer))];
  const held = AGENTS.filter((agent) => countInHand(state, seat, agent) > 0);
  const hand = held.map((agent) => featureCountOf(mode) + agent);
  const copies = held.map((agent) => countInHand(state, seat, agent));
  const bias = inputCountOf(mode);
  return {
    inputs: Int32Array.from([...active, ...hand, bias]),
    values: Uint8Array.from([...active.map(() => 1), ...copies, 1]),
  };
}
