import type { GameLoader } from '@safehouse/games/registry';
import type { ServerRefusal, UserId } from '@safehouse/protocol';
import {
  type Decision,
  type Entry,
  isRefusal,
  type MatchEvent,
  summarize,
  type Table,
} from '@safehouse/table';
import type { MatchStore } from '../store/match-store.ts';
import type { RoomMemory } from './room-memory.ts';

/** Who asks, and under which name of their own. */
export interface CommandSource {
  readonly author: UserId | null;
  readonly key: string | null;
}

export type CommandResult =
  | { readonly ok: true; readonly version: number }
  | { readonly ok: false; readonly refusal: ServerRefusal };

export interface RoomDeps {
  readonly store: MatchStore;
  /** Do other processes write to the same store? Then what is in memory may be of yesterday. */
  readonly isShared?: boolean;
  /** The games of this process; those of the registry where none are named. */
  readonly loadGame?: GameLoader;
  /** How many matches are kept in memory, and how many bytes of them, if not the usual. */
  readonly maxRooms?: number;
  readonly maxBytes?: number;
  now(): number;
  /** The entries are on the disk: tell everybody. */
  onStored(table: Table, entries: readonly Entry[]): void;
}

/**
 * A match in memory, with one door: whoever asks or looks does so one after another, and nobody sees what is not on
 * the disk yet. A room that could not store something is spoilt, and is loaded anew from what was stored.
 */
export class Room {
  readonly #table: Table;
  readonly #deps: RoomDeps;
  #queueTail: Promise<unknown> = Promise.resolve();
  #isInvalid = false;

  constructor(table: Table, parts: RoomDeps) {
    this.#table = table;
    this.#deps = parts;
  }

  get isInvalid(): boolean {
    return this.#isInvalid;
  }

  /** Will nobody move here any more? */
  get isOver(): boolean {
    const { status } = this.#table;
    return status !== 'open' && status !== 'running';
  }

  estimateBytes(memory: RoomMemory): number {
    return memory.bytesOf(this.#table);
  }

  /** 'rival' when somebody else has written to this match: to be asked again in a fresh room. Throws NotStored. */
  execute(
    asker: CommandSource,
    decide: (table: Table, now: number) => Decision,
  ): Promise<CommandResult | 'rival'> {
    return this.#enqueue(() => this.#executeFresh(asker, decide));
  }

  /** `version`: whoever has been told of it is content with it; others want the newest there is. */
  read<T>(see: (table: Table) => T, version = Number.POSITIVE_INFINITY): Promise<T | 'rival'> {
    return this.#enqueue(async () => {
      if (this.#deps.isShared && this.#table.version < version) await this.#catchUp();
      return see(this.#table);
    });
  }

  /** Others have written this. What does not follow upon what is here is left: it will be asked for. */
  async applyRemote(entries: readonly Entry[]): Promise<void> {
    await this.#enqueue(() =>
      this.#applyEntries(entries.filter(({ version }) => version > this.#table.version)),
    );
  }

  /** Plays what others have written meanwhile; was there anything? */
  async #catchUp(): Promise<boolean> {
    const { header, version } = this.#table;
    const tail = await this.#deps.store.entriesSince(header.id, version);
    this.#applyEntries(tail);
    return tail.length > 0;
  }

  #applyEntries(tail: readonly Entry[]): void {
    const table = this.#table;
    if (tail.length > 0 && tail[0].version !== table.version + 1) return;
    try {
      for (const entry of tail) table.apply(entry);
    } catch (error) {
      this.#isInvalid = true;
      throw error;
    }
  }

  /** A yes is checked by the store, which knows the version. A no might be one of yesterday: it is looked up. */
  async #executeFresh(
    asker: CommandSource,
    decide: (table: Table, now: number) => Decision,
  ): Promise<CommandResult | 'rival'> {
    const before = this.#table.version;
    const asked = await this.#execute(asker, decide);
    const isUnchecked = asked !== 'rival' && (!asked.ok || this.#table.version === before);
    if (!this.#deps.isShared || !isUnchecked || !(await this.#catchUp())) return asked;
    return this.#executeFresh(asker, decide);
  }

  #enqueue<T>(job: () => T | Promise<T>): Promise<T | 'rival'> {
    const turn = this.#queueTail.then(() => (this.#isInvalid ? 'rival' : job()));
    this.#queueTail = turn.catch(() => undefined);
    return turn;
  }

  async #execute(
    { author, key }: CommandSource,
    decide: (table: Table, now: number) => Decision,
  ): Promise<CommandResult | 'rival'> {
    const table = this.#table;
    const before = author !== null && key !== null ? table.versionOfRequest(author, key) : null;
    if (before !== null) return { ok: true, version: before };
    const now = this.#deps.now();
    const answer = decide(table, now);
    if (isRefusal(answer)) return { ok: false, refusal: answer };
    if (answer.length === 0) return { ok: true, version: table.version };
    return this.#commit(answer, { author, key }, now);
  }

  async #commit(
    happenings: readonly MatchEvent[],
    asker: CommandSource,
    at: number,
  ): Promise<CommandResult | 'rival'> {
    const table = this.#table;
    const entries = happenings.map(
      (happening, i): Entry => ({
        version: table.version + 1 + i,
        at,
        author: asker.author,
        key: i === 0 ? asker.key : null,
        happening,
      }),
    );
    try {
      for (const entry of entries) table.apply(entry);
      const stored = await this.#deps.store.append(table.header.id, entries, summarize(table, at));
      this.#isInvalid = stored === 'conflict';
    } catch (error) {
      this.#isInvalid = true;
      throw error;
    }
    if (this.#isInvalid) return 'rival';
    this.#deps.onStored(table, entries);
    return { ok: true, version: entries[0].version };
  }
}
