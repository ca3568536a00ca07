import { randomUUID } from 'node:crypto';
import type { Log } from '../../log.ts';
import type { Coordination } from './coordination.ts';

const LEASE_MS = 4000;
const RENEW_INTERVAL_MS = 1000;

/** What one process does for all. Should it die, another takes over when its time is over. */
export class Leadership {
  readonly #coordination: Coordination;
  readonly #name: string;
  readonly #log: Log;
  readonly #holderId = randomUUID();
  readonly #listeners: ((isOurs: boolean) => void)[] = [];
  #isLeader = false;
  #leaseValidUntil = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(shared: Coordination, name: string, log: Log) {
    this.#coordination = shared;
    this.#name = name;
    this.#log = log;
  }

  /** One who was asleep does not know what others have done since. */
  get isLeader(): boolean {
    return this.#isLeader && performance.now() < this.#leaseValidUntil;
  }

  onChange(changed: (isOurs: boolean) => void): void {
    this.#listeners.push(changed);
  }

  async start(): Promise<void> {
    await this.#renew();
    this.#timer = setInterval(() => void this.#renew(), RENEW_INTERVAL_MS).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    const wasOurs = this.#isLeader;
    this.#setLeader(false);
    if (wasOurs) await this.#coordination.releaseLease(this.#name, this.#holderId).catch(() => undefined);
  }

  async #renew(): Promise<void> {
    const asked = performance.now();
    try {
      const isOurs = await this.#coordination.acquireLease(this.#name, this.#holderId, LEASE_MS);
      this.#leaseValidUntil = asked + LEASE_MS;
      this.#setLeader(isOurs);
    } catch (error) {
      this.#log.debug('a duty could not be taken', { duty: this.#name, why: String(error) });
      if (performance.now() > this.#leaseValidUntil) this.#setLeader(false);
    }
  }

  #setLeader(isOurs: boolean): void {
    if (this.#isLeader === isOurs) return;
    this.#isLeader = isOurs;
    for (const changed of this.#listeners) changed(isOurs);
  }
}
