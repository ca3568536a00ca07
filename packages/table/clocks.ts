import type { Seat } from '@safehouse/contract';
import type { ClockRule, ClockState } from '@safehouse/protocol';

/** Network delay is compensated from a credit, which grows with every move up to the maximum. */
const MAX_LAG_CREDIT_MS = 500;
const LAG_CREDIT_PER_MOVE_MS = 100;

const MIN_LEFT_MS = 1000;

/** The latest moves, undone at time `at`. `isFree`: nobody was asked. */
export interface UndoneMoves {
  readonly movers: readonly Seat[];
  readonly toAct: readonly Seat[];
  readonly at: number;
  readonly isFree: boolean;
}

/** The clocks of a running match. The caller passes the time; bots are not timed. */
export class Clocks {
  readonly #rule: ClockRule;
  readonly #leftMs: number[];
  readonly #lagCreditMs: number[];
  /** With a realtime clock, the increment that each move added to its player's clock, in the order of the moves. */
  readonly #incrementsMs: number[] = [];
  #running: readonly Seat[] = [];
  #since = 0;

  constructor(rule: ClockRule, seats: number) {
    this.#rule = rule;
    const initialSeconds = rule.type === 'realtime' ? rule.base : rule.type === 'turns' ? rule.perTurn : 0;
    this.#leftMs = Array.from({ length: seats }, () => 1000 * initialSeconds);
    this.#lagCreditMs = this.#leftMs.map(() => MAX_LAG_CREDIT_MS);
  }

  /** How much of a measured delay is compensated now. */
  compensatedLag(seat: Seat, measured: number): number {
    return Math.max(0, Math.min(Math.round(measured), this.#lagCreditMs[seat]));
  }

  /** From time `at` on these seats are to act, after a move of `mover`, or after none if that is null. */
  switchTo(toAct: readonly Seat[], at: number, mover: Seat | null, lag: number): void {
    this.#deductElapsed(at, mover, lag);
    if (mover !== null) {
      this.#lagCreditMs[mover] = Math.min(MAX_LAG_CREDIT_MS, this.#lagCreditMs[mover] - lag + LAG_CREDIT_PER_MOVE_MS);
      this.#addIncrement(mover, toAct);
    }
    if (this.#rule.type === 'turns') {
      for (const seat of toAct) if (!this.#running.includes(seat)) this.#leftMs[seat] = 1000 * this.#rule.perTurn;
    }
    this.#startClocks(toAct, at);
  }

  /**
   * Undoes the latest moves with their increments: moving and undoing must not gain time. In a realtime match it must
   * not cost the others time either, unless they were asked: then the time since the move counts for its player, who
   * keeps at least a second.
   */
  takeBack({ movers, toAct, at, isFree }: UndoneMoves): void {
    const isRealtime = this.#rule.type === 'realtime';
    const isOwnTime = isRealtime && isFree;
    if (!isOwnTime) this.#deductElapsed(at, null, 0);
    if (isRealtime) {
      const increments = this.#incrementsMs.splice(this.#incrementsMs.length - movers.length);
      for (const [i, seat] of movers.entries()) this.#leftMs[seat] -= increments[i];
    }
    if (isOwnTime) this.#chargeElapsed(toAct, at);
    this.#startClocks(toAct, at);
  }

  #chargeElapsed(toAct: readonly Seat[], at: number): void {
    const elapsedMs = Math.max(0, at - this.#since);
    for (const seat of toAct) {
      const mostMs = this.#running.includes(seat) ? elapsedMs : Math.max(0, this.#leftMs[seat] - MIN_LEFT_MS);
      this.#leftMs[seat] -= Math.min(elapsedMs, mostMs);
    }
  }

  #deductElapsed(at: number, mover: Seat | null, lag: number): void {
    for (const seat of this.#running) this.#leftMs[seat] -= Math.max(0, at - this.#since - (seat === mover ? lag : 0));
  }

  #addIncrement(seat: Seat, toAct: readonly Seat[]): void {
    if (this.#rule.type !== 'realtime') return;
    const ms = toAct.includes(seat) ? 0 : 1000 * this.#rule.increment;
    this.#leftMs[seat] += ms;
    this.#incrementsMs.push(ms);
  }

  #startClocks(toAct: readonly Seat[], at: number): void {
    this.#running = toAct;
    this.#since = at;
  }

  /** When the first running clock runs out; null if no clock runs. */
  get deadline(): number | null {
    if (this.#rule.type === 'none' || this.#running.length === 0) return null;
    return this.#since + Math.min(...this.#running.map((seat) => this.#leftMs[seat]));
  }

  /** The seats whose time is up. */
  expiredSeats(at: number): Seat[] {
    if (this.#rule.type === 'none') return [];
    return this.#running.filter((seat) => at - this.#since >= this.#leftMs[seat]);
  }

  get state(): ClockState | null {
    if (this.#rule.type === 'none') return null;
    return { left: [...this.#leftMs], running: this.#running, since: this.#since };
  }
}
