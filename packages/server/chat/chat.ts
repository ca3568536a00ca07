import {
  type ChatContent,
  type ChatMessage,
  type MatchId,
  refusal,
  type ServerRefusal,
  type UserId,
} from '@safehouse/protocol';
import type { Bus } from '../bus/bus.ts';
import type { Directory } from '../identity/directory.ts';
import { type ChatStore, MAX_LINES_READ, type StoredChatLine } from '../store/chat-store.ts';
import type { Visibility } from '../visibility/visibility.ts';

export interface ChatDeps {
  readonly store: ChatStore;
  readonly bus: Bus;
  readonly directory: Directory;
  readonly visibility: Pick<Visibility, 'chatRefusal' | 'chatVisibleUntil'>;
  /** The type of the bus message for a new line; `chat` by default. */
  readonly messageType?: 'chat' | 'spectator-chat';
  /** The rate limit for one author. */
  mayPost(user: UserId): boolean;
  now(): number;
}

/** How often others may take the next number before posting fails. */
const MAX_ATTEMPTS = 20;

/** The chat of all tables. A line is stored before it is sent to anybody. */
export class Chat {
  readonly #deps: ChatDeps;

  constructor(deps: ChatDeps) {
    this.#deps = deps;
  }

  get #messageType() {
    return this.#deps.messageType ?? 'chat';
  }

  /** The number of the new line, or the refusal. Throws NotStoredError. */
  async post(match: MatchId, user: UserId, content: ChatContent): Promise<{ readonly n: number } | ServerRefusal> {
    const why = await this.#deps.visibility.chatRefusal(match, user);
    if (why) return why;
    return this.#deps.mayPost(user)
      ? this.#append(match, user, content)
      : refusal('too-many-requests', 'too many messages: wait a little');
  }

  async #append(match: MatchId, user: UserId, content: ChatContent): Promise<{ readonly n: number } | ServerRefusal> {
    const { store, bus, now } = this.#deps;
    for (let tried = 0; tried < MAX_ATTEMPTS; tried++) {
      const n = (await store.lastLineNumber(match)) + 1;
      if ((await store.add(match, { n, at: now(), user, said: content })) === 'conflict') continue;
      bus.publish({ type: this.#messageType, id: match, line: n });
      return { n };
    }
    return refusal('too-many-requests', 'too many messages at this table: wait a little');
  }

  /** The latest lines after number `n` that this person may read, the oldest first; null if there is no such match. */
  async linesAfter(match: MatchId, user: UserId | null, n: number): Promise<readonly ChatMessage[] | null> {
    const { store, directory, visibility } = this.#deps;
    const until = await visibility.chatVisibleUntil(match, user);
    if (until === null) return null;
    const lines = await store.linesSince(match, n, { until: Math.floor(until), limit: MAX_LINES_READ });
    await directory.preload([...new Set(lines.map((line) => line.user))]);
    return lines.map((line) => toChatLine(line, directory));
  }

  /** Null if there is no such line, or this person may not read it. */
  async lineFor(match: MatchId, user: UserId | null, n: number): Promise<ChatMessage | null> {
    const { store, directory, visibility } = this.#deps;
    const until = await visibility.chatVisibleUntil(match, user);
    const line = until === null ? null : await store.line(match, n);
    if (!line || until === null || line.at > until) return null;
    await directory.preload([line.user]);
    return toChatLine(line, directory);
  }

  /** Removes a line for everybody; false if there is none. */
  async remove(match: MatchId, n: number): Promise<boolean> {
    const removed = await this.#deps.store.remove(match, n);
    if (removed) this.#deps.bus.publish({ type: this.#messageType, id: match, line: n });
    return removed;
  }
}

function toChatLine({ n, at, user, said }: StoredChatLine, directory: Directory): ChatMessage {
  return { n, at, user, name: directory.nameOf(user), said: said ?? { removed: true } };
}
