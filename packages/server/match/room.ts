import type { LoadGame } from '@safehouse/games/registry';
import type { ServerRefusal, UserId } from '@safehouse/protocol';
import { type Answer, type Entry, type Happening, isRefusal, summaryOf, type Table } from '@safehouse/table';
import type { MatchStore } from '../store/matches.ts';

/** Who asks, and under which name of their own. */
export interface Asker {
  readonly author: UserId | null;
  readonly key: string | null;
}

export type Asked =
  | { readonly ok: true; readonly version: number }
  | { readonly ok: false; readonly refusal: ServerRefusal };

export interface RoomParts {
  readonly store: MatchStore;
  /** Do other processes write to the same store? Then what is in memory may be of yesterday. */
  readonly isShared?: boolean;
  /** The games of this process; those of the registry where none are named. */
  readonly loadGame?: LoadGame;
  /** How many matches are kept in memory, if not the usual number. */
  readonly most?: number;
  now(): number;
  /** The entries are on the disk: tell everybody. */
  settled(table: Table, entries: readonly Entry[]): void;
}

/**
 * A match in memory, with one door: whoever asks or looks does so one after another, and nobody sees what is not on
 * the disk yet. A room that could not store something is spoilt, and is loaded anew from what was stored.
 */
export class Room {
  readonly #table: Table;
  readonly #parts: RoomParts;
  #last: Promise<unknown> = Promise.resolve();
  #isSpoilt = false;

  constructor(table: Table, parts: RoomParts) {
    this.#table = table;
    this.#parts = parts;
  }

  get isSpoilt(): boolean {
    return this.#isSpoilt;
  }

  /** Will nobody move here any more? */
  get isOver(): boolean {
    const { status } = this.#table;
    return status !== 'open' && status !== 'running';
  }

  /** 'rival' when somebody else has written to this match: to be asked again in a fresh room. Throws NotStored. */
  ask(asker: Asker, decide: (table: Table, now: number) => Answer): Promise<Asked | 'rival'> {
    return this.#inTurn(() => this.#decideFresh(asker, decide));
  }

  /** `version`: whoever has been told of it is content with it; others want the newest there is. */
  look<T>(see: (table: Table) => T, version = Number.POSITIVE_INFINITY): Promise<T | 'rival'> {
    return this.#inTurn(async () => {
      if (this.#parts.isShared && this.#table.version < version) await this.#catchUp();
      return see(this.#table);
    });
  }

  /** Others have written this. What does not follow upon what is here is left: it will be asked for. */
  async hear(entries: readonly Entry[]): Promise<void> {
    await this.#inTurn(() => this.#play(entries.filter(({ version }) => version > this.#table.version)));
  }

  /** Plays what others have written meanwhile; was there anything? */
  async #catchUp(): Promise<boolean> {
    const { header, version } = this.#table;
    const tail = await this.#parts.store.entriesSince(header.id, version);
    this.#play(tail);
    return tail.length > 0;
  }

  #play(tail: readonly Entry[]): void {
    const table = this.#table;
    if (tail.length > 0 && tail[0].version !== table.version + 1) return;
    try {
      for (const entry of tail) table.apply(entry);
    } catch (error) {
      this.#isSpoilt = true;
      throw error;
    }
  }

  /** A yes is checked by the store, which knows the version. A no might be one of yesterday: it is looked up. */
  async #decideFresh(asker: Asker, decide: (table: Table, now: number) => Answer): Promise<Asked | 'rival'> {
    const before = this.#table.version;
    const asked = await this.#decide(asker, decide);
    const isUnchecked = asked !== 'rival' && (!asked.ok || this.#table.version === before);
    if (!this.#parts.isShared || !isUnchecked || !(await this.#catchUp())) return asked;
    return this.#decideFresh(asker, decide);
  }

  #inTurn<T>(job: () => T | Promise<T>): Promise<T | 'rival'> {
    const turn = this.#last.then(() => (this.#isSpoilt ? 'rival' : job()));
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  async #decide(
    { author, key }: Asker,
    decide: (table: Table, now: number) => Answer,
  ): Promise<Asked | 'rival'> {
    const table = this.#table;
    const before = author !== null && key !== null ? table.versionOf(author, key) : null;
    if (before !== null) return { ok: true, version: before };
    const now = this.#parts.now();
    const answer = decide(table, now);
    if (isRefusal(answer)) return { ok: false, refusal: answer };
    if (answer.length === 0) return { ok: true, version: table.version };
    return this.#happen(answer, { author, key }, now);
  }

  async #happen(happenings: readonly Happening[], asker: Asker, at: number): Promise<Asked | 'rival'> {
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
      const stored = await this.#parts.store.append(table.header.id, entries, summaryOf(table, at));
      this.#isSpoilt = stored === 'conflict';
    } catch (error) {
      this.#isSpoilt = true;
      throw error;
    }
    if (this.#isSpoilt) return 'rival';
    this.#parts.settled(table, entries);
    return { ok: true, version: entries[0].version };
  }
}
