/**
 * Memory that is new is cleaned up when 16 MB of it are full: that takes 10 ms in which nobody is served. While few wait
 * it is done after every so many moves instead, which takes 2 ms. With many it would cost a tenth of the moves.
 */
const MOVES = 64;
const FEW = 16;

/** What Node offers where it was started with `--expose-gc`. */
export type CleanUp = (what: { readonly type: 'minor' }) => unknown;

/** Has Node clean up a little and often. */
export class Tidying {
  readonly #cleanUp: CleanUp | undefined;
  #moves = 0;

  constructor(cleanUp: CleanUp | undefined) {
    this.#cleanUp = cleanUp;
  }

  /** A move has been made, and so many are under way. */
  moved(underWay: number): void {
    if (++this.#moves < MOVES || underWay > FEW) return;
    this.#moves = 0;
    // First everybody is told.
    setImmediate(() => this.#cleanUp?.({ type: 'minor' }));
  }
}
