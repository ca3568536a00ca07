import { sigmoid } from '@safehouse/bots';
import { AGENT_COUNT } from '../rules/cards.ts';
import type { Mode } from '../rules/options.ts';
import type { Side } from '../rules/sides.ts';
import type { State } from '../rules/state.ts';
import { featureCountOf, inputCountOf, MAX_ACTIVE_FEATURES, writeActiveFeatures } from './features.ts';

/**
 * A network with one hidden layer that estimates a side's win probability at the start of a turn, from the public
 * features and one hand. There is one for the side to move and one for the other side.
 */
export interface ValueNetwork {
  readonly hiddenUnits: number;
  readonly featureCount: number;
  /** `hiddenWeights[hiddenUnits * input + unit]`: inputs are the features, then hand cards; the last row is the bias. */
  readonly hiddenWeights: Float64Array;
  /** One weight for each hidden unit, and the bias. */
  readonly outputWeights: Float64Array;
}

/** For the side to move, and for the other side. */
export interface ValueNetworks {
  readonly waiting: ValueNetwork;
  readonly moving: ValueNetwork;
}

/** A network and the side from whose point of view it is evaluated. */
interface NetworkPerspective {
  readonly network: ValueNetwork;
  readonly side: Side;
}

const fromHundredths = (hundredths: number) => hundredths / 100;

/** `weights`: hidden layer, then output layer, in hundredths. */
export function createValueNetwork(mode: Mode, hiddenUnits: number, weights: readonly number[]): ValueNetwork {
  const size = hiddenUnits * (inputCountOf(mode) + 1);
  return {
    hiddenUnits,
    featureCount: featureCountOf(mode),
    hiddenWeights: Float64Array.from(weights.slice(0, size), fromHundredths),
    outputWeights: Float64Array.from(weights.slice(size), fromHundredths),
  };
}

const featureBuffer = new Int32Array(MAX_ACTIVE_FEATURES);

/** Writes the contribution of the public features to each hidden unit, starting at `offset`. */
export function computePublicActivations(
  state: State,
  { network, side }: NetworkPerspective,
  into: Float64Array,
  offset: number,
): void {
  const { hiddenUnits, hiddenWeights } = network;
  const count = writeActiveFeatures(state, side, featureBuffer);
  const bias = hiddenUnits * (network.featureCount + AGENT_COUNT);
  for (let unit = 0; unit < hiddenUnits; unit++) into[offset + unit] = hiddenWeights[bias + unit];
  for (let i = 0; i < count; i++) {
    const row = hiddenUnits * featureBuffer[i];
    for (let unit = 0; unit < hiddenUnits; unit++) into[offset + unit] += hiddenWeights[row + unit];
  }
}

/** The contribution of a hand to each hidden unit. `counts` is by agent, with fractions for a guess. */
export function handActivations(network: ValueNetwork, counts: ArrayLike<number>): Float64Array {
  const { hiddenUnits, hiddenWeights, featureCount } = network;
  const activations = new Float64Array(hiddenUnits);
  for (let agent = 0; agent < AGENT_COUNT; agent++) {
    const count = counts[agent];
    if (count === 0) continue;
    const row = hiddenUnits * (featureCount + agent);
    for (let unit = 0; unit < hiddenUnits; unit++) activations[unit] += count * hiddenWeights[row + unit];
  }
  return activations;
}

/** The probability of a win, from the public activations at `offset` and those of a hand. */
export function evaluateNetwork(
  { hiddenUnits, outputWeights }: ValueNetwork,
  publicActivations: Float64Array,
  offset: number,
  hand: Float64Array,
): number {
  let logOdds = outputWeights[hiddenUnits];
  for (let unit = 0; unit < hiddenUnits; unit++) {
    const activation = publicActivations[offset + unit] + hand[unit];
    if (activation > 0) logOdds += activation * outputWeights[unit];
  }
  return sigmoid(logOdds);
}
