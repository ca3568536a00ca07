/**
 * V8 collects its young generation when 16 MB are full, which blocks the server for 6 to 10 ms. While few requests wait,
 * a collection after every 256 moves takes less. While many wait it would cost a tenth of the throughput. After every 64
 * moves, so much would get into the old generation that its collections delay some moves by 40 to 70 ms.
 */
export const MOVES_PER_GC = 256;
const MAX_PENDING_FOR_GC = 32;

/** Available if Node was started with `--expose-gc`. */
export type GcFunction = (what: { readonly type: 'minor' }) => unknown;

/** Runs small garbage collections often. */
export class MinorGc {
  readonly #gc: GcFunction | undefined;
  #moves = 0;
  #mostInFlight = 0;

  constructor(cleanUp: GcFunction | undefined) {
    this.#gc = cleanUp;
  }

  /**
   * To be called after each move, with the number of moves in flight. Moves are stored in batches: after the last one of
   * a batch few are in flight even under full load, so the highest number counts.
   */
  afterMove(inFlight: number): void {
    this.#mostInFlight = Math.max(this.#mostInFlight, inFlight);
    if (++this.#moves < MOVES_PER_GC) return;
    const isCalm = this.#mostInFlight <= MAX_PENDING_FOR_GC;
    this.#moves = 0;
    this.#mostInFlight = 0;
    // After all updates have been sent.
    if (isCalm) setImmediate(() => this.#gc?.({ type: 'minor' }));
  }
}
