import { normalize } from '@safehouse/bots';
import { AGENT_COUNT } from '../rules/cards.ts';
import { downTakenIndex, PAIR_COUNT, upCardOf, upTakenIndex } from './offer-pairs.ts';

/**
 * One turn as a game of its own: the offering side knows its hand and offers a pair from it; the choosing side sees
 * only the open card. Solved by regret matching.
 */

/** A possible hand of the offering side, and the value to it of each of its pairs, by the card that is recruited. */
export interface HandPayoffs {
  readonly pairs: readonly number[];
  readonly ifUp: Float64Array;
  readonly ifDown: Float64Array;
}

export interface TurnSolution {
  /** By open card: the probability that it is recruited. */
  readonly upProbabilities: Float64Array;
  /** By pair: how often it is offered, over all hands. */
  readonly pairFrequencies: Float64Array;
  /** By hand: the probability that each of its pairs is offered. */
  readonly strategies: readonly Float64Array[];
}

interface RegretTable {
  readonly regret: Float64Array;
  readonly strategy: Float64Array;
  readonly strategySum: Float64Array;
}

interface Offerer {
  readonly hand: HandPayoffs;
  readonly regrets: RegretTable;
}

const createRegretTable = (choices: number): RegretTable => ({
  regret: new Float64Array(choices),
  strategy: new Float64Array(choices),
  strategySum: new Float64Array(choices),
});

/** `chooserPayoffs`: by outcome, its value to the choosing side. */
export function solveTurn(
  hands: readonly HandPayoffs[],
  chooserPayoffs: Float64Array,
  iterations: number,
): TurnSolution {
  const offerers = hands.map((hand) => ({ hand, regrets: createRegretTable(hand.pairs.length) }));
  const chooser = createRegretTable(2 * AGENT_COUNT);
  const upProbabilities = new Float64Array(AGENT_COUNT);
  const pairFrequencies = new Float64Array(PAIR_COUNT);
  for (let iteration = 1; iteration <= iterations; iteration++) {
    for (let card = 0; card < AGENT_COUNT; card++) {
      upProbabilities[card] = matchRegrets(chooser, 2 * card, 2, iteration);
    }
    pairFrequencies.fill(0);
    for (let i = 0; i < offerers.length; i++) {
      updateOfferer(offerers[i], upProbabilities, pairFrequencies, iteration);
    }
    updateChooser(chooser, pairFrequencies, chooserPayoffs);
  }
  const strategies = offerers.map(({ regrets }) => normalize(regrets.strategySum));
  return {
    upProbabilities: upProbabilities.map((_, card) => firstChoiceProbability(chooser.strategySum, 2 * card)),
    pairFrequencies: averagePairFrequencies(hands, strategies),
    strategies,
  };
}

/** Updates the strategy of some choices from their regrets; returns the probability of the first choice. */
function matchRegrets(table: RegretTable, from: number, choices: number, weight: number): number {
  let sum = 0;
  for (let i = from; i < from + choices; i++) sum += table.regret[i];
  for (let i = from; i < from + choices; i++) {
    table.strategy[i] = sum > 0 ? table.regret[i] / sum : 1 / choices;
    table.strategySum[i] += weight * table.strategy[i];
  }
  return table.strategy[from];
}

function updateOfferer(
  { hand: { pairs, ifUp, ifDown }, regrets }: Offerer,
  upProbabilities: Float64Array,
  pairFrequencies: Float64Array,
  iteration: number,
): void {
  matchRegrets(regrets, 0, pairs.length, iteration);
  let expected = 0;
  for (let i = 0; i < pairs.length; i++) {
    pairFrequencies[pairs[i]] += regrets.strategy[i];
    expected += regrets.strategy[i] * mixPayoffs(ifUp[i], ifDown[i], upProbabilities[upCardOf(pairs[i])]);
  }
  for (let i = 0; i < pairs.length; i++) {
    const payoff = mixPayoffs(ifUp[i], ifDown[i], upProbabilities[upCardOf(pairs[i])]);
    const regret = regrets.regret[i] + payoff - expected;
    regrets.regret[i] = regret > 0 ? regret : 0;
  }
}

function updateChooser({ regret, strategy }: RegretTable, pairFrequencies: Float64Array, payoffs: Float64Array): void {
  for (let card = 0; card < AGENT_COUNT; card++) {
    let advantage = 0;
    for (let pair = AGENT_COUNT * card; pair < AGENT_COUNT * (card + 1); pair++) {
      if (pairFrequencies[pair] > 0)
        advantage += pairFrequencies[pair] * (payoffs[upTakenIndex(pair)] - payoffs[downTakenIndex(pair)]);
    }
    const upProbability = strategy[2 * card];
    regret[2 * card] = Math.max(0, regret[2 * card] + (1 - upProbability) * advantage);
    regret[2 * card + 1] = Math.max(0, regret[2 * card + 1] - upProbability * advantage);
  }
}

/** How often the chooser is assumed to choose at random. */
const CARELESS_CHOICE_RATE = 0.15;

/** The value of a pair to a hand against a good chooser who is sometimes careless. */
export function pairValue({ pairs, ifUp, ifDown }: HandPayoffs, i: number, { upProbabilities }: TurnSolution): number {
  const up = upProbabilities[upCardOf(pairs[i])];
  return mixPayoffs(ifUp[i], ifDown[i], CARELESS_CHOICE_RATE / 2 + (1 - CARELESS_CHOICE_RATE) * up);
}

export const mixPayoffs = (ifUp: number, ifDown: number, upProbability: number) =>
  upProbability * ifUp + (1 - upProbability) * ifDown;

function firstChoiceProbability(strategySum: Float64Array, from: number): number {
  const sum = strategySum[from] + strategySum[from + 1];
  return sum > 0 ? strategySum[from] / sum : 0.5;
}

function averagePairFrequencies(hands: readonly HandPayoffs[], strategies: readonly Float64Array[]): Float64Array {
  const frequencies = new Float64Array(PAIR_COUNT);
  hands.forEach(({ pairs }, i) => {
    pairs.forEach((pair, j) => {
      frequencies[pair] += strategies[i][j];
    });
  });
  return frequencies;
}
