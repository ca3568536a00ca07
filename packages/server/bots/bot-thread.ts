import { Worker } from 'node:worker_threads';
import type { Seat, WrittenMove } from '@safehouse/contract';
import { installedGames } from '@safehouse/games/packages';

/** Contains only what the bot's seat may know. */
export interface MoveRequest {
  readonly game: string;
  /** The version of the game's rules. */
  readonly rules: number;
  readonly level: string;
  readonly seat: Seat;
  /** As JSON. */
  readonly view: string;
  readonly legal: readonly WrittenMove[];
  /** The facts reported to the seat so far, as JSON. Servers of an earlier version do not send it. */
  readonly facts?: string;
  readonly seed: number;
  /** Search rounds instead of the level's time limit, if the result must not depend on the machine. */
  readonly rounds?: number;
}

/** What a thread starts with. */
export interface BotThreadData {
  readonly gamePackages: readonly string[];
}

/** The index of a legal move, and the milliseconds it took. */
export interface MoveChoice {
  readonly choice: number;
  readonly took: number;
}

/** The thread of a bot that needs more memory is stopped. */
const MAX_HEAP_MB = 256;
/** The first request of a thread for a game includes loading the game. */
const GAME_LOAD_MS = 10_000;
const THREAD_ENDED = 'the thread has ended';

/** One thread with one request at a time. After a failure it cannot be used any more. */
export class BotThread {
  readonly #thread: Worker;
  readonly #loadedGames = new Set<string>();
  #hasEnded = false;
  #resolve: (choice: MoveChoice) => void = () => {};
  #reject: (error: Error) => void = () => {};

  constructor(program: URL) {
    this.#thread = new Worker(program, {
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
      workerData: { gamePackages: installedGames().map(({ folder }) => folder) } satisfies BotThreadData,
    });
    this.#thread.on('message', (choice: MoveChoice) => this.#resolve(choice));
    this.#thread.on('error', (error) => this.#reject(error instanceof Error ? error : new Error(String(error))));
    this.#thread.on('exit', () => {
      this.#hasEnded = true;
      this.#reject(new Error(THREAD_ENDED));
    });
    this.#thread.unref();
  }

  /** Rejects when the thread fails or does not answer in time. */
  async chooseMove(question: MoveRequest, limitMs: number): Promise<MoveChoice> {
    if (this.#hasEnded) throw new Error(THREAD_ENDED);
    const { promise, resolve, reject } = Promise.withResolvers<MoveChoice>();
    this.#resolve = resolve;
    this.#reject = reject;
    const game = `${question.game} ${question.rules}`;
    const timeoutMs = limitMs + (this.#loadedGames.has(game) ? 0 : GAME_LOAD_MS);
    const timer = setTimeout(() => reject(new Error(`no answer in ${timeoutMs} ms`)), timeoutMs);
    this.#thread.postMessage(question);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      this.#loadedGames.add(game);
    }
  }

  async terminate(): Promise<void> {
    await this.#thread.terminate();
  }
}
