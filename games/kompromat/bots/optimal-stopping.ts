import { LIMIT_HALF_POINTS } from '../data/constants.ts';
import { ACE, ACE_BONUS_HALF_POINTS, CARD_HALF_POINTS, KIT } from '../data/equipment.ts';
import type { Agent } from '../rules/agent.ts';
import type { OpponentOdds } from './opponent-odds.ts';
import type { Stakes } from './stakes.ts';

const TOTAL_COUNT = LIMIT_HALF_POINTS + 1;

/**
 * When to stop at one mission: solved backwards from the highest total, with the cards that are left in the own
 * deck. Cards are taken as coming back, which is close and makes the total all there is to know.
 */
export class OptimalStopping {
  /** By total in half points: what stopping there is worth. */
  readonly #stopValues = new Float64Array(TOTAL_COUNT);
  /** By low total, without an ace and, SIZE further, with one: what the best play from there is worth. */
  readonly #bestValues = new Float64Array(2 * TOTAL_COUNT);
  readonly #cardHalfPoints: number[] = [];
  readonly #cardProbabilities: number[] = [];
  readonly #cardCounts = new Int32Array(CARD_HALF_POINTS.length);
  #failureValue = 0;
  #aceProbability = 0;

  /** For totals from `from` on. */
  solve(agent: Agent, stakes: Stakes, outlook: OpponentOdds, burden: number, from: number): void {
    this.#computeStopValues(stakes, outlook, burden);
    this.#countDeck(agent);
    for (let low = LIMIT_HALF_POINTS; low >= from; low--) {
      this.#bestValues[TOTAL_COUNT + low] = Math.max(
        this.stopValue(low, 1),
        this.#hitValue(low, TOTAL_COUNT),
      );
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
    return low > LIMIT_HALF_POINTS
      ? this.#failureValue
      : this.#bestValues[aces > 0 ? TOTAL_COUNT + low : low];
  }

  /** The best that can come of hitting, the known cards on top of the deck looked at one by one. */
  hitValue(agent: Agent, low: number, aces: number): number {
    const { kit, drawnCount, knownCount } = agent;
    if (knownCount === 0) return this.#hitValue(low, aces > 0 ? TOTAL_COUNT : 0);
    let [sum, high, best] = [low, aces, -Infinity];
    for (let i = drawnCount; i < drawnCount + knownCount && sum <= LIMIT_HALF_POINTS; i++) {
      sum += CARD_HALF_POINTS[kit.cards[i]];
      if (kit.cards[i] === ACE) high++;
      best = Math.max(best, this.stopValue(sum, high));
    }
    return Math.max(best, this.bestValue(sum, high));
  }

  /** What a column begun with the next unknown card is worth. */
  newColumnValue(): number {
    let worth = this.#aceProbability * this.#bestValues[TOTAL_COUNT + CARD_HALF_POINTS[ACE]];
    for (let i = 0; i < this.#cardHalfPoints.length; i++)
      worth += this.#cardProbabilities[i] * this.#bestValues[this.#cardHalfPoints[i]];
    return worth;
  }

  #hitValue(low: number, ace: number): number {
    if (this.#cardHalfPoints.length === 0 && this.#aceProbability === 0) return -Infinity;
    const room = LIMIT_HALF_POINTS - low;
    const best = this.#bestValues;
    let worth =
      this.#aceProbability *
      (room < CARD_HALF_POINTS[ACE] ? this.#failureValue : best[TOTAL_COUNT + low + CARD_HALF_POINTS[ACE]]);
    for (let i = 0; i < this.#cardHalfPoints.length; i++) {
      const halves = this.#cardHalfPoints[i];
      worth += this.#cardProbabilities[i] * (halves > room ? this.#failureValue : best[ace + low + halves]);
    }
    return worth;
  }

  #computeStopValues(
    { mine, theirs, failure, at21 }: Stakes,
    { below, above, failed }: OpponentOdds,
    burden: number,
  ): void {
    this.#failureValue = failure - theirs * (below[0] === 1 ? 0 : 1 - failed);
    for (let cards = 0; cards <= LIMIT_HALF_POINTS; cards++) {
      const total = cards + burden;
      this.#stopValues[cards] =
        total > LIMIT_HALF_POINTS ? this.#failureValue : mine * below[total] - theirs * above[total];
    }
    if (burden <= LIMIT_HALF_POINTS) this.#stopValues[LIMIT_HALF_POINTS - burden] += at21;
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
