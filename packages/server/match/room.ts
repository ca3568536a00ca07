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

/** Receives the outcome of a command, at once or later: without a promise for each layer that it passes. */
export interface Outcome<T> {
  resolve(result: T): void;
  /** NotStoredError, or a fault of this program. */
  reject(error: unknown): void;
}

/** What a command leads to at this table, at this time. */
export type Decide = (table: Table, now: number) => Decision;

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
  /** Called when the entries are durable; without entries when a table is created. */
  onStored(table: Table, entries: readonly Entry[]): void;
}

/**
 * A match in memory. Commands and reads run one after the other, so nobody sees what is not stored yet. A room that
 * failed to store something is invalid and is loaded again.
 */
export class Room {
  readonly #table: Table;
  readonly #deps: RoomDeps;
  /** Does a job run? The next one starts only after the outcome of this one was reported. */
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

  /** 'rival' if another process has written to this match: try again in a new room. */
  execute(source: CommandSource, decide: Decide, outcome: Outcome<CommandResult | 'rival'>): void {
    if (this.#isBusy) this.#waitingJobs.push(() => this.#startCommand(source, decide, outcome));
    else this.#startCommand(source, decide, outcome);
  }

  #startCommand(source: CommandSource, decide: Decide, outcome: Outcome<CommandResult | 'rival'>): void {
    this.#isBusy = true;
    let result: CommandResult | 'rival' | Promise<CommandResult | 'rival'>;
    try {
      result = this.#attempt(source, decide);
    } catch (error) {
      this.#reject(outcome, error);
      return;
    }
    if (!(result instanceof Promise)) this.#resolve(outcome, result);
    else
      result.then(
        (later) => this.#resolve(outcome, later),
        (error) => this.#reject(outcome, error),
      );
  }

  #resolve(outcome: Outcome<CommandResult | 'rival'>, result: CommandResult | 'rival'): void {
    try {
      outcome.resolve(result);
    } finally {
      this.#startNext();
    }
  }

  #reject(outcome: Outcome<CommandResult | 'rival'>, error: unknown): void {
    try {
      outcome.reject(error);
    } finally {
      this.#startNext();
    }
  }

  /** `version`: the oldest acceptable version; without it the newest stored one is read. */
  read<T>(reader: (table: Table) => T, version = Number.POSITIVE_INFINITY): Promise<T | 'rival'> {
    return this.#runAlone(() =>
      this.#isOlderThan(version) ? this.#catchUp().then(() => reader(this.#table)) : reader(this.#table),
    );
  }

  /** The table, if it can be read without waiting; otherwise null. */
  tableNow(version = Number.POSITIVE_INFINITY): Table | null {
    return this.#isBusy || this.#isInvalid || this.#isOlderThan(version) ? null : this.#table;
  }

  #isOlderThan(version: number): boolean {
    return this.#deps.isShared === true && this.#table.version < version;
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
      this.#invalidate(error);
    }
  }

  #attempt(source: CommandSource, decide: Decide): CommandResult | 'rival' | Promise<CommandResult | 'rival'> {
    if (this.#isInvalid) return 'rival';
    return this.#deps.isShared ? this.#executeFresh(source, decide) : this.#executeOnce(source, decide);
  }

  /** The store verifies the version of a success. A refusal may be due to outdated state: catch up and retry. */
  async #executeFresh(source: CommandSource, decide: Decide): Promise<CommandResult | 'rival'> {
    const before = this.#table.version;
    const result = await this.#executeOnce(source, decide);
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
      this.#startNext();
    }
  }

  /**
   * The room stays busy for the next job, so that no other can start in between. It does not start at once: thousands of
   * jobs that end at once would be nested.
   */
  #startNext(): void {
    const next = this.#waitingJobs.shift();
    if (next) queueMicrotask(next);
    else this.#isBusy = false;
  }

  #executeOnce({ author, key }: CommandSource, decide: Decide): CommandResult | Promise<CommandResult | 'rival'> {
    const table = this.#table;
    const before = author !== null && key !== null ? table.versionOfRequest(author, key) : null;
    if (before !== null) return { ok: true, version: before };
    const now = this.#deps.now();
    const decision = decide(table, now);
    if (isRefusal(decision)) return { ok: false, refusal: decision };
    if (decision.length === 0) return { ok: true, version: table.version };
    return this.#commit(toEntries(table, decision, { author, key }, now));
  }

  #commit(entries: readonly Entry[]): Promise<CommandResult | 'rival'> {
    return this.#append(entries).then(
      (stored) => {
        this.#isInvalid = stored === 'conflict';
        if (stored === 'conflict') return 'rival';
        this.#deps.onStored(this.#table, entries);
        this.#table.releaseLastEntry();
        return { ok: true, version: entries[0].version };
      },
      (error) => this.#invalidate(error),
    );
  }

  #append(entries: readonly Entry[]): ReturnType<MatchStore['append']> {
    const table = this.#table;
    try {
      for (const entry of entries) table.apply(entry);
      table.observers.afterEntries(table);
      return this.#deps.store.append(table.header.id, entries, summarize(table, entries[0].at));
    } catch (error) {
      return this.#invalidate(error);
    }
  }

  #invalidate(error: unknown): never {
    this.#isInvalid = true;
    throw error;
  }
}

function toEntries(table: Table, events: readonly MatchEvent[], { author, key }: CommandSource, at: number): Entry[] {
  return events.map((event, i) => ({
    version: table.version + 1 + i,
    at,
    author,
    key: i === 0 ? key : null,
    event,
  }));
}
