import type { Viewer } from '@safehouse/contract';
import {
  diffJson,
  MAX_EVENTS,
  type MatchView,
  packUpdate,
  renumberUpdate,
  type SnapshotMessage,
  type UpdateMessage,
  type ViewedEvent,
  type WordNumbers,
} from '@safehouse/protocol';
import { eventsSince, holderOf, matchViewAfterMoves, matchViewFor, type NameOf, type Table } from '@safehouse/table';
import { wordsOf } from './match-words.ts';

/** What all subscribers with the same view of a match were last sent. */
export class ViewerStream {
  readonly #viewer: Viewer;
  #view: MatchView;
  #hasOldNames = false;

  constructor(table: Table, viewer: Viewer, nameOf: NameOf) {
    this.#viewer = viewer;
    this.#view = viewFor(table, viewer, nameOf);
  }

  get version(): number {
    return this.#view.version;
  }

  /** The update from the last state to this one, written once for all subscribers; null if nothing is new. */
  update(table: Table, nameOf: NameOf): SharedUpdate | null {
    const before = this.#view;
    if (!this.#canChange(table)) return null;
    const onlyMoves = this.#hasOnlyMoves(table);
    const after = onlyMoves ? matchViewAfterMoves(table, this.#viewer, before) : viewFor(table, this.#viewer, nameOf);
    this.#hasOldNames = false;
    if (before.version === after.version && diffJson(before, after).length === 0) return null;
    this.#view = after;
    const events = eventsSince(table, this.#viewer, before.version);
    return new SharedUpdate([before, after], events, wordsOf(table.rules).numbers, onlyMoves);
  }

  /** The next update includes the names of the players again. */
  onNamesChanged(): void {
    this.#hasOldNames = true;
  }

  /** What a player sees depends only on the version and the names. */
  #canChange({ version }: Table): boolean {
    return this.#viewer === 'spectator' || version !== this.#view.version || this.#hasOldNames;
  }

  /** If so, everything except the game's part is unchanged. */
  #hasOnlyMoves({ status, version, entries }: Table): boolean {
    const before = this.#view;
    if (status !== 'running' || before.status !== 'running' || version <= before.version) return false;
    for (let i = before.version; i < version; i++) if (entries[i].event.type !== 'moved') return false;
    return !this.#hasOldNames;
  }

  /** The whole view for a new subscriber, with the first events after the version they name. */
  snapshot(table: Table, on: number, since: number | undefined): string {
    const events = since === undefined ? undefined : eventsSince(table, this.#viewer, since, MAX_EVENTS);
    const message: SnapshotMessage = { type: 'snapshot', on, match: this.#view, ...(events && { events }) };
    return JSON.stringify(message);
  }
}

/** An update in both formats, each written on demand. Subscribers' updates differ only in their number for the match. */
export class SharedUpdate {
  readonly #views: readonly [before: MatchView, after: MatchView];
  readonly #events: readonly ViewedEvent[];
  readonly #numbers: WordNumbers;
  readonly #onlyMoves: boolean;
  #tail: string | null = null;
  /** As packed for the first subscriber, under their number. */
  #packed: { readonly on: number; readonly bytes: Uint8Array } | null = null;

  constructor(
    views: readonly [before: MatchView, after: MatchView],
    events: readonly ViewedEvent[],
    numbers: WordNumbers,
    onlyMoves: boolean,
  ) {
    this.#views = views;
    this.#events = events;
    this.#numbers = numbers;
    this.#onlyMoves = onlyMoves;
  }

  textFor(on: number): string {
    this.#tail ??= this.#writeTail();
    return `{"type":"update","on":${on},${this.#tail}`;
  }

  bytesFor(on: number): Uint8Array {
    const packed = this.#packed;
    if (packed) return packed.on === on ? packed.bytes : renumberUpdate(on, packed.bytes);
    const bytes = packUpdate(on, this.#numbers, this.#views, this.#events, this.#onlyMoves);
    this.#packed = { on, bytes };
    return bytes;
  }

  #writeTail(): string {
    const body: Omit<UpdateMessage, 'type' | 'on'> = { events: this.#events, changes: diffJson(...this.#views) };
    return JSON.stringify(body).slice(1);
  }
}

function viewFor(table: Table, viewer: Viewer, nameOf: NameOf): MatchView {
  const holder = viewer === 'spectator' ? null : holderOf(table.chairs[viewer]);
  return matchViewFor(table, viewer, holder === null ? [] : table.seatsOf(holder), nameOf);
}
