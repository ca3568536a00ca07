import type { MatchId, UserId } from '@safehouse/protocol';
import { holderOf, type Table } from '@safehouse/table';

/** Somebody whose turn has come. */
export interface TurnCome {
  readonly user: UserId;
  readonly match: MatchId;
  readonly game: string;
  readonly version: number;
}

const MOST_MATCHES = 50_000;

/** Remembers whose turn it was, to see whose it has become. */
export class Turns {
  readonly #waiting = new Map<MatchId, ReadonlySet<UserId>>();

  /** The people whose turn has come since the last look, in a match that people leave and come back to. */
  come(table: Table): TurnCome[] {
    const { header, version } = table;
    const now = peopleToAct(table);
    const before = this.#waiting.get(header.id) ?? lastMover(table);
    this.#remember(header.id, now);
    const { id: match, game } = header;
    return [...now].filter((user) => !before.has(user)).map((user) => ({ user, match, game, version }));
  }

  #remember(id: MatchId, waiting: ReadonlySet<UserId>): void {
    this.#waiting.delete(id);
    if (waiting.size > 0) this.#waiting.set(id, waiting);
    const [oldest] = this.#waiting.keys();
    if (this.#waiting.size > MOST_MATCHES) this.#waiting.delete(oldest);
  }
}

/** At a table with a quick clock everybody looks anyway. */
function peopleToAct({ header, toAct, chairs }: Table): Set<UserId> {
  if (header.clock.type === 'realtime') return new Set();
  return new Set(toAct.map((seat) => holderOf(chairs[seat])).filter((user) => user !== null));
}

/** Without a memory of the match: whoever has just moved knows that they go on. */
function lastMover({ entries }: Table): ReadonlySet<UserId> {
  const author = entries.at(-1)?.author ?? null;
  return new Set(author === null ? [] : [author]);
}
