import { availableParallelism } from 'node:os';
import { FairQueue } from '../fair-queue.ts';
import type { Log } from '../log.ts';
import { BotThread, type MoveChoice, type MoveRequest } from './bot-thread.ts';

const MAX_THREADS = 4;
/** Beyond this the pool answers `busy`. */
const MAX_QUEUED = 1000;
const MAX_QUEUED_PER_OWNER = 200;
/** A thread that takes longer than this is stuck. */
const TIMEOUT_FACTOR = 3;
const GRACE_MS = 2000;
const MAX_ATTEMPTS = 2;

interface QueuedRequest {
  readonly owner: string;
  readonly question: MoveRequest;
  readonly ms: number;
  readonly resolve: (choice: MoveChoice | 'busy') => void;
  failures: number;
}

export interface BotPoolDeps {
  readonly log: Log;
  readonly threads?: number;
  /** The module that the threads run; tests replace it. */
  readonly program?: URL;
}

/** Threads in which bots choose moves, started when needed. Owners of tables are served round-robin. */
export class BotPool {
  readonly #log: Log;
  readonly #maxThreads: number;
  readonly #program: URL;
  readonly #threads = new Set<BotThread>();
  readonly #idle: BotThread[] = [];
  readonly #queue = new FairQueue<QueuedRequest>();
  #isClosed = false;

  constructor({ log, threads = threadCountFor(availableParallelism()), program }: BotPoolDeps) {
    this.#log = log;
    this.#maxThreads = threads;
    this.#program = program ?? new URL('./bot-thread-main.ts', import.meta.url);
  }

  get load(): { readonly threads: number; readonly waiting: number } {
    return { threads: this.#threads.size, waiting: this.#queue.size };
  }

  /** Returns a legal move (random if the bot failed), or 'busy' if the queue is full. `owner`: of the table. */
  ask(question: MoveRequest, ms: number, owner = ''): Promise<MoveChoice | 'busy'> {
    const isFull = this.#queue.size >= MAX_QUEUED || this.#queue.countOf(owner) >= MAX_QUEUED_PER_OWNER;
    if (this.#isClosed || isFull) return Promise.resolve('busy');
    const { promise, resolve } = Promise.withResolvers<MoveChoice | 'busy'>();
    this.#queue.push(owner, { owner, question, ms, resolve, failures: 0 });
    this.#dispatch();
    return promise;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { resolve } of this.#queue.takeAll()) resolve('busy');
    await Promise.all([...this.#threads].map((thread) => thread.terminate()));
  }

  #dispatch(): void {
    while (this.#queue.size > 0) {
      const thread = this.#idle.pop() ?? this.#startThread();
      if (!thread) return;
      const job = this.#queue.shift();
      if (job) void this.#runOn(thread, job);
    }
  }

  #startThread(): BotThread | null {
    if (this.#threads.size >= this.#maxThreads) return null;
    const thread = new BotThread(this.#program);
    this.#threads.add(thread);
    return thread;
  }

  async #runOn(thread: BotThread, job: QueuedRequest): Promise<void> {
    try {
      job.resolve(await thread.chooseMove(job.question, TIMEOUT_FACTOR * job.ms + GRACE_MS));
      this.#idle.push(thread);
    } catch (error) {
      this.#threads.delete(thread);
      void thread.terminate();
      this.#onFailure(job, error);
    }
    this.#dispatch();
  }

  /** Another thread tries once more. After that a random move is chosen, so that the match continues. */
  #onFailure(job: QueuedRequest, error: unknown): void {
    if (this.#isClosed) {
      job.resolve('busy');
      return;
    }
    const { game, level, legal, seed } = job.question;
    this.#log.warn('a bot failed', { game, level, why: String(error) });
    if (++job.failures < MAX_ATTEMPTS) this.#queue.push(job.owner, job);
    else job.resolve({ choice: seed % legal.length, took: 0 });
  }
}

/** Leaves one core to the server. */
export function threadCountFor(cores: number): number {
  return Math.min(MAX_THREADS, Math.max(1, cores - 1));
}
