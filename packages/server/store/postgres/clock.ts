import type { Log } from '../../log.ts';
import type { Shared } from './shared.ts';

const SET_EVERY_MS = 10_000;

/**
 * The time by the clock of the database: all processes of a house agree on it, whatever their machines say. A clock that
 * is an hour ahead would otherwise end other people's matches.
 */
export class SharedClock {
  readonly #shared: Pick<Shared, 'time'>;
  readonly #log: Log;
  readonly #own: () => number;
  #ahead = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(shared: Pick<Shared, 'time'>, log: Log, own: () => number) {
    this.#shared = shared;
    this.#log = log;
    this.#own = own;
  }

  now(): number {
    return this.#own() + this.#ahead;
  }

  async start(): Promise<void> {
    await this.set();
    this.#timer = setInterval(
      () => this.set().catch((error) => this.#log.debug('the clock was not set', { why: String(error) })),
      SET_EVERY_MS,
    ).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async set(): Promise<void> {
    const asked = this.#own();
    const told = await this.#shared.time();
    // The answer was true somewhere between asking and hearing it.
    this.#ahead = Math.round(told - (asked + this.#own()) / 2);
  }
}
