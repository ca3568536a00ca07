import { setTimeout as sleep } from 'node:timers/promises';
import type { Seeking, ServerRefusal } from '@safehouse/protocol';
import type { NatsLine } from '../bus/nats-line.ts';
import type { User } from '../identity/user.ts';
import type { Duty } from '../store/postgres/duty.ts';
import type { SeekAnswer, Seeks } from './seeks.ts';

const SUBJECT = 'safehouse.seeks';
/** One who does not know by then that nobody was found asks again. */
const PATIENCE = 25_000;
/** The matchmaker answers sooner than this, found or not: after that it is not there any more. */
const ANSWER_MS = 5000;
const AGAIN_MS = 300;

export interface SharedSeekParts {
  /** Its requests must be answered well within the time above. */
  readonly seeks: Seeks;
  readonly line: NatsLine;
  /** Who brings people together: of all processes one, or two would never meet. */
  readonly duty: Duty;
}

type Wish =
  | { readonly type: 'seek'; readonly user: User; readonly wish: Seeking }
  | { readonly type: 'cancel'; readonly user: User };

/** People who look for an opponent by whichever server. The process on duty knows them all, the others ask it. */
export class SharedSeeks {
  readonly #parts: SharedSeekParts;
  #unserve: (() => void) | null = null;

  constructor(parts: SharedSeekParts) {
    this.#parts = parts;
    parts.duty.onChange((isOurs) => (isOurs ? this.#serve() : this.#leave()));
  }

  get count(): number {
    return this.#parts.seeks.count;
  }

  async seek(user: User, wish: Seeking, signal?: AbortSignal): Promise<SeekAnswer | ServerRefusal> {
    const until = performance.now() + PATIENCE;
    while (performance.now() < until) {
      const answer = await this.#ask({ type: 'seek', user, wish }, signal);
      if (signal?.aborted) return this.#giveUp(user);
      if (answer && !('waiting' in answer && answer.waiting)) return answer;
      // Nobody is on duty at this moment.
      if (!answer) await sleep(AGAIN_MS);
    }
    return { waiting: true };
  }

  cancel(user: User): void {
    if (this.#parts.duty.isOurs) this.#parts.seeks.cancel(user);
    else void this.#ask({ type: 'cancel', user });
  }

  close(): void {
    this.#leave();
    this.#parts.seeks.close();
  }

  #giveUp(user: User): SeekAnswer {
    this.cancel(user);
    return { waiting: false };
  }

  async #ask(wish: Wish, signal?: AbortSignal): Promise<SeekAnswer | ServerRefusal | null> {
    const { duty, line } = this.#parts;
    if (duty.isOurs) return this.#answer(wish, signal);
    const said = await line.ask(SUBJECT, JSON.stringify(wish), ANSWER_MS);
    return said === null ? null : JSON.parse(said);
  }

  async #answer(wish: Wish, signal?: AbortSignal): Promise<SeekAnswer | ServerRefusal> {
    const { seeks } = this.#parts;
    if (wish.type === 'seek') return seeks.seek(wish.user, wish.wish, signal);
    seeks.cancel(wish.user);
    return { waiting: false };
  }

  #serve(): void {
    this.#unserve ??= this.#parts.line.serve(SUBJECT, async (text) =>
      JSON.stringify(await this.#answer(JSON.parse(text))),
    );
  }

  #leave(): void {
    this.#unserve?.();
    this.#unserve = null;
  }
}
