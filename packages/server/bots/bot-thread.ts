import { Worker } from 'node:worker_threads';
import type { Seat, WrittenMove } from '@safehouse/contract';

/** What a bot is asked: all that its seat may know, and nothing else. */
export interface MoveRequest {
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
export interface MoveChoice {
  readonly choice: number;
  readonly took: number;
}

/** A bot must not eat up the server's memory; one that tries loses its thread. */
const MAX_HEAP_MB = 256;
/** A thread's first question about a game waits until the game is loaded. */
const GAME_LOAD_MS = 10_000;
const THREAD_ENDED = 'the thread has ended';

/** One thread with one question at a time. After a failure it is of no use any more. */
export class BotThread {
  readonly #thread: Worker;
  readonly #loadedGames = new Set<string>();
  #hasEnded = false;
  #resolve: (thought: MoveChoice) => void = () => {};
  #reject: (why: Error) => void = () => {};

  constructor(program: URL) {
    this.#thread = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB } });
    this.#thread.on('message', (thought: MoveChoice) => this.#resolve(thought));
    this.#thread.on('error', (error) =>
      this.#reject(error instanceof Error ? error : new Error(String(error))),
    );
    this.#thread.on('exit', () => {
      this.#hasEnded = true;
      this.#reject(new Error(THREAD_ENDED));
    });
    this.#thread.unref();
  }

  /** Rejects when the thread breaks or does not answer in time. */
  async chooseMove(question: MoveRequest, limit: number): Promise<MoveChoice> {
    if (this.#hasEnded) throw new Error(THREAD_ENDED);
    const { promise, resolve, reject } = Promise.withResolvers<MoveChoice>();
    this.#resolve = resolve;
    this.#reject = reject;
    const game = `${question.game} ${question.rules}`;
    const patience = limit + (this.#loadedGames.has(game) ? 0 : GAME_LOAD_MS);
    const alarm = setTimeout(() => reject(new Error(`no answer in ${patience} ms`)), patience);
    this.#thread.postMessage(question);
    try {
      return await promise;
    } finally {
      clearTimeout(alarm);
      this.#loadedGames.add(game);
    }
  }

  async terminate(): Promise<void> {
    await this.#thread.terminate();
  }
}
