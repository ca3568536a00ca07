import type { GameLoader } from '@safehouse/games/registry';
import type { ServerRefusal, UserId } from '@safehouse/protocol';
import { type Decision, type Entry, isRefusal, type MatchEvent, summarize, type Table } from '@safehouse/table';
import type { MatchStore } from '../store/match-store.ts';
import type { RoomMemory } from './room-memory.ts';

/** The author of a command, and their key for it. */
export interface CommandSource {
  readonly author: UserId | null;
  readonly key: string | null;
}

export type CommandResult =
  | { readonly ok: true; readonly version: number }
  | { readonly ok: false; readonly refusal: ServerRefusal };

export interface RoomDeps {
  readonly store: MatchStore;
  /** Do other processes write to the same store? Then the memory may be outdated. */
  readonly isShared?: boolean;
  /** Replaces the games of the registry. */
  readonly loadGame?: GameLoader;
  /** Overrides the number of matches in memory, and their size in bytes. */
  readonly maxRooms?: number;
  readonly maxBytes?: number;
  now(): number;
  /** Called when the entries are durable. */
  onStored(table: Table, entries: readonly Entry[]): void;
}

/**
 * A match in memory. Commands and reads run one after the other, so nobody sees what is not stored yet. A room that
 * failed to store something is invalid and is loaded again.
 */
export class Room {
  readonly #table: Table;
  readonly #deps: RoomDeps;
  #isBusy = false;
  /** Jobs that wait for the current one, the oldest first. */
  readonly #waitingJobs: (() => void)[] = [];
  #isInvalid = false;

  constructor(table: Table, deps: RoomDeps) {
    this.#table = table;
    this.#deps = deps;
  }

  get isInvalid(): boolean {
    return this.#isInvalid;
  }

  /** Can nothing happen to it any more? */
  get isOver(): boolean {
    const { status } = this.#table;
    return status !== 'open' && status !== 'running';
  }

  /** Is it played with an edition that is not built in? */
  get hasEdition(): boolean {
    return this.#table.header.edition !== undefined;
  }

  estimateBytes(memory: RoomMemory): number {
    return memory.bytesOf(this.#table);
  }

  /** 'rival' if another process has written to this match: try again in a new room. Throws NotStoredError. */
  execute(source: CommandSource, decide: (table: Table, now: number) => Decision): Promise<CommandResult | 'rival'> {
    return this.#runAlone(() =>
      this.#deps.isShared ? this.#executeFresh(source, decide) : this.#execute(source, decide),
    );
  }

  /** `version`: the oldest acceptable version; without it the newest stored one is read. */
  read<T>(reader: (table: Table) => T, version = Number.POSITIVE_INFINITY): Promise<T | 'rival'> {
    const isOutdated = () => this.#deps.isShared === true && this.#table.version < version;
    return this.#runAlone(() => (isOutdated() ? this.#catchUp().then(() => reader(this.#table)) : reader(this.#table)));
  }

  /** Entries stored by another process. If they do not continue ours they are ignored, and the next read loads them. */
  async applyRemote(entries: readonly Entry[]): Promise<void> {
    await this.#runAlone(() => this.#applyEntries(entries.filter(({ version }) => version > this.#table.version)));
  }

  /** Applies what other processes have stored since; returns whether there was anything. */
  async #catchUp(): Promise<boolean> {
    const { header, version } = this.#table;
    const newEntries = await this.#deps.store.entriesSince(header.id, version);
    this.#applyEntries(newEntries);
    return newEntries.length > 0;
  }

  #applyEntries(newEntries: readonly Entry[]): void {
    const table = this.#table;
    if (newEntries.length > 0 && newEntries[0].version !== table.version + 1) return;
    try {
      for (const entry of newEntries) table.apply(entry);
    } catch (error) {
      this.#isInvalid = true;
      throw error;
    }
  }

  /** The store verifies the version of a success. A refusal may be due to outdated state: catch up and retry. */
  async #executeFresh(
    source: CommandSource,
    decide: (table: Table, now: number) => Decision,
  ): Promise<CommandResult | 'rival'> {
    const before = this.#table.version;
    const result = await this.#execute(source, decide);
    const isUnchecked = result !== 'rival' && (!result.ok || this.#table.version === before);
    if (!isUnchecked || !(await this.#catchUp())) return result;
    return this.#executeFresh(source, decide);
  }

  /** Runs at once, or after all earlier jobs. */
  async #runAlone<T>(job: () => T | Promise<T>): Promise<T | 'rival'> {
    if (this.#isBusy) await new Promise<void>((resolve) => this.#waitingJobs.push(resolve));
    this.#isBusy = true;
    try {
      return this.#isInvalid ? 'rival' : await job();
    } finally {
      // The room stays busy for the next job, so that no other can start in between.
      const startNext = this.#waitingJobs.shift();
      if (startNext) startNext();
      else this.#isBusy = false;
    }
  }

  #execute(
    { author, key }: CommandSource,
    decide: (table: Table, now: number) => Decision,
  ): CommandResult | Promise<CommandResult | 'rival'> {
    const table = this.#table;
    const before = author !== null && key !== null ? table.versionOfRequest(author, key) : null;
    if (before !== null) return { ok: true, version: before };
    const now = this.#deps.now();
    const decision = decide(table, now);
    if (isRefusal(decision)) return { ok: false, refusal: decision };
    if (decision.length === 0) return { ok: true, version: table.version };
    return this.#commit(decision, { author, key }, now);
  }

  async #commit(events: readonly MatchEvent[], source: CommandSource, at: number): Promise<CommandResult | 'rival'> {
    const table = this.#table;
    const entries = events.map(
      (happening, i): Entry => ({
        version: table.version + 1 + i,
        at,
        author: source.author,
        key: i === 0 ? source.key : null,
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
