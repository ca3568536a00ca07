import { randomUUID } from 'node:crypto';
import type { Log } from '../../log.ts';
import type { Coordination } from './coordination.ts';

const LEASE_MS = 4000;
const RENEW_INTERVAL_MS = 1000;

/** One process is the leader and does a job for all. If it dies, another one takes over when the lease expires. */
export class Leadership {
  readonly #coordination: Coordination;
  readonly #name: string;
  readonly #log: Log;
  readonly #holderId = randomUUID();
  readonly #listeners: ((isLeader: boolean) => void)[] = [];
  #isLeader = false;
  #leaseValidUntil = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(coordination: Coordination, name: string, log: Log) {
    this.#coordination = coordination;
    this.#name = name;
    this.#log = log;
  }

  /** A process that was suspended may still believe it is the leader: the lease decides. */
  get isLeader(): boolean {
    return this.#isLeader && performance.now() < this.#leaseValidUntil;
  }

  onChange(listener: (isLeader: boolean) => void): void {
    this.#listeners.push(listener);
  }

  async start(): Promise<void> {
    await this.#renew();
    this.#timer = setInterval(() => void this.#renew(), RENEW_INTERVAL_MS).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    const wasLeader = this.#isLeader;
    this.#setLeader(false);
    if (wasLeader) await this.#coordination.releaseLease(this.#name, this.#holderId).catch(() => undefined);
  }

  async #renew(): Promise<void> {
    const sentAt = performance.now();
    try {
      const isLeader = await this.#coordination.acquireLease(this.#name, this.#holderId, LEASE_MS);
      this.#leaseValidUntil = sentAt + LEASE_MS;
      this.#setLeader(isLeader);
    } catch (error) {
      this.#log.debug('a lease could not be renewed', { duty: this.#name, why: String(error) });
      if (performance.now() > this.#leaseValidUntil) this.#setLeader(false);
    }
  }

  #setLeader(isLeader: boolean): void {
    if (this.#isLeader === isLeader) return;
    this.#isLeader = isLeader;
    for (const listener of this.#listeners) listener(isLeader);
  }
}
