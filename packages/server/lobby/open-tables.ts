import type { ListedMatch, MatchId, UserId } from '@safehouse/protocol';
import type { NameOf } from '@safehouse/table';
import type { Bus, BusMessage } from '../bus/bus.ts';
import { isAnyAmong } from '../match/among-players.ts';
import { toListedMatch } from '../match/listed-match.ts';
import type { MatchStore } from '../store/match-store.ts';
import type { PeopleStore } from '../store/people-store.ts';

const MAX_LISTED = 100;
/** Changes by other servers are visible after this time at the latest. */
const MAX_AGE_MS = 1000;

interface OpenTablesDeps {
  readonly store: {
    readonly matches: Pick<MatchStore, 'openTables'>;
    readonly people: Pick<PeopleStore, 'blocksOf'>;
  };
  readonly bus: Bus;
  readonly directory: { preload(users: readonly UserId[]): Promise<void>; readonly nameOf: NameOf };
  now(): number;
}

interface CachedList {
  readonly tables: Promise<readonly ListedMatch[]>;
  readonly readAt: number;
  /** Null while the list is being read. */
  ids: ReadonlySet<MatchId> | null;
}

/** The open tables. Read once for all callers, because it is the most expensive list. */
export class OpenTables {
  readonly #deps: OpenTablesDeps;
  #cached: CachedList | null = null;

  constructor(deps: OpenTablesDeps) {
    this.#deps = deps;
    deps.bus.subscribe((message) => {
      if (this.#isAffectedBy(message)) this.#cached = null;
    });
  }

  /** Users with a block between them do not see each other's tables. */
  async listFor(user: UserId | null): Promise<readonly ListedMatch[]> {
    const tables = await this.#list();
    const blocked = new Set(user === null ? [] : await this.#deps.store.people.blocksOf(user));
    return blocked.size === 0 ? tables : tables.filter(({ opponents }) => !isAnyAmong(blocked, opponents));
  }

  #list(): Promise<readonly ListedMatch[]> {
    const now = this.#deps.now();
    if (!this.#cached || now - this.#cached.readAt >= MAX_AGE_MS) this.#cached = this.#read(now);
    return this.#cached.tables;
  }

  #read(readAt: number): CachedList {
    const tables = this.#load();
    const cached: CachedList = { tables, readAt, ids: null };
    tables.then(
      (listed) => {
        cached.ids = new Set(listed.map(({ id }) => id));
      },
      () => {
        if (this.#cached === cached) this.#cached = null;
      },
    );
    return cached;
  }

  async #load(): Promise<readonly ListedMatch[]> {
    const { store, directory } = this.#deps;
    const open = await store.matches.openTables(MAX_LISTED);
    await directory.preload(open.flatMap(({ summary }) => summary.holders));
    return open.map((match) => toListedMatch(match, null, directory.nameOf));
  }

  /** Moves at other tables change nothing here. */
  #isAffectedBy(message: BusMessage): boolean {
    if (message.type === 'lobby' || message.type === 'user') return true;
    if (message.type !== 'match') return false;
    return message.table?.status !== 'running' || (this.#cached?.ids?.has(message.id) ?? true);
  }
}
