import type { Viewer } from '@safehouse/contract';
import {
  diffJson,
  type MatchView,
  type ServerMessage,
  Shorthand,
  shortPage,
  shortTail,
  type UpdateMessage,
  type ViewedEvent,
  type WireEvent,
} from '@safehouse/protocol';
import { eventsSince, holderOf, matchViewFor, type NameOf, type Table } from '@safehouse/table';
import type { MatchSubscription } from './subscription.ts';

/** With what goes around it, a page shall not be above 2 kB for the sake of what has a number by now. */
const MAX_SNAPSHOT_LENGTH = 1980;

/** What everybody with the same eyes has been shown of a match, in exactly the form in which they have it. */
export class ViewerStream {
  readonly #viewer: Viewer;
  #shorthand = new Shorthand();
  /** Have all numbers been given up since the last news? */
  #isShorthandReset = false;
  #view: MatchView;

  constructor(table: Table, viewer: Viewer, nameOf: NameOf) {
    this.#viewer = viewer;
    this.#view = viewFor(table, viewer, nameOf);
  }

  get version(): number {
    return this.#view.version;
  }

  /** Null where there is nothing new. */
  update(table: Table, nameOf: NameOf): StreamUpdate | null {
    const before = this.#view;
    const after = viewFor(table, this.#viewer, nameOf);
    const h = eventsSince(table, this.#viewer, before.version).map(toWireEvent);
    const { tail, page } = shortTail(
      before,
      after,
      h,
      this.#shorthand,
      this.#isShorthandReset ? 'anew' : 'as before',
    );
    if (tail === null) return null;
    this.#isShorthandReset = false;
    this.#view = page;
    const { version } = page;
    return new StreamUpdate(tail, () => ({ v: version, h, c: diffJson({ ...before, version }, page) }));
  }

  /** All of it for somebody new, with what they were told after a version. */
  snapshot(table: Table, { subscriber, on }: MatchSubscription, since: number | undefined): string {
    const facts = since === undefined ? undefined : eventsSince(table, this.#viewer, since);
    if (subscriber.format === 'short') {
      const missed = facts ? `,${JSON.stringify(facts)}` : '';
      return `[${on},null,${this.#shortSnapshot()}${missed}]`;
    }
    const message: ServerMessage = { type: 'page', on, page: this.#view, ...(facts && { facts }) };
    return JSON.stringify(message);
  }

  /** Where it would be too long, everybody begins anew: those who were there before learn again by and by. */
  #shortSnapshot(): string {
    const text = shortPage(this.#view, this.#shorthand);
    if (text.length <= MAX_SNAPSHOT_LENGTH || this.#shorthand.isBlank) return text;
    this.#shorthand = new Shorthand();
    this.#isShorthandReset = true;
    return shortPage(this.#view, this.#shorthand);
  }
}

type UpdateBody = Omit<UpdateMessage, 'type' | 'on'>;

/** One message for many: written once in either form, and only the topic's number put before it. */
export class StreamUpdate {
  readonly #shortTail: string;
  /** Hardly anybody asks for the plain form: it is made when somebody does. */
  readonly #createPlainBody: () => UpdateBody;
  #plainText: string | null = null;

  constructor(short: string, long: () => UpdateBody) {
    this.#shortTail = short;
    this.#createPlainBody = long;
  }

  textFor({ subscriber, on }: MatchSubscription): string {
    if (subscriber.format === 'short') return `[${on},${this.#shortTail}`;
    this.#plainText ??= JSON.stringify(this.#createPlainBody()).slice(1);
    return `{"type":"moved","on":${on},${this.#plainText}`;
  }
}

function toWireEvent(told: ViewedEvent): WireEvent {
  return 'table' in told ? { t: told.table } : { s: told.seat, f: told.facts };
}

function viewFor(table: Table, viewer: Viewer, nameOf: NameOf): MatchView {
  const holder = viewer === 'spectator' ? null : holderOf(table.chairs[viewer]);
  return matchViewFor(table, viewer, holder === null ? [] : table.seatsOf(holder), nameOf);
}
