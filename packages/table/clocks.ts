import type { Seat } from '@safehouse/contract';
import type { ClockFace, ClockRule } from '@safehouse/protocol';

/** Time on the way is forgiven from a store of so many milliseconds, which fills up again with every move. */
const LAG_STORE = 500;
const LAG_REFILL = 100;

/** The clocks of a running match. It is told what time it is; bots are not timed. */
export class Clocks {
  readonly #rule: ClockRule;
  readonly #left: number[];
  readonly #lagStore: number[];
  /** The milliseconds that every move so far has brought to whoever made it, in their order. */
  readonly #gains: number[] = [];
  #running: readonly Seat[] = [];
  #since = 0;

  constructor(rule: ClockRule, seats: number) {
    this.#rule = rule;
    const atFirst = rule.type === 'realtime' ? rule.base : rule.type === 'turns' ? rule.perTurn : 0;
    this.#left = Array.from({ length: seats }, () => 1000 * atFirst);
    this.#lagStore = this.#left.map(() => LAG_STORE);
  }

  /** How much of a measured delay is forgiven now. */
  forgiven(seat: Seat, measured: number): number {
    return Math.max(0, Math.min(Math.round(measured), this.#lagStore[seat]));
  }

  /** Time has come to `at` and these are to act from now on, after a move of `mover` or none. */
  turnTo(toAct: readonly Seat[], at: number, mover: Seat | null, lag: number): void {
    this.#spend(at, mover, lag);
    if (mover !== null) {
      this.#lagStore[mover] = Math.min(LAG_STORE, this.#lagStore[mover] - lag + LAG_REFILL);
      this.#gain(mover, toAct);
    }
    if (this.#rule.type === 'turns') {
      for (const seat of toAct)
        if (!this.#running.includes(seat)) this.#left[seat] = 1000 * this.#rule.perTurn;
    }
    this.#run(toAct, at);
  }

  /** The latest moves, by these seats, are taken back with the time they brought: nobody gains by going to and fro. */
  takeBack(movers: readonly Seat[], toAct: readonly Seat[], at: number): void {
    this.#spend(at, null, 0);
    const gains = this.#gains.splice(this.#gains.length - movers.length);
    for (const [i, seat] of movers.entries()) this.#left[seat] -= gains[i];
    this.#run(toAct, at);
  }

  #spend(at: number, mover: Seat | null, lag: number): void {
    for (const seat of this.#running)
      this.#left[seat] -= Math.max(0, at - this.#since - (seat === mover ? lag : 0));
  }

  #gain(seat: Seat, toAct: readonly Seat[]): void {
    const ms = this.#rule.type === 'realtime' && !toAct.includes(seat) ? 1000 * this.#rule.increment : 0;
    this.#left[seat] += ms;
    this.#gains.push(ms);
  }

  #run(toAct: readonly Seat[], at: number): void {
    this.#running = toAct;
    this.#since = at;
  }

  /** When the first running clock runs out; null when none does. */
  get deadline(): number | null {
    if (this.#rule.type === 'none' || this.#running.length === 0) return null;
    return this.#since + Math.min(...this.#running.map((seat) => this.#left[seat]));
  }

  /** Whose time is over. */
  outOfTime(at: number): Seat[] {
    if (this.#rule.type === 'none') return [];
    return this.#running.filter((seat) => at - this.#since >= this.#left[seat]);
  }

  get face(): ClockFace | null {
    if (this.#rule.type === 'none') return null;
    return { left: [...this.#left], running: this.#running, since: this.#since };
  }
}
