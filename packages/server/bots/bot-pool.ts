import { availableParallelism } from 'node:os';
import type { Log } from '../log.ts';
import { BotThread, type MoveChoice, type MoveRequest } from './bot-thread.ts';

const MAX_THREADS = 4;
/** Questions that may wait. Beyond it the caller comes again later. */
const MAX_QUEUED = 1000;
/** A thread that is slower than this at its worst is stuck. */
const TIMEOUT_FACTOR = 3;
const GRACE_MS = 2000;
const MAX_ATTEMPTS = 2;

interface QueuedRequest {
  readonly question: MoveRequest;
  readonly ms: number;
  readonly resolve: (thought: MoveChoice | 'busy') => void;
  failures: number;
}

export interface BotPoolDeps {
  readonly log: Log;
  readonly threads?: number;
  /** What the threads run; tests bring worse ones. */
  readonly program?: URL;
}

/** The threads in which bots think, started when first needed; questions are answered in the order they came. */
export class BotPool {
  readonly #log: Log;
  readonly #maxThreads: number;
  readonly #program: URL;
  readonly #threads = new Set<BotThread>();
  readonly #idle: BotThread[] = [];
  readonly #queue: QueuedRequest[] = [];
  #isClosed = false;

  constructor({ log, threads = threadCountFor(availableParallelism()), program }: BotPoolDeps) {
    this.#log = log;
    this.#maxThreads = threads;
    this.#program = program ?? new URL('./bot-thread-main.ts', import.meta.url);
  }

  /** How many threads there are, and how many questions wait for one. */
  get load(): { readonly threads: number; readonly waiting: number } {
    return { threads: this.#threads.size, waiting: this.#queue.length };
  }

  /** Always a legal move, be it a random one where thinking failed; 'busy' where too many wait. */
  ask(question: MoveRequest, ms: number): Promise<MoveChoice | 'busy'> {
    if (this.#isClosed || this.#queue.length >= MAX_QUEUED) return Promise.resolve('busy');
    const { promise, resolve } = Promise.withResolvers<MoveChoice | 'busy'>();
    this.#queue.push({ question, ms, resolve, failures: 0 });
    this.#dispatch();
    return promise;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { resolve } of this.#queue.splice(0)) resolve('busy');
    await Promise.all([...this.#threads].map((thinker) => thinker.terminate()));
  }

  #dispatch(): void {
    while (this.#queue.length > 0) {
      const thinker = this.#idle.pop() ?? this.#startThread();
      if (!thinker) return;
      const job = this.#queue.shift();
      if (job) void this.#runOn(thinker, job);
    }
  }

  #startThread(): BotThread | null {
    if (this.#threads.size >= this.#maxThreads) return null;
    const thinker = new BotThread(this.#program);
    this.#threads.add(thinker);
    return thinker;
  }

  async #runOn(thinker: BotThread, job: QueuedRequest): Promise<void> {
    try {
      job.resolve(await thinker.chooseMove(job.question, TIMEOUT_FACTOR * job.ms + GRACE_MS));
      this.#idle.push(thinker);
    } catch (error) {
      this.#threads.delete(thinker);
      void thinker.terminate();
      this.#onFailure(job, error);
    }
    this.#dispatch();
  }

  /** Another thread tries it once more; a match must go on even with a bot that cannot think. */
  #onFailure(job: QueuedRequest, error: unknown): void {
    if (this.#isClosed) {
      job.resolve('busy');
      return;
    }
    const { game, level, legal, seed } = job.question;
    this.#log.warn('a bot stumbled', { game, level, why: String(error) });
    if (++job.failures < MAX_ATTEMPTS) this.#queue.unshift(job);
    else job.resolve({ choice: seed % legal.length, took: 0 });
  }
}

/** One core is left to the server where there is more than one. */
export function threadCountFor(cores: number): number {
  return Math.min(MAX_THREADS, Math.max(1, cores - 1));
}
