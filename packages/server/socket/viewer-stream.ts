import type { Viewer } from '@safehouse/contract';
import { diffJson, MAX_EVENTS, type MatchView, type SnapshotMessage, type UpdateMessage } from '@safehouse/protocol';
import { eventsSince, holderOf, matchViewFor, type NameOf, type Table } from '@safehouse/table';

/** What all subscribers with the same view of a match were sent last. */
export class ViewerStream {
  readonly #viewer: Viewer;
  #view: MatchView;

  constructor(table: Table, viewer: Viewer, nameOf: NameOf) {
    this.#viewer = viewer;
    this.#view = viewFor(table, viewer, nameOf);
  }

  get version(): number {
    return this.#view.version;
  }

  /** The update from the last state to this one, written once for all subscribers; null where nothing is new. */
  update(table: Table, nameOf: NameOf): SharedUpdate | null {
    const before = this.#view;
    const after = viewFor(table, this.#viewer, nameOf);
    const changes = diffJson(before, after);
    if (changes.length === 0) return null;
    this.#view = after;
    return new SharedUpdate({ events: eventsSince(table, this.#viewer, before.version), changes });
  }

  /** The whole view for a new subscriber, with the first events after a version they name. */
  snapshot(table: Table, on: number, since: number | undefined): string {
    const events = since === undefined ? undefined : eventsSince(table, this.#viewer, since, MAX_EVENTS);
    const message: SnapshotMessage = { type: 'snapshot', on, match: this.#view, ...(events && { events }) };
    return JSON.stringify(message);
  }
}

/** An update as text: only the subscriber's own number is put in front. */
export class SharedUpdate {
  readonly #tail: string;

  constructor(body: Omit<UpdateMessage, 'type' | 'on'>) {
    this.#tail = JSON.stringify(body).slice(1);
  }

  textFor(on: number): string {
    return `{"type":"update","on":${on},${this.#tail}`;
  }
}

function viewFor(table: Table, viewer: Viewer, nameOf: NameOf): MatchView {
  const holder = viewer === 'spectator' ? null : holderOf(table.chairs[viewer]);
  return matchViewFor(table, viewer, holder === null ? [] : table.seatsOf(holder), nameOf);
}
