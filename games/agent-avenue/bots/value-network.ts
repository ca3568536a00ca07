import { AGENT_COUNT } from '../rules/cards.ts';
import type { Mode } from '../rules/options.ts';
import type { Side } from '../rules/sides.ts';
import type { State } from '../rules/state.ts';
import { featureCountOf, inputCountOf, MAX_ACTIVE_FEATURES, writeActiveFeatures } from './features.ts';

/**
 * A small network with one hidden layer: how likely a side wins from the start of a turn, by what lies open and
 * the cards in one hand. There is one for the side whose turn it is and one for the side that waits.
 */
export interface ValueNetwork {
  readonly hiddenUnits: number;
  readonly featureCount: number;
  /** `first[hidden * input + unit]`, the inputs being questions, then hand cards; the last row is the bias. */
  readonly hiddenWeights: Float64Array;
  /** One weight for each hidden unit, and the bias. */
  readonly outputWeights: Float64Array;
}

const fromHundredths = (hundredths: number) => hundredths / 100;

/** From a list of all its numbers, in hundredths. */
export function createValueNetwork(mode: Mode, hidden: number, numbers: readonly number[]): ValueNetwork {
  const size = hidden * (inputCountOf(mode) + 1);
  return {
    hiddenUnits: hidden,
    featureCount: featureCountOf(mode),
    hiddenWeights: Float64Array.from(numbers.slice(0, size), fromHundredths),
    outputWeights: Float64Array.from(numbers.slice(size), fromHundredths),
  };
}

const featureBuffer = new Int32Array(MAX_ACTIVE_FEATURES);

/** What lies open, as far as the hidden units: written to `into` from `at` on. */
export function computePublicActivations(
  net: ValueNetwork,
  state: State,
  own: Side,
  into: Float64Array,
  at: number,
): void {
  const { hiddenUnits, hiddenWeights } = net;
  const count = writeActiveFeatures(state, own, featureBuffer);
  const bias = hiddenUnits * (net.featureCount + AGENT_COUNT);
  for (let unit = 0; unit < hiddenUnits; unit++) into[at + unit] = hiddenWeights[bias + unit];
  for (let i = 0; i < count; i++) {
    const row = hiddenUnits * featureBuffer[i];
    for (let unit = 0; unit < hiddenUnits; unit++) into[at + unit] += hiddenWeights[row + unit];
  }
}

/** Adds so many cards of one name in hand. */
export function addHandActivations(
  net: ValueNetwork,
  agent: number,
  cards: number,
  into: Float64Array,
): void {
  const { hiddenUnits, hiddenWeights } = net;
  const row = hiddenUnits * (net.featureCount + agent);
  for (let unit = 0; unit < hiddenUnits; unit++) into[unit] += cards * hiddenWeights[row + unit];
}

/** The likelihood of a win, from the open part at `at` and a hand. */
export function evaluateNetwork(
  net: ValueNetwork,
  part: Float64Array,
  at: number,
  hand: Float64Array,
): number {
  const { hiddenUnits, outputWeights } = net;
  let sum = outputWeights[hiddenUnits];
  for (let unit = 0; unit < hiddenUnits; unit++) {
    const x = part[at + unit] + hand[unit];
    if (x > 0) sum += x * outputWeights[unit];
  }
  return 1 / (1 + Math.exp(-sum));
}
