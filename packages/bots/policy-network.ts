/** Activations and logits are integers in units of 1/256. */
export const LOGIT_UNIT = 256;
const SCALE = 2 ** 20;
const RESIDUAL_LAYERS = 2;

/** A unit's output is `floor(scale * sum / 2 ** 20) + bias`. */
interface Layer {
  readonly weights: Int8Array;
  readonly scales: Int32Array;
  readonly biases: Int32Array;
}

/**
 * A policy network of two residual layers, with a skip connection from the features to the output. It computes with
 * integers (below 2 ** 53, where JavaScript is exact), so that it makes the same choices on every machine.
 */
export interface PolicyNetwork {
  /** By feature, all units of the layer. */
  readonly first: Layer;
  readonly skip: Layer;
  /** By unit, all inputs. */
  readonly residual: readonly Layer[];
  readonly out: Layer;
}

export interface NetworkSize {
  readonly features: number;
  readonly hiddenUnits: number;
  readonly actions: number;
}

/** Reads the output of training/common/quantize.py. */
export function decodePolicyNetwork(
  { features, hiddenUnits: hidden, actions }: NetworkSize,
  base64: string,
): PolicyNetwork {
  const residual = Array.from({ length: RESIDUAL_LAYERS }, () => ({ inputs: hidden, units: hidden }));
  const shapes = [
    { inputs: features, units: hidden },
    ...residual,
    { inputs: hidden, units: actions },
    { inputs: features, units: actions },
  ];
  const layers = decodeLayers(base64, shapes);
  const [first, ...rest] = layers;
  return {
    first,
    residual: rest.slice(0, RESIDUAL_LAYERS),
    out: rest[RESIDUAL_LAYERS],
    skip: layers[layers.length - 1],
  };
}

interface LayerShape {
  readonly inputs: number;
  readonly units: number;
}

/** All weights, then the scales and biases of each layer. */
function decodeLayers(base64: string, shapes: readonly LayerShape[]): Layer[] {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const data = new DataView(bytes.buffer);
  const weightCount = shapes.reduce((sum, { inputs, units }) => sum + inputs * units, 0);
  const numberCount = shapes.reduce((sum, { units }) => sum + 2 * units, 0);
  if (bytes.length !== weightCount + 4 * numberCount) throw new Error('weights of another network');
  let nextWeight = 0;
  let nextNumber = weightCount;
  const readNumbers = (count: number) =>
    Int32Array.from({ length: count }, () => {
      nextNumber += 4;
      return data.getInt32(nextNumber - 4, true);
    });
  return shapes.map(({ inputs, units }) => {
    const weights = new Int8Array(bytes.buffer, nextWeight, inputs * units);
    nextWeight += inputs * units;
    return { weights, scales: readNumbers(units), biases: readNumbers(units) };
  });
}

/** The logits of all actions. */
export function computeLogits(
  { first, residual, out, skip }: PolicyNetwork,
  features: readonly number[],
): Float64Array {
  let hidden = applyByFeature(first, features).map(rectify);
  for (const layer of residual) {
    const added = applyByUnit(layer, hidden);
    hidden = hidden.map((activation, unit) => activation + rectify(added[unit]));
  }
  const direct = applyByFeature(skip, features);
  return applyByUnit(out, hidden).map((logit, action) => logit + direct[action]);
}

const rectify = (sum: number) => (sum > 0 ? sum : 0);

/** For sparse features: most of them are 0. */
function applyByFeature(layer: Layer, features: readonly number[]): Float64Array {
  const { weights } = layer;
  const units = layer.scales.length;
  const sums = new Float64Array(units);
  features.forEach((value, feature) => {
    if (value === 0) return;
    const row = feature * units;
    for (let unit = 0; unit < units; unit++) sums[unit] += value * weights[row + unit];
  });
  return scaleSums(layer, sums);
}

function applyByUnit(layer: Layer, inputs: Float64Array): Float64Array {
  const { weights } = layer;
  const sums = new Float64Array(layer.scales.length);
  for (let unit = 0; unit < sums.length; unit++) {
    const row = unit * inputs.length;
    let sum = 0;
    for (let i = 0; i < inputs.length; i++) sum += inputs[i] * weights[row + i];
    sums[unit] = sum;
  }
  return scaleSums(layer, sums);
}

function scaleSums({ scales, biases }: Layer, sums: Float64Array): Float64Array {
  return sums.map((sum, unit) => Math.floor((sum * scales[unit]) / SCALE) + biases[unit]);
}
