interface Wanted {
  readonly version: number;
  readonly seats: readonly number[];
  readonly resolve: () => void;
}

/** Which version of a match its players have been shown. A move has arrived when all of them see what came of it. */
export class Showing {
  readonly #versions: number[];
  #wanted: Wanted | null = null;

  constructor(seats: number) {
    this.#versions = Array.from({ length: seats }, () => -1);
  }

  shown(seat: number, version: number): void {
    this.#versions[seat] = version;
    if (this.#wanted && this.#has(this.#wanted)) {
      const { resolve } = this.#wanted;
      this.#wanted = null;
      resolve();
    }
  }

  /** Resolves when these seats, or all, have been shown the version or a later one. One wait at a time. */
  until(version: number, seats: readonly number[] = [...this.#versions.keys()]): Promise<void> {
    return new Promise((resolve) => {
      const wanted = { version, seats, resolve };
      if (this.#has(wanted)) resolve();
      else this.#wanted = wanted;
    });
  }

  #has({ version, seats }: Omit<Wanted, 'resolve'>): boolean {
    return seats.every((seat) => this.#versions[seat] >= version);
  }
}
