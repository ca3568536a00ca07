import { LIMIT_HALF_POINTS } from '../data/constants.ts';
import { ACE, ACE_BONUS_HALF_POINTS, CARD_HALF_POINTS, KIT } from '../data/equipment.ts';
import type { Agent } from '../rules/agent.ts';
import type { OpponentOdds } from './opponent-odds.ts';
import type { Stakes } from './stakes.ts';

const TOTAL_COUNT = LIMIT_HALF_POINTS + 1;

/** The decision when to stop at one mission. */
interface StoppingProblem {
  readonly stakes: Stakes;
  readonly opponentOdds: OpponentOdds;
  /** Half points that newspapers add to the total. */
  readonly newspaper: number;
  /** Solved for totals from this one on. */
  readonly lowestTotal: number;
}

/**
 * When to stop at one mission: dynamic programming from the highest total down, with the cards left in the own deck.
 * Drawing with replacement is a close approximation that makes the total the whole state.
 */
export class OptimalStopping {
  /** By total in half points: the value of stopping. */
  readonly #stopValues = new Float64Array(TOTAL_COUNT);
  /** The value of optimal play, by low total without an ace, then (from index TOTAL_COUNT on) with one. */
  readonly #bestValues = new Float64Array(2 * TOTAL_COUNT);
  readonly #cardHalfPoints: number[] = [];
  readonly #cardProbabilities: number[] = [];
  readonly #cardCounts = new Int32Array(CARD_HALF_POINTS.length);
  #failureValue = 0;
  #aceProbability = 0;

  solve(agent: Agent, problem: StoppingProblem): void {
    this.#computeStopValues(problem);
    this.#countDeck(agent);
    for (let low = LIMIT_HALF_POINTS; low >= problem.lowestTotal; low--) {
      this.#bestValues[TOTAL_COUNT + low] = Math.max(this.stopValue(low, 1), this.#hitValue(low, TOTAL_COUNT));
      this.#bestValues[low] = Math.max(this.#stopValues[low], this.#hitValue(low, 0));
    }
  }

  stopValue(low: number, aces: number): number {
    if (low > LIMIT_HALF_POINTS) return this.#failureValue;
    const stop = this.#stopValues[low];
    return aces > 0 && low + ACE_BONUS_HALF_POINTS <= LIMIT_HALF_POINTS
      ? Math.max(stop, this.#stopValues[low + ACE_BONUS_HALF_POINTS])
      : stop;
  }

  bestValue(low: number, aces: number): number {
    return low > LIMIT_HALF_POINTS ? this.#failureValue : this.#bestValues[aces > 0 ? TOTAL_COUNT + low : low];
  }

  /** Known cards on top of the deck are used in their order. */
  hitValue(agent: Agent, low: number, aces: number): number {
    const { kit, drawnCount, knownCount } = agent;
    if (knownCount === 0) return this.#hitValue(low, aces > 0 ? TOTAL_COUNT : 0);
    let [total, aceCount, best] = [low, aces, -Infinity];
    for (let i = drawnCount; i < drawnCount + knownCount && total <= LIMIT_HALF_POINTS; i++) {
      total += CARD_HALF_POINTS[kit.cards[i]];
      if (kit.cards[i] === ACE) aceCount++;
      best = Math.max(best, this.stopValue(total, aceCount));
    }
    return Math.max(best, this.bestValue(total, aceCount));
  }

  /** The value of a column that starts with a random card of the deck. */
  newColumnValue(): number {
    let value = this.#aceProbability * this.#bestValues[TOTAL_COUNT + CARD_HALF_POINTS[ACE]];
    for (let i = 0; i < this.#cardHalfPoints.length; i++)
      value += this.#cardProbabilities[i] * this.#bestValues[this.#cardHalfPoints[i]];
    return value;
  }

  /** `aceOffset`: 0, or TOTAL_COUNT with an ace. */
  #hitValue(low: number, aceOffset: number): number {
    if (this.#cardHalfPoints.length === 0 && this.#aceProbability === 0) return -Infinity;
    const room = LIMIT_HALF_POINTS - low;
    const best = this.#bestValues;
    let value =
      this.#aceProbability *
      (room < CARD_HALF_POINTS[ACE] ? this.#failureValue : best[TOTAL_COUNT + low + CARD_HALF_POINTS[ACE]]);
    for (let i = 0; i < this.#cardHalfPoints.length; i++) {
      const points = this.#cardHalfPoints[i];
      value += this.#cardProbabilities[i] * (points > room ? this.#failureValue : best[aceOffset + low + points]);
    }
    return value;
  }

  #computeStopValues({ stakes, opponentOdds, newspaper }: StoppingProblem): void {
    const { mine, theirs, failure, at21 } = stakes;
    const { below, above, failed } = opponentOdds;
    this.#failureValue = failure - theirs * (below[0] === 1 ? 0 : 1 - failed);
    for (let cards = 0; cards <= LIMIT_HALF_POINTS; cards++) {
      const total = cards + newspaper;
      this.#stopValues[cards] =
        total > LIMIT_HALF_POINTS ? this.#failureValue : mine * below[total] - theirs * above[total];
    }
    if (newspaper <= LIMIT_HALF_POINTS) this.#stopValues[LIMIT_HALF_POINTS - newspaper] += at21;
  }

  #countDeck({ kit, drawnCount, knownCount }: Agent): void {
    const counts = this.#cardCounts.fill(0);
    const first = drawnCount + knownCount;
    for (let i = first; i < KIT.length; i++) counts[kit.cards[i]]++;
    this.#cardHalfPoints.length = 0;
    this.#cardProbabilities.length = 0;
    const left = KIT.length - first;
    this.#aceProbability = left === 0 ? 0 : counts[ACE] / left;
    for (let card = 0; card < counts.length; card++) {
      if (counts[card] === 0 || card === ACE) continue;
      this.#cardHalfPoints.push(CARD_HALF_POINTS[card]);
      this.#cardProbabilities.push(counts[card] / left);
    }
  }
}
