import { ACE, ELEVEN, HALVES, KIT } from '../data/equipment.ts';
import { LIMIT } from '../data/numbers.ts';
import type { Agent } from '../rules/agent.ts';
import type { Outlook } from './outlook.ts';
import type { Stakes } from './stakes.ts';

const SIZE = LIMIT + 1;

/**
 * When to stop at one mission: solved backwards from the highest total, with the cards that are left in the own
 * deck. Cards are taken as coming back, which is close and makes the total all there is to know.
 */
export class Stopping {
  /** By total in half points: what stopping there is worth. */
  readonly #stop = new Float64Array(SIZE);
  /** By low total, without an ace and, SIZE further, with one: what the best play from there is worth. */
  readonly #best = new Float64Array(2 * SIZE);
  readonly #halves: number[] = [];
  readonly #shares: number[] = [];
  readonly #counts = new Int32Array(HALVES.length);
  #failure = 0;
  #aceShare = 0;

  /** For totals from `from` on. */
  solve(agent: Agent, stakes: Stakes, outlook: Outlook, burden: number, from: number): void {
    this.#weighStops(stakes, outlook, burden);
    this.#countDeck(agent);
    for (let low = LIMIT; low >= from; low--) {
      this.#best[SIZE + low] = Math.max(this.stopWorth(low, 1), this.#hitWorth(low, SIZE));
      this.#best[low] = Math.max(this.#stop[low], this.#hitWorth(low, 0));
    }
  }

  stopWorth(low: number, aces: number): number {
    if (low > LIMIT) return this.#failure;
    const stop = this.#stop[low];
    return aces > 0 && low + ELEVEN <= LIMIT ? Math.max(stop, this.#stop[low + ELEVEN]) : stop;
  }

  bestWorth(low: number, aces: number): number {
    return low > LIMIT ? this.#failure : this.#best[aces > 0 ? SIZE + low : low];
  }

  /** The best that can come of hitting, the known cards on top of the deck looked at one by one. */
  hitWorth(agent: Agent, low: number, aces: number): number {
    const { kit, drawn, known } = agent;
    if (known === 0) return this.#hitWorth(low, aces > 0 ? SIZE : 0);
    let [sum, high, best] = [low, aces, -Infinity];
    for (let i = drawn; i < drawn + known && sum <= LIMIT; i++) {
      sum += HALVES[kit.cards[i]];
      if (kit.cards[i] === ACE) high++;
      best = Math.max(best, this.stopWorth(sum, high));
    }
    return Math.max(best, this.bestWorth(sum, high));
  }

  /** What a column begun with the next unknown card is worth. */
  freshWorth(): number {
    let worth = this.#aceShare * this.#best[SIZE + HALVES[ACE]];
    for (let i = 0; i < this.#halves.length; i++) worth += this.#shares[i] * this.#best[this.#halves[i]];
    return worth;
  }

  #hitWorth(low: number, ace: number): number {
    if (this.#halves.length === 0 && this.#aceShare === 0) return -Infinity;
    const room = LIMIT - low;
    const best = this.#best;
    let worth = this.#aceShare * (room < HALVES[ACE] ? this.#failure : best[SIZE + low + HALVES[ACE]]);
    for (let i = 0; i < this.#halves.length; i++) {
      const halves = this.#halves[i];
      worth += this.#shares[i] * (halves > room ? this.#failure : best[ace + low + halves]);
    }
    return worth;
  }

  #weighStops(
    { mine, theirs, failure, at21 }: Stakes,
    { below, above, failed }: Outlook,
    burden: number,
  ): void {
    this.#failure = failure - theirs * (below[0] === 1 ? 0 : 1 - failed);
    for (let cards = 0; cards <= LIMIT; cards++) {
      const total = cards + burden;
      this.#stop[cards] = total > LIMIT ? this.#failure : mine * below[total] - theirs * above[total];
    }
    if (burden <= LIMIT) this.#stop[LIMIT - burden] += at21;
  }

  #countDeck({ kit, drawn, known }: Agent): void {
    const counts = this.#counts.fill(0);
    const first = drawn + known;
    for (let i = first; i < KIT.length; i++) counts[kit.cards[i]]++;
    this.#halves.length = 0;
    this.#shares.length = 0;
    const left = KIT.length - first;
    this.#aceShare = left === 0 ? 0 : counts[ACE] / left;
    for (let card = 0; card < counts.length; card++) {
      if (counts[card] === 0 || card === ACE) continue;
      this.#halves.push(HALVES[card]);
      this.#shares.push(counts[card] / left);
    }
  }
}
