import type { Log } from '../../log.ts';
import type { Coordination } from './coordination.ts';

const SYNC_INTERVAL_MS = 10_000;

/**
 * The time by the clock of the database: all processes of a house agree on it, whatever their machines say. A clock that
 * is an hour ahead would otherwise end other people's matches.
 */
export class DatabaseClock {
  readonly #coordination: Pick<Coordination, 'databaseTime'>;
  readonly #log: Log;
  readonly #localNow: () => number;
  #offset = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(shared: Pick<Coordination, 'databaseTime'>, log: Log, own: () => number) {
    this.#coordination = shared;
    this.#log = log;
    this.#localNow = own;
  }

  now(): number {
    return this.#localNow() + this.#offset;
  }

  async start(): Promise<void> {
    await this.sync();
    this.#timer = setInterval(
      () => this.sync().catch((error) => this.#log.debug('the clock was not set', { why: String(error) })),
      SYNC_INTERVAL_MS,
    ).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async sync(): Promise<void> {
    const asked = this.#localNow();
    const told = await this.#coordination.databaseTime();
    // The answer was true somewhere between asking and hearing it.
    this.#offset = Math.round(told - (asked + this.#localNow()) / 2);
  }
}
