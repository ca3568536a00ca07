interface VersionWait {
  readonly version: number;
  readonly seats: readonly number[];
  readonly resolve: () => void;
}

/** The version of a match that each player has received. A move is complete when all have received its version. */
export class VersionTracker {
  readonly #versions: number[];
  #pendingWait: VersionWait | null = null;

  constructor(seats: number) {
    this.#versions = Array.from({ length: seats }, () => -1);
  }

  update(seat: number, version: number): void {
    this.#versions[seat] = version;
    if (this.#pendingWait && this.#isReached(this.#pendingWait)) {
      const { resolve } = this.#pendingWait;
      this.#pendingWait = null;
      resolve();
    }
  }

  /** Resolves when these seats, or all, have received the version or a later one. Only one wait at a time. */
  waitFor(version: number, seats: readonly number[] = [...this.#versions.keys()]): Promise<void> {
    return new Promise((resolve) => {
      const wait = { version, seats, resolve };
      if (this.#isReached(wait)) resolve();
      else this.#pendingWait = wait;
    });
  }

  #isReached({ version, seats }: Omit<VersionWait, 'resolve'>): boolean {
    return seats.every((seat) => this.#versions[seat] >= version);
  }
}
