/**
 * Memory that is new is cleaned up when 16 MB of it are full: that takes 10 ms in which nobody is served. While few wait
 * it is done after every so many moves instead, which takes 2 ms. With many it would cost a tenth of the moves.
 */
const MOVES_PER_GC = 64;
const MAX_PENDING_FOR_GC = 16;

/** What Node offers where it was started with `--expose-gc`. */
export type GcFunction = (what: { readonly type: 'minor' }) => unknown;

/** Has Node clean up a little and often. */
export class MinorGc {
  readonly #gc: GcFunction | undefined;
  #movesSinceGc = 0;

  constructor(cleanUp: GcFunction | undefined) {
    this.#gc = cleanUp;
  }

  /** A move has been made, and so many are under way. */
  afterMove(underWay: number): void {
    if (++this.#movesSinceGc < MOVES_PER_GC || underWay > MAX_PENDING_FOR_GC) return;
    this.#movesSinceGc = 0;
    // First everybody is told.
    setImmediate(() => this.#gc?.({ type: 'minor' }));
  }
}
