import type { Viewer } from '@safehouse/contract';
import { type ChangingView, diffJson, MAX_EVENTS, type MatchView, type SnapshotMessage } from '@safehouse/protocol';
import {
  changingViewFor,
  eventsSince,
  holderOf,
  matchViewFor,
  type NameOf,
  type Table,
  type TableObserver,
} from '@safehouse/table';
import { SharedUpdate } from './shared-update.ts';

/** The update to a table whose last entries are being stored. */
interface PreparedUpdate {
  readonly table: Table;
  readonly version: number;
  readonly update: SharedUpdate;
}

/**
 * What all subscribers with the same view of a match were last sent. A player's view is not kept between moves but
 * computed again just before the next one, and the update is packed just after it: if thousands of views are kept,
 * garbage collections have to move them, and they have left the caches when they are compared.
 */
export class ViewerStream implements TableObserver {
  readonly #viewer: Viewer;
  #version: number;
  /** What moves do not change, as last sent. */
  #constant: MatchView;
  /** The rest; null while it can be computed. Spectators' is kept, because what they see also depends on the time. */
  #changing: ChangingView | null;
  /** Not sent before the entries are stored. */
  #prepared: PreparedUpdate | null = null;
  /** The number of one of the subscribers, for which updates are packed. */
  #on = 0;
  #hasTextReaders = false;
  #hasOldNames = false;
  #isClosed = false;

  constructor(table: Table, viewer: Viewer, nameOf: NameOf) {
    this.#viewer = viewer;
    const view = viewFor(table, viewer, nameOf);
    this.#version = view.version;
    this.#constant = withoutChanging(view);
    this.#changing = viewer === 'spectator' ? changingPartOf(view) : null;
    this.#observe(table);
  }

  get version(): number {
    return this.#version;
  }

  /** Stops observing tables. */
  close(): void {
    this.#isClosed = true;
  }

  #observe({ observers }: Table): void {
    if (this.#viewer !== 'spectator') observers.add(this);
  }

  beforeEntry(table: Table): boolean {
    if (!this.#isClosed && table.version === this.#version) this.#changing ??= changingViewFor(table, this.#viewer);
    return !this.#isClosed;
  }

  afterEntries(table: Table): void {
    if (this.#changing === null || !this.#hasOnlyMoves(table)) return;
    const { update } = this.#moveUpdate(table, this.#changing);
    if (!this.#hasTextReaders) update.keepOnlyBytes(this.#on);
    this.#prepared = { table, version: table.version, update };
    this.#changing = null;
  }

  /** Is it known what was sent last? Not if the table has changed before it was observed, or twice in the meantime. */
  canUpdate(table: Table): boolean {
    return this.#changing !== null || table.version === this.#version || this.#preparedFor(table) !== null;
  }

  #preparedFor(table: Table): SharedUpdate | null {
    const prepared = this.#prepared;
    if (prepared?.table !== table || prepared.version !== table.version || this.#hasOldNames) return null;
    return prepared.update;
  }

  /** The update from the last state to this one, written once for all subscribers; null if nothing is new. */
  update(table: Table, nameOf: NameOf): SharedUpdate | null {
    this.#observe(table);
    const prepared = this.#preparedFor(table);
    this.#prepared = null;
    if (prepared) {
      this.#version = table.version;
      return prepared;
    }
    if (!this.#canChange(table)) return null;
    const before = this.#lastChanging(table);
    if (!this.#hasOnlyMoves(table)) return this.#fullUpdate(table, before, nameOf);
    const { update, after } = this.#moveUpdate(table, before);
    this.#keep(after);
    return update;
  }

  /** The next update includes the names of the players again. */
  onNamesChanged(): void {
    this.#hasOldNames = true;
  }

  /** One of the subscribers reads updates as JSON. */
  addTextReader(): void {
    this.#hasTextReaders = true;
  }

  /** What a player sees depends only on the version and the names. */
  #canChange({ version }: Table): boolean {
    return this.#viewer === 'spectator' || version !== this.#version || this.#hasOldNames;
  }

  #hasOnlyMoves({ status, version, entries }: Table): boolean {
    if (status !== 'running' || this.#constant.status !== 'running' || version <= this.#version) return false;
    for (let i = this.#version; i < version; i++) if (entries[i].event.type !== 'moved') return false;
    return !this.#hasOldNames;
  }

  #lastChanging(table: Table): ChangingView {
    return this.#changing ?? changingViewFor(table, this.#viewer);
  }

  #moveUpdate(table: Table, before: ChangingView) {
    const after = changingViewFor(table, this.#viewer);
    const events = eventsSince(table, this.#viewer, before.version);
    return {
      after,
      update: new SharedUpdate(table.rules, { changed: { type: 'moves', views: [before, after] }, events }),
    };
  }

  #fullUpdate(table: Table, changing: ChangingView, nameOf: NameOf): SharedUpdate | null {
    const before = { ...this.#constant, ...changing };
    const after = viewFor(table, this.#viewer, nameOf);
    this.#hasOldNames = false;
    if (before.version === after.version && diffJson(before, after).length === 0) return null;
    this.#constant = withoutChanging(after);
    this.#keep(changingPartOf(after));
    const events = eventsSince(table, this.#viewer, before.version);
    return new SharedUpdate(table.rules, { changed: { type: 'all', views: [before, after] }, events });
  }

  #keep(changing: ChangingView): void {
    this.#version = changing.version;
    this.#changing = this.#viewer === 'spectator' ? changing : null;
  }

  /** The whole view for a new subscriber, with the first events after the version they name. */
  snapshot(table: Table, on: number, since: number | undefined): string {
    this.#on = on;
    const events = since === undefined ? undefined : eventsSince(table, this.#viewer, since, MAX_EVENTS);
    const match = { ...this.#constant, ...this.#lastChanging(table) };
    const message: SnapshotMessage = { type: 'snapshot', on, match, ...(events && { events }) };
    return JSON.stringify(message);
  }
}

/** Frees what is kept or computed separately. */
function withoutChanging(view: MatchView): MatchView {
  return { ...view, clock: null, toAct: [], view: null, legal: [] };
}

function changingPartOf({ version, clock, toAct, view, legal, undoAsked }: MatchView): ChangingView {
  return { version, clock, toAct, view, legal, undoAsked };
}

function viewFor(table: Table, viewer: Viewer, nameOf: NameOf): MatchView {
  const holder = viewer === 'spectator' ? null : holderOf(table.chairs[viewer]);
  return matchViewFor(table, viewer, holder === null ? [] : table.seatsOf(holder), nameOf);
}
