import { loadGame } from '@safehouse/games/registry';
import {
  type ChatContent,
  type ChatMessage,
  type MatchId,
  refusal,
  type ServerRefusal,
  type UserId,
} from '@safehouse/protocol';
import { rulesVersionOfTable } from '@safehouse/table';
import type { Bus } from '../bus/bus.ts';
import type { Directory } from '../identity/directory.ts';
import type { Rooms } from '../match/rooms.ts';
import type { ChatStore, StoredChatLine } from '../store/chat-store.ts';
import { type ChatVisibility, chatRefusal, chatVisibilityFor } from './rules.ts';

export interface ChatDeps {
  readonly store: ChatStore;
  readonly rooms: Rooms;
  readonly bus: Bus;
  readonly directory: Directory;
  /** Has this person not talked too much of late? */
  mayPost(user: UserId): boolean;
  /** Is the same deal played elsewhere? Then nobody outside may hear what is said about it. */
  isDealInPlay(match: MatchId): Promise<boolean>;
  now(): number;
}

/** How often others may be faster with the next line before we give up. */
const MAX_ATTEMPTS = 20;
const MAX_LINES = 1000;

const MATCH_NOT_FOUND = refusal('not-found', 'there is no such match');

/** What is said at the tables: kept first, told then. */
export class Chat {
  readonly #deps: ChatDeps;

  constructor(parts: ChatDeps) {
    this.#deps = parts;
  }

  /** The number of the new line, or why it is not said. Throws NotStored. */
  async post(
    match: MatchId,
    user: UserId,
    said: ChatContent,
  ): Promise<{ readonly n: number } | ServerRefusal> {
    const { rooms } = this.#deps;
    const header = await rooms.read(match, (table) => table.header);
    if (!header) return MATCH_NOT_FOUND;
    const partners = (await loadGame(header.game, rulesVersionOfTable(header)))?.isTeamGame ?? (() => false);
    // In one object, because null alone would mean that there is no match.
    const silent = await rooms.read(match, (table) => ({ why: chatRefusal(table, user, partners) }));
    if (!silent) return MATCH_NOT_FOUND;
    if (silent.why) return silent.why;
    return this.#deps.mayPost(user)
      ? this.#append(match, user, said)
      : refusal('too-many-requests', 'slowly');
  }

  async #append(
    match: MatchId,
    user: UserId,
    said: ChatContent,
  ): Promise<{ readonly n: number } | ServerRefusal> {
    const { store, bus, now } = this.#deps;
    for (let tried = 0; tried < MAX_ATTEMPTS; tried++) {
      const n = (await store.lastLineNumber(match)) + 1;
      if (n > MAX_LINES) return refusal('too-many-requests', 'enough has been said at this table');
      if ((await store.add(match, { n, at: now(), user, said })) === 'conflict') continue;
      bus.publish({ type: 'chat', id: match, line: n });
      return { n };
    }
    return refusal('too-many-requests', 'everybody talks at once');
  }

  /** Lines after a number as this person may read them, the oldest first; null where there is no such match. */
  async linesAfter(match: MatchId, user: UserId | null, n: number): Promise<readonly ChatMessage[] | null> {
    const { rooms, store, directory, now } = this.#deps;
    const heard = await rooms.read(match, (table) => chatVisibilityFor(table, user, now()));
    if (heard === null) return null;
    const until = await this.#visibleUntil(match, heard);
    const lines = (await store.linesSince(match, n)).filter(({ at }) => at <= until);
    await directory.preload([...new Set(lines.map((line) => line.user))]);
    return lines.map((line) => toChatLine(line, directory));
  }

  async #visibleUntil(match: MatchId, { until, untilWhileDealInPlay }: ChatVisibility): Promise<number> {
    return untilWhileDealInPlay < until && (await this.#deps.isDealInPlay(match))
      ? untilWhileDealInPlay
      : until;
  }

  /** Takes a line away for everybody; false where there is none. */
  async remove(match: MatchId, n: number): Promise<boolean> {
    const removed = await this.#deps.store.remove(match, n);
    if (removed) this.#deps.bus.publish({ type: 'chat', id: match, line: n });
    return removed;
  }
}

function toChatLine({ n, at, user, said }: StoredChatLine, directory: Directory): ChatMessage {
  return { n, at, user, name: directory.nameOf(user), said: said ?? { removed: true } };
}
