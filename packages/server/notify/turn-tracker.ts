import type { ClockRule, MatchId, UserId } from '@safehouse/protocol';
import { peopleAwaited, Table } from '@safehouse/table';

export interface NewTurn {
  readonly user: UserId;
  readonly match: MatchId;
  readonly game: string;
  readonly clock: ClockRule;
  readonly version: number;
}

const MAX_MATCHES = 50_000;

/** Remembers whose turn it was in each match, to detect new turns. */
export class TurnTracker {
  readonly #lastKnown = new Map<MatchId, { readonly version: number; readonly people: readonly UserId[] }>();

  /** The users whose turn has come since the last call. */
  newTurns(table: Table): NewTurn[] {
    const { header, version } = table;
    const people = peopleToAct(table);
    const before = this.#previousToAct(table);
    this.#remember(header.id, version, people);
    const { id: match, game, clock } = header;
    return people.filter((user) => !before.includes(user)).map((user) => ({ user, match, game, clock, version }));
  }

  /** If another process has written meanwhile, the remembered state is not the one before the last write. */
  #previousToAct(table: Table): readonly UserId[] {
    const known = this.#lastKnown.get(table.header.id);
    if (!known) return lastMover(table);
    const last = versionBeforeLastWrite(table);
    return last <= known.version ? known.people : peopleToAct(tableAtVersion(table, last));
  }

  #remember(id: MatchId, version: number, people: readonly UserId[]): void {
    if (people.length > 0) this.#lastKnown.set(id, { version, people });
    else this.#lastKnown.delete(id);
    if (this.#lastKnown.size <= MAX_MATCHES) return;
    const [oldest] = this.#lastKnown.keys();
    this.#lastKnown.delete(oldest);
  }
}

/** To move, or to take a reserved seat. Nobody with a realtime clock: there everybody is at the table anyway. */
function peopleToAct(table: Table): UserId[] {
  return table.header.clock.type === 'realtime' ? [] : peopleAwaited(table);
}

/** Entries that were written together have the same time and author. */
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

/** For a match that is not remembered: the player who has just moved needs no notification. */
function lastMover({ entries }: Table): UserId[] {
  const author = entries.at(-1)?.author ?? null;
  return author === null ? [] : [author];
}
