import { constants, PerformanceObserver } from 'node:perf_hooks';

/**
 * V8 collects its young generation when 16 MB are full, which blocks the server for 6 to 10 ms. While few requests wait,
 * a collection after every 256 moves takes less. While many wait it would cost a tenth of the throughput. After every 64
 * moves, so much would get into the old generation that its collections delay some moves by 40 to 70 ms.
 */
export const MOVES_PER_GC = 256;
const MAX_PENDING_FOR_GC = 32;

/** Available if Node was started with `--expose-gc`. */
export type GcFunction = (what: { readonly type: 'minor' }) => unknown;

type GcEntry = PerformanceEntry & { readonly detail: { readonly kind: number } };

/** Observes whether V8 is marking the old generation, which takes it about a tenth of a second. */
export function watchMarking(): () => boolean {
  let isMarking = false;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as GcEntry[]) isMarking = isMarkingAfter(entry.detail.kind, isMarking);
  });
  observer.observe({ entryTypes: ['gc'] });
  return () => isMarking;
}

/** `kind`: a garbage collection, or the start of incremental marking. */
export function isMarkingAfter(kind: number, before: boolean): boolean {
  if (kind === constants.NODE_PERFORMANCE_GC_INCREMENTAL) return true;
  return kind === constants.NODE_PERFORMANCE_GC_MAJOR ? false : before;
}

/** Runs small garbage collections often. */
export class MinorGc {
  readonly #gc: GcFunction | undefined;
  readonly #isMarking: () => boolean;
  #moves = 0;
  #mostInFlight = 0;

  constructor(cleanUp: GcFunction | undefined, isMarking: () => boolean) {
    this.#gc = cleanUp;
    this.#isMarking = isMarking;
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
    if (isCalm) setImmediate(() => this.#collect());
  }

  /** During marking, a small collection would become a major one, which first completes the marking at once. */
  #collect(): void {
    if (!this.#isMarking()) this.#gc?.({ type: 'minor' });
  }
}
