import { loadGame } from '@safehouse/games/registry';
import {
  type ChatLine,
  type MatchId,
  refusal,
  type Saying,
  type ServerRefusal,
  type UserId,
} from '@safehouse/protocol';
import { rulesOf } from '@safehouse/table';
import type { Bus } from '../bus/bus.ts';
import type { Directory } from '../identity/directory.ts';
import type { Rooms } from '../match/rooms.ts';
import type { ChatStore, StoredLine } from '../store/chat.ts';
import { type Heard, heardBy, whySilent } from './rules.ts';

export interface ChatParts {
  readonly store: ChatStore;
  readonly rooms: Rooms;
  readonly bus: Bus;
  readonly directory: Directory;
  /** Has this person not talked too much of late? */
  mayTalk(user: UserId): boolean;
  /** Is the same deal played elsewhere? Then nobody outside may hear what is said about it. */
  isClosed(match: MatchId): Promise<boolean>;
  now(): number;
}

/** How often others may be faster with the next line before we give up. */
const TRIES = 20;
const MOST_LINES = 1000;

const NO_MATCH = refusal('not-found', 'there is no such match');

/** What is said at the tables: kept first, told then. */
export class Chat {
  readonly #parts: ChatParts;

  constructor(parts: ChatParts) {
    this.#parts = parts;
  }

  /** The number of the new line, or why it is not said. Throws NotStored. */
  async say(match: MatchId, user: UserId, said: Saying): Promise<{ readonly n: number } | ServerRefusal> {
    const { rooms } = this.#parts;
    const header = await rooms.look(match, (table) => table.header);
    if (!header) return NO_MATCH;
    const partners = (await loadGame(header.game, rulesOf(header)))?.partners ?? (() => false);
    // In one object, because null alone would mean that there is no match.
    const silent = await rooms.look(match, (table) => ({ why: whySilent(table, user, partners) }));
    if (!silent) return NO_MATCH;
    if (silent.why) return silent.why;
    return this.#parts.mayTalk(user) ? this.#keep(match, user, said) : refusal('too-many-requests', 'slowly');
  }

  async #keep(match: MatchId, user: UserId, said: Saying): Promise<{ readonly n: number } | ServerRefusal> {
    const { store, bus, now } = this.#parts;
    for (let tried = 0; tried < TRIES; tried++) {
      const n = (await store.last(match)) + 1;
      if (n > MOST_LINES) return refusal('too-many-requests', 'enough has been said at this table');
      if ((await store.add(match, { n, at: now(), user, said })) === 'conflict') continue;
      bus.publish({ type: 'chat', id: match, line: n });
      return { n };
    }
    return refusal('too-many-requests', 'everybody talks at once');
  }

  /** Lines after a number as this person may read them, the oldest first; null where there is no such match. */
  async since(match: MatchId, user: UserId | null, n: number): Promise<readonly ChatLine[] | null> {
    const { rooms, store, directory, now } = this.#parts;
    const heard = await rooms.look(match, (table) => heardBy(table, user, now()));
    if (heard === null) return null;
    const until = await this.#until(match, heard);
    const lines = (await store.since(match, n)).filter(({ at }) => at <= until);
    await directory.meet([...new Set(lines.map((line) => line.user))]);
    return lines.map((line) => shown(line, directory));
  }

  async #until(match: MatchId, { until, untilWhileClosed }: Heard): Promise<number> {
    return untilWhileClosed < until && (await this.#parts.isClosed(match)) ? untilWhileClosed : until;
  }

  /** Takes a line away for everybody; false where there is none. */
  async remove(match: MatchId, n: number): Promise<boolean> {
    const removed = await this.#parts.store.remove(match, n);
    if (removed) this.#parts.bus.publish({ type: 'chat', id: match, line: n });
    return removed;
  }
}

function shown({ n, at, user, said }: StoredLine, directory: Directory): ChatLine {
  return { n, at, user, name: directory.nameOf(user), said: said ?? { removed: true } };
}
