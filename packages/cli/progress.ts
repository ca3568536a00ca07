const REDRAW_MS = 200;

/** A line on a terminal that shows the progress of a long job. Nothing if the output is a file or another program. */
export class Progress {
  readonly #total: number;
  readonly #unit: string;
  readonly #started = performance.now();
  #drawn = 0;

  constructor(total: number, unit: string) {
    this.#total = total;
    this.#unit = unit;
  }

  update(done: number): void {
    const now = performance.now();
    if (!process.stderr.isTTY || now - this.#drawn < REDRAW_MS) return;
    this.#drawn = now;
    const left = Math.ceil((((now - this.#started) / done) * (this.#total - done)) / 1000);
    process.stderr.write(`\r\x1b[K${done} of ${this.#total} ${this.#unit}, ${left} s left`);
  }

  /** Clears the line. */
  end(): void {
    if (this.#drawn > 0) process.stderr.write('\r\x1b[K');
  }
}
