import { AGENT_COUNT } from '../rules/cards.ts';
import { downTakenIndex, PAIR_COUNT, upTakenIndex } from './turn-outcomes.ts';

/**
 * One turn as a game of its own: whoever offers knows the hand and lays a pair of it, whoever chooses sees the open
 * card only. Both learn by regret matching until neither gains much by doing otherwise.
 */

/** A hand that may be behind the offer, and what each of its pairs is worth to it after either choice. */
export interface HandPayoffs {
  readonly pairs: readonly number[];
  readonly ifUp: Float64Array;
  readonly ifDown: Float64Array;
}

export interface TurnSolution {
  /** How likely the open card is taken, by open card. */
  readonly upProbabilities: Float64Array;
  /** How likely each pair is laid, all hands together. */
  readonly pairFrequencies: Float64Array;
  /** How likely each hand lays each of its pairs. */
  readonly strategies: readonly Float64Array[];
}

interface RegretTable {
  readonly regret: Float64Array;
  readonly strategy: Float64Array;
  readonly strategySum: Float64Array;
}

const createRegretTable = (choices: number): RegretTable => ({
  regret: new Float64Array(choices),
  strategy: new Float64Array(choices),
  strategySum: new Float64Array(choices),
});

/** `worth` is what the choosing side makes of an outcome (see `upTaken`, `downTaken`). */
export function solveTurn(hands: readonly HandPayoffs[], worth: Float64Array, times: number): TurnSolution {
  const minds = hands.map((hand) => createRegretTable(hand.pairs.length));
  const chooser = createRegretTable(2 * AGENT_COUNT);
  const up = new Float64Array(AGENT_COUNT);
  const lays = new Float64Array(PAIR_COUNT);
  for (let time = 1; time <= times; time++) {
    for (let card = 0; card < AGENT_COUNT; card++) up[card] = matchRegrets(chooser, 2 * card, 2, time);
    lays.fill(0);
    for (let i = 0; i < hands.length; i++) updateOfferer(hands[i], minds[i], up, lays, time);
    updateChooser(chooser, lays, worth);
  }
  return {
    upProbabilities: Float64Array.from(up, (_, card) =>
      firstChoiceProbability(chooser.strategySum, 2 * card),
    ),
    pairFrequencies: averagePairFrequencies(hands, minds),
    strategies: minds.map((mind) => normalize(mind.strategySum)),
  };
}

/** Turns the regrets of some choices into a plan and adds it up; tells the share of the first choice. */
function matchRegrets(mind: RegretTable, from: number, choices: number, weight: number): number {
  let sum = 0;
  for (let i = from; i < from + choices; i++) sum += mind.regret[i];
  for (let i = from; i < from + choices; i++) {
    mind.strategy[i] = sum > 0 ? mind.regret[i] / sum : 1 / choices;
    mind.strategySum[i] += weight * mind.strategy[i];
  }
  return mind.strategy[from];
}

function updateOfferer(
  hand: HandPayoffs,
  mind: RegretTable,
  up: Float64Array,
  lays: Float64Array,
  time: number,
): void {
  const { pairs, ifUp, ifDown } = hand;
  matchRegrets(mind, 0, pairs.length, time);
  let expected = 0;
  for (let i = 0; i < pairs.length; i++) {
    lays[pairs[i]] += mind.strategy[i];
    expected += mind.strategy[i] * mixPayoffs(ifUp[i], ifDown[i], up[pairs[i] >> 3]);
  }
  for (let i = 0; i < pairs.length; i++) {
    const regret = mind.regret[i] + mixPayoffs(ifUp[i], ifDown[i], up[pairs[i] >> 3]) - expected;
    mind.regret[i] = regret > 0 ? regret : 0;
  }
}

function updateChooser(mind: RegretTable, lays: Float64Array, worth: Float64Array): void {
  for (let card = 0; card < AGENT_COUNT; card++) {
    let advantage = 0;
    for (let pair = AGENT_COUNT * card; pair < AGENT_COUNT * (card + 1); pair++) {
      if (lays[pair] > 0) advantage += lays[pair] * (worth[upTakenIndex(pair)] - worth[downTakenIndex(pair)]);
    }
    const share = mind.strategy[2 * card];
    mind.regret[2 * card] = Math.max(0, mind.regret[2 * card] + (1 - share) * advantage);
    mind.regret[2 * card + 1] = Math.max(0, mind.regret[2 * card + 1] - share * advantage);
  }
}

/** How often whoever chooses is thought to toss a coin. */
const CARELESS_CHOICE_RATE = 0.15;

/** What a pair is worth to a hand against a chooser who is good, but not always careful. */
export function pairValue(
  { pairs, ifUp, ifDown }: HandPayoffs,
  i: number,
  { upProbabilities }: TurnSolution,
): number {
  const up = upProbabilities[pairs[i] >> 3];
  return mixPayoffs(ifUp[i], ifDown[i], CARELESS_CHOICE_RATE / 2 + (1 - CARELESS_CHOICE_RATE) * up);
}

export const mixPayoffs = (ifUp: number, ifDown: number, up: number) => up * ifUp + (1 - up) * ifDown;

function firstChoiceProbability(total: Float64Array, at: number): number {
  const sum = total[at] + total[at + 1];
  return sum > 0 ? total[at] / sum : 0.5;
}

function normalize(total: Float64Array): Float64Array {
  const sum = total.reduce((all, one) => all + one, 0);
  return total.map((one) => one / sum);
}

function averagePairFrequencies(hands: readonly HandPayoffs[], minds: readonly RegretTable[]): Float64Array {
  const lays = new Float64Array(PAIR_COUNT);
  hands.forEach(({ pairs }, i) => {
    const share = normalize(minds[i].strategySum);
    pairs.forEach((pair, j) => {
      lays[pair] += share[j];
    });
  });
  return lays;
}
