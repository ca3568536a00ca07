import type { Log } from '../../log.ts';
import type { Coordination } from './coordination.ts';

const SYNC_INTERVAL_MS = 10_000;

/**
 * The time by the clock of the database, the same for all processes. With its own clock, a machine that is an hour ahead
 * would end matches early.
 */
export class DatabaseClock {
  readonly #coordination: Pick<Coordination, 'databaseTime'>;
  readonly #log: Log;
  readonly #localNow: () => number;
  #offset = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(coordination: Pick<Coordination, 'databaseTime'>, log: Log, localNow: () => number) {
    this.#coordination = coordination;
    this.#log = log;
    this.#localNow = localNow;
  }

  now(): number {
    return this.#localNow() + this.#offset;
  }

  async start(): Promise<void> {
    await this.sync();
    this.#timer = setInterval(
      () =>
        this.sync().catch((error) => this.#log.debug('the clock could not be synchronized', { why: String(error) })),
      SYNC_INTERVAL_MS,
    ).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async sync(): Promise<void> {
    const sentAt = this.#localNow();
    const databaseTime = await this.#coordination.databaseTime();
    // Assume the database read its clock halfway through the round trip.
    this.#offset = Math.round(databaseTime - (sentAt + this.#localNow()) / 2);
  }
}
