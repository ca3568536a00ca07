import { AGENT_COUNT } from '../rules/cards.ts';
import { downTaken, PAIRS, upTaken } from './splits.ts';

/**
 * One turn as a game of its own: whoever offers knows the hand and lays a pair of it, whoever chooses sees the open
 * card only. Both learn by regret matching until neither gains much by doing otherwise.
 */

/** A hand that may be behind the offer, and what each of its pairs is worth to it after either choice. */
export interface Hand {
  readonly pairs: readonly number[];
  readonly ifUp: Float64Array;
  readonly ifDown: Float64Array;
}

export interface Solved {
  /** How likely the open card is taken, by open card. */
  readonly takesUp: Float64Array;
  /** How likely each pair is laid, all hands together. */
  readonly lays: Float64Array;
  /** How likely each hand lays each of its pairs. */
  readonly plans: readonly Float64Array[];
}

interface Learner {
  readonly regret: Float64Array;
  readonly plan: Float64Array;
  readonly total: Float64Array;
}

const learner = (choices: number): Learner => ({
  regret: new Float64Array(choices),
  plan: new Float64Array(choices),
  total: new Float64Array(choices),
});

/** `worth` is what the choosing side makes of an outcome (see `upTaken`, `downTaken`). */
export function solve(hands: readonly Hand[], worth: Float64Array, times: number): Solved {
  const minds = hands.map((hand) => learner(hand.pairs.length));
  const chooser = learner(2 * AGENT_COUNT);
  const up = new Float64Array(AGENT_COUNT);
  const lays = new Float64Array(PAIRS);
  for (let time = 1; time <= times; time++) {
    for (let card = 0; card < AGENT_COUNT; card++) up[card] = plan(chooser, 2 * card, 2, time);
    lays.fill(0);
    for (let i = 0; i < hands.length; i++) offerAgain(hands[i], minds[i], up, lays, time);
    chooseAgain(chooser, lays, worth);
  }
  return {
    takesUp: Float64Array.from(up, (_, card) => shareOfFirst(chooser.total, 2 * card)),
    lays: allLaid(hands, minds),
    plans: minds.map((mind) => shares(mind.total)),
  };
}

/** Turns the regrets of some choices into a plan and adds it up; tells the share of the first choice. */
function plan(mind: Learner, from: number, choices: number, weight: number): number {
  let sum = 0;
  for (let i = from; i < from + choices; i++) sum += mind.regret[i];
  for (let i = from; i < from + choices; i++) {
    mind.plan[i] = sum > 0 ? mind.regret[i] / sum : 1 / choices;
    mind.total[i] += weight * mind.plan[i];
  }
  return mind.plan[from];
}

function offerAgain(hand: Hand, mind: Learner, up: Float64Array, lays: Float64Array, time: number): void {
  const { pairs, ifUp, ifDown } = hand;
  plan(mind, 0, pairs.length, time);
  let expected = 0;
  for (let i = 0; i < pairs.length; i++) {
    lays[pairs[i]] += mind.plan[i];
    expected += mind.plan[i] * mixed(ifUp[i], ifDown[i], up[pairs[i] >> 3]);
  }
  for (let i = 0; i < pairs.length; i++) {
    const regret = mind.regret[i] + mixed(ifUp[i], ifDown[i], up[pairs[i] >> 3]) - expected;
    mind.regret[i] = regret > 0 ? regret : 0;
  }
}

function chooseAgain(mind: Learner, lays: Float64Array, worth: Float64Array): void {
  for (let card = 0; card < AGENT_COUNT; card++) {
    let advantage = 0;
    for (let pair = AGENT_COUNT * card; pair < AGENT_COUNT * (card + 1); pair++) {
      if (lays[pair] > 0) advantage += lays[pair] * (worth[upTaken(pair)] - worth[downTaken(pair)]);
    }
    const share = mind.plan[2 * card];
    mind.regret[2 * card] = Math.max(0, mind.regret[2 * card] + (1 - share) * advantage);
    mind.regret[2 * card + 1] = Math.max(0, mind.regret[2 * card + 1] - share * advantage);
  }
}

/** How often whoever chooses is thought to toss a coin. */
const CARELESS = 0.15;

/** What a pair is worth to a hand against a chooser who is good, but not always careful. */
export function pairWorth({ pairs, ifUp, ifDown }: Hand, i: number, { takesUp }: Solved): number {
  const up = takesUp[pairs[i] >> 3];
  return mixed(ifUp[i], ifDown[i], CARELESS / 2 + (1 - CARELESS) * up);
}

export const mixed = (ifUp: number, ifDown: number, up: number) => up * ifUp + (1 - up) * ifDown;

function shareOfFirst(total: Float64Array, at: number): number {
  const sum = total[at] + total[at + 1];
  return sum > 0 ? total[at] / sum : 0.5;
}

function shares(total: Float64Array): Float64Array {
  const sum = total.reduce((all, one) => all + one, 0);
  return total.map((one) => one / sum);
}

function allLaid(hands: readonly Hand[], minds: readonly Learner[]): Float64Array {
  const lays = new Float64Array(PAIRS);
  hands.forEach(({ pairs }, i) => {
    const share = shares(minds[i].total);
    pairs.forEach((pair, j) => {
      lays[pair] += share[j];
    });
  });
  return lays;
}
