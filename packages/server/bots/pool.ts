import { availableParallelism } from 'node:os';
import type { Log } from '../log.ts';
import { type Question, Thinker, type Thought } from './thinker.ts';

const MOST_THREADS = 4;
/** Questions that may wait. Beyond it the caller comes again later. */
const MOST_WAITING = 1000;
/** A thread that is slower than this at its worst is stuck. */
const SLOWNESS = 3;
const GRACE_MS = 2000;
const TRIES = 2;

interface Waiting {
  readonly question: Question;
  readonly ms: number;
  readonly resolve: (thought: Thought | 'busy') => void;
  failures: number;
}

export interface PoolParts {
  readonly log: Log;
  readonly threads?: number;
  /** What the threads run; tests bring worse ones. */
  readonly program?: URL;
}

/** The threads in which bots think, started when first needed; questions are answered in the order they came. */
export class Pool {
  readonly #log: Log;
  readonly #most: number;
  readonly #program: URL;
  readonly #all = new Set<Thinker>();
  readonly #free: Thinker[] = [];
  readonly #waiting: Waiting[] = [];
  #isClosed = false;

  constructor({ log, threads = threadsFor(availableParallelism()), program }: PoolParts) {
    this.#log = log;
    this.#most = threads;
    this.#program = program ?? new URL('./thread.ts', import.meta.url);
  }

  /** How many threads there are, and how many questions wait for one. */
  get load(): { readonly threads: number; readonly waiting: number } {
    return { threads: this.#all.size, waiting: this.#waiting.length };
  }

  /** Always a legal move, be it a random one where thinking failed; 'busy' where too many wait. */
  ask(question: Question, ms: number): Promise<Thought | 'busy'> {
    if (this.#isClosed || this.#waiting.length >= MOST_WAITING) return Promise.resolve('busy');
    const { promise, resolve } = Promise.withResolvers<Thought | 'busy'>();
    this.#waiting.push({ question, ms, resolve, failures: 0 });
    this.#next();
    return promise;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { resolve } of this.#waiting.splice(0)) resolve('busy');
    await Promise.all([...this.#all].map((thinker) => thinker.end()));
  }

  #next(): void {
    while (this.#waiting.length > 0) {
      const thinker = this.#free.pop() ?? this.#hire();
      if (!thinker) return;
      const job = this.#waiting.shift();
      if (job) void this.#serve(thinker, job);
    }
  }

  #hire(): Thinker | null {
    if (this.#all.size >= this.#most) return null;
    const thinker = new Thinker(this.#program);
    this.#all.add(thinker);
    return thinker;
  }

  async #serve(thinker: Thinker, job: Waiting): Promise<void> {
    try {
      job.resolve(await thinker.think(job.question, SLOWNESS * job.ms + GRACE_MS));
      this.#free.push(thinker);
    } catch (error) {
      this.#all.delete(thinker);
      void thinker.end();
      this.#stumbled(job, error);
    }
    this.#next();
  }

  /** Another thread tries it once more; a match must go on even with a bot that cannot think. */
  #stumbled(job: Waiting, error: unknown): void {
    if (this.#isClosed) {
      job.resolve('busy');
      return;
    }
    const { game, level, legal, seed } = job.question;
    this.#log.warn('a bot stumbled', { game, level, why: String(error) });
    if (++job.failures < TRIES) this.#waiting.unshift(job);
    else job.resolve({ choice: seed % legal.length, took: 0 });
  }
}

/** One core is left to the server where there is more than one. */
export function threadsFor(cores: number): number {
  return Math.min(MOST_THREADS, Math.max(1, cores - 1));
}
