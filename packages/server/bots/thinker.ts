import { Worker } from 'node:worker_threads';
import type { Seat, WrittenMove } from '@safehouse/contract';

/** What a bot is asked: all that its seat may know, and nothing else. */
export interface Question {
  readonly game: string;
  /** The version of the game's rules. */
  readonly rules: number;
  readonly level: string;
  readonly seat: Seat;
  /** As JSON. */
  readonly view: string;
  readonly legal: readonly WrittenMove[];
  readonly seed: number;
  /** Where chance and clock must not matter: so many rounds of thinking instead of the level's time. */
  readonly rounds?: number;
}

/** Which of the legal moves, and the milliseconds that went into it. */
export interface Thought {
  readonly choice: number;
  readonly took: number;
}

/** A bot must not eat up the server's memory; one that tries loses its thread. */
const MOST_MEGABYTES = 256;
/** A thread's first question about a game waits until the game is loaded. */
const LOADING_MS = 10_000;
const ENDED = 'the thread has ended';

/** One thread with one question at a time. After a failure it is of no use any more. */
export class Thinker {
  readonly #thread: Worker;
  readonly #loaded = new Set<string>();
  #hasEnded = false;
  #answered: (thought: Thought) => void = () => {};
  #failed: (why: Error) => void = () => {};

  constructor(program: URL) {
    this.#thread = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES } });
    this.#thread.on('message', (thought: Thought) => this.#answered(thought));
    this.#thread.on('error', (error) =>
      this.#failed(error instanceof Error ? error : new Error(String(error))),
    );
    this.#thread.on('exit', () => {
      this.#hasEnded = true;
      this.#failed(new Error(ENDED));
    });
    this.#thread.unref();
  }

  /** Rejects when the thread breaks or does not answer in time. */
  async think(question: Question, limit: number): Promise<Thought> {
    if (this.#hasEnded) throw new Error(ENDED);
    const { promise, resolve, reject } = Promise.withResolvers<Thought>();
    this.#answered = resolve;
    this.#failed = reject;
    const game = `${question.game} ${question.rules}`;
    const patience = limit + (this.#loaded.has(game) ? 0 : LOADING_MS);
    const alarm = setTimeout(() => reject(new Error(`no answer in ${patience} ms`)), patience);
    this.#thread.postMessage(question);
    try {
      return await promise;
    } finally {
      clearTimeout(alarm);
      this.#loaded.add(game);
    }
  }

  async end(): Promise<void> {
    await this.#thread.terminate();
  }
}
