import { randomUUID } from 'node:crypto';
import type { Log } from '../../log.ts';
import type { Shared } from './shared.ts';

const LASTS_MS = 4000;
const RENEWED_EVERY_MS = 1000;

/** What one process does for all. Should it die, another takes over when its time is over. */
export class Duty {
  readonly #shared: Shared;
  readonly #name: string;
  readonly #log: Log;
  readonly #holder = randomUUID();
  readonly #listeners: ((isOurs: boolean) => void)[] = [];
  #isOurs = false;
  #surelyUntil = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(shared: Shared, name: string, log: Log) {
    this.#shared = shared;
    this.#name = name;
    this.#log = log;
  }

  /** One who was asleep does not know what others have done since. */
  get isOurs(): boolean {
    return this.#isOurs && performance.now() < this.#surelyUntil;
  }

  onChange(changed: (isOurs: boolean) => void): void {
    this.#listeners.push(changed);
  }

  async start(): Promise<void> {
    await this.#renew();
    this.#timer = setInterval(() => void this.#renew(), RENEWED_EVERY_MS).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    const wasOurs = this.#isOurs;
    this.#set(false);
    if (wasOurs) await this.#shared.release(this.#name, this.#holder).catch(() => undefined);
  }

  async #renew(): Promise<void> {
    const asked = performance.now();
    try {
      const isOurs = await this.#shared.lease(this.#name, this.#holder, LASTS_MS);
      this.#surelyUntil = asked + LASTS_MS;
      this.#set(isOurs);
    } catch (error) {
      this.#log.debug('a duty could not be taken', { duty: this.#name, why: String(error) });
      if (performance.now() > this.#surelyUntil) this.#set(false);
    }
  }

  #set(isOurs: boolean): void {
    if (this.#isOurs === isOurs) return;
    this.#isOurs = isOurs;
    for (const changed of this.#listeners) changed(isOurs);
  }
}
