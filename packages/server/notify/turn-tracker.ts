import type { MatchId, UserId } from '@safehouse/protocol';
import { holdersOf, Table } from '@safehouse/table';

/** Somebody whose turn has come. */
export interface NewTurn {
  readonly user: UserId;
  readonly match: MatchId;
  readonly game: string;
  readonly version: number;
}

const MAX_MATCHES = 50_000;

/** Remembers whose turn it was, to see whose it has become. */
export class TurnTracker {
  readonly #lastKnown = new Map<MatchId, { readonly version: number; readonly people: readonly UserId[] }>();

  /** The people whose turn has come since the last look, in a match that people leave and come back to. */
  newTurns(table: Table): NewTurn[] {
    const { header, version } = table;
    const now = peopleToAct(table);
    const before = this.#previousToAct(table);
    this.#remember(header.id, version, now);
    const { id: match, game } = header;
    return now.filter((user) => !before.includes(user)).map((user) => ({ user, match, game, version }));
  }

  /** Another process may have written since: what is remembered then is no longer the last that was so. */
  #previousToAct(table: Table): readonly UserId[] {
    const known = this.#lastKnown.get(table.header.id);
    if (!known) return lastMover(table);
    const last = versionBeforeLastWrite(table);
    return last <= known.version ? known.people : peopleToAct(tableAtVersion(table, last));
  }

  #remember(id: MatchId, version: number, people: readonly UserId[]): void {
    this.#lastKnown.delete(id);
    if (people.length > 0) this.#lastKnown.set(id, { version, people });
    if (this.#lastKnown.size <= MAX_MATCHES) return;
    const [oldest] = this.#lastKnown.keys();
    this.#lastKnown.delete(oldest);
  }
}

/** At a table with a quick clock everybody looks anyway. */
function peopleToAct({ header, toAct, chairs }: Table): UserId[] {
  return header.clock.type === 'realtime' ? [] : holdersOf(toAct.map((seat) => chairs[seat]));
}

/** The version before what was written last, all of which has the same moment and author. */
function versionBeforeLastWrite({ entries }: Table): number {
  const last = entries.at(-1);
  const before = entries.findLastIndex(({ at, author }) => at !== last?.at || author !== last.author);
  return before < 0 ? 0 : entries[before].version;
}

function tableAtVersion({ header, rules, entries }: Table, version: number): Table {
  const past = new Table(header, rules);
  for (const entry of entries.slice(0, version)) past.apply(entry);
  return past;
}

/** Without a memory of the match: whoever has just moved knows that they go on. */
function lastMover({ entries }: Table): UserId[] {
  const author = entries.at(-1)?.author ?? null;
  return author === null ? [] : [author];
}
