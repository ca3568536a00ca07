import { AGENT_COUNT } from '../rules/cards.ts';
import type { Mode } from '../rules/options.ts';
import type { Side } from '../rules/sides.ts';
import type { State } from '../rules/state.ts';
import { inputsIn, MOST_QUESTIONS, questions, questionsIn } from './position.ts';

/**
 * A small network with one hidden layer: how likely a side wins from the start of a turn, by what lies open and
 * the cards in one hand. There is one for the side whose turn it is and one for the side that waits.
 */
export interface Estimate {
  readonly hidden: number;
  readonly questions: number;
  /** `first[hidden * input + unit]`, the inputs being questions, then hand cards; the last row is the bias. */
  readonly first: Float64Array;
  /** One weight for each hidden unit, and the bias. */
  readonly second: Float64Array;
}

const inFull = (hundredths: number) => hundredths / 100;

/** From a list of all its numbers, in hundredths. */
export function estimate(mode: Mode, hidden: number, numbers: readonly number[]): Estimate {
  const size = hidden * (inputsIn(mode) + 1);
  return {
    hidden,
    questions: questionsIn(mode),
    first: Float64Array.from(numbers.slice(0, size), inFull),
    second: Float64Array.from(numbers.slice(size), inFull),
  };
}

const yes = new Int32Array(MOST_QUESTIONS);

/** What lies open, as far as the hidden units: written to `into` from `at` on. */
export function open(net: Estimate, state: State, own: Side, into: Float64Array, at: number): void {
  const { hidden, first } = net;
  const count = questions(state, own, yes);
  const bias = hidden * (net.questions + AGENT_COUNT);
  for (let unit = 0; unit < hidden; unit++) into[at + unit] = first[bias + unit];
  for (let i = 0; i < count; i++) {
    const row = hidden * yes[i];
    for (let unit = 0; unit < hidden; unit++) into[at + unit] += first[row + unit];
  }
}

/** Adds so many cards of one name in hand. */
export function holding(net: Estimate, agent: number, cards: number, into: Float64Array): void {
  const { hidden, first } = net;
  const row = hidden * (net.questions + agent);
  for (let unit = 0; unit < hidden; unit++) into[unit] += cards * first[row + unit];
}

/** The likelihood of a win, from the open part at `at` and a hand. */
export function likelihood(net: Estimate, part: Float64Array, at: number, hand: Float64Array): number {
  const { hidden, second } = net;
  let sum = second[hidden];
  for (let unit = 0; unit < hidden; unit++) {
    const x = part[at + unit] + hand[unit];
    if (x > 0) sum += x * second[unit];
  }
  return 1 / (1 + Math.exp(-sum));
}
