import { setTimeout as sleep } from 'node:timers/promises';
import type { OpenSeek, SeekRequest, ServerRefusal } from '@safehouse/protocol';
import type { NatsConnection } from '../bus/nats-connection.ts';
import type { Leadership } from '../store/postgres/leadership.ts';
import type { User } from '../store/user.ts';
import type { Matchmaker, SeekResult } from './matchmaker.ts';

const SUBJECT = 'safehouse.seeks';
const LIST_SUBJECT = 'safehouse.seek-list';
/** A client without a result by then asks again. */
const SEEK_TIMEOUT_MS = 25_000;
/** The leader always answers sooner than this. Without an answer it counts as gone. */
const REPLY_TIMEOUT_MS = 5000;
const RETRY_DELAY_MS = 300;
/** The list is shown with others, which must not wait for it. */
const LIST_TIMEOUT_MS = 1000;

export interface SharedMatchmakerDeps {
  /** Its requests must be answered well within the times above. */
  readonly matchmaker: Matchmaker;
  readonly nats: NatsConnection;
  /** Only one process pairs players: otherwise two seeks in different processes would never meet. */
  readonly leadership: Leadership;
}

type SeekMessage =
  | {
      readonly type: 'seek';
      readonly user: User;
      /** Not renamed, because servers of an earlier release read it during an upgrade. */
      readonly wish: SeekRequest;
    }
  | { readonly type: 'cancel'; readonly user: Pick<User, 'id'> };

/** Matchmaking for all servers. The leader knows all seeks, the others ask it. */
export class SharedMatchmaker {
  readonly #deps: SharedMatchmakerDeps;
  #unsubscribers: readonly (() => void)[] = [];

  constructor(parts: SharedMatchmakerDeps) {
    this.#deps = parts;
    parts.leadership.onChange((isOurs) => (isOurs ? this.#startServing() : this.#stopServing()));
  }

  get count(): number {
    return this.#deps.matchmaker.count;
  }

  async seek(user: User, request: SeekRequest, signal?: AbortSignal): Promise<SeekResult | ServerRefusal> {
    const until = performance.now() + SEEK_TIMEOUT_MS;
    while (performance.now() < until) {
      const answer = await this.#request({ type: 'seek', user, wish: request }, signal);
      if (signal?.aborted) return this.#abandon(user);
      if (answer && !('waiting' in answer && answer.waiting)) return answer;
      // There is no leader at this moment.
      if (!answer) await sleep(RETRY_DELAY_MS);
    }
    return { waiting: true };
  }

  /** Null if the leader does not answer. */
  async list(): Promise<readonly OpenSeek[] | null> {
    const { leadership, matchmaker, nats } = this.#deps;
    if (leadership.isLeader) return matchmaker.list();
    const listed = await nats.request(LIST_SUBJECT, '', LIST_TIMEOUT_MS);
    return listed === null ? null : JSON.parse(listed);
  }

  cancel(user: Pick<User, 'id'>): void {
    if (this.#deps.leadership.isLeader) this.#deps.matchmaker.cancel(user);
    else void this.#request({ type: 'cancel', user });
  }

  close(): void {
    this.#stopServing();
    this.#deps.matchmaker.close();
  }

  #abandon(user: User): SeekResult {
    this.cancel(user);
    return { waiting: false };
  }

  async #request(message: SeekMessage, signal?: AbortSignal): Promise<SeekResult | ServerRefusal | null> {
    const { leadership, nats } = this.#deps;
    if (leadership.isLeader) return this.#handleMessage(message, signal);
    const said = await nats.request(SUBJECT, JSON.stringify(message), REPLY_TIMEOUT_MS);
    return said === null ? null : JSON.parse(said);
  }

  async #handleMessage(message: SeekMessage, signal?: AbortSignal): Promise<SeekResult | ServerRefusal> {
    const { matchmaker } = this.#deps;
    if (message.type === 'seek') return matchmaker.seek(message.user, message.wish, signal);
    matchmaker.cancel(message.user);
    return { waiting: false };
  }

  #startServing(): void {
    const { nats, matchmaker } = this.#deps;
    this.#stopServing();
    this.#unsubscribers = [
      nats.serve(SUBJECT, async (text) => JSON.stringify(await this.#handleMessage(JSON.parse(text)))),
      nats.serve(LIST_SUBJECT, async () => JSON.stringify(matchmaker.list())),
    ];
  }

  #stopServing(): void {
    for (const unsubscribe of this.#unsubscribers) unsubscribe();
    this.#unsubscribers = [];
  }
}
