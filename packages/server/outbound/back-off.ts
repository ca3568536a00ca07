const FIRST_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 300_000;
const MAX_DESTINATIONS = 2000;

interface Failures {
  readonly count: number;
  readonly pausedUntil: number;
}

/** Remembers which destinations failed: each failure in a row doubles the pause before the next request. */
export class BackOff {
  readonly #failures = new Map<string, Failures>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  isPaused(destination: string): boolean {
    return (this.#failures.get(destination)?.pausedUntil ?? 0) > this.#now();
  }

  recordSuccess(destination: string): void {
    this.#failures.delete(destination);
  }

  recordFailure(destination: string): void {
    const count = (this.#failures.get(destination)?.count ?? 0) + 1;
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** (count - 1), MAX_PAUSE_MS);
    this.#failures.delete(destination);
    this.#failures.set(destination, { count, pausedUntil: this.#now() + pause });
    if (this.#failures.size <= MAX_DESTINATIONS) return;
    const [oldest] = this.#failures.keys();
    this.#failures.delete(oldest);
  }
}
