import type { Viewer } from '@safehouse/contract';
import {
  changesBetween,
  type Happened,
  type MatchPage,
  type Message,
  type Moved,
  Shorthand,
  shortTail,
  type Told,
} from '@safehouse/protocol';
import { holderOf, type NameOf, pageOf, type Table, toldSince } from '@safehouse/table';
import type { Watcher } from './watcher.ts';

/** What everybody with the same eyes has been shown of a match, in exactly the form in which they have it. */
export class Sight {
  readonly #viewer: Viewer;
  readonly #shorthand = new Shorthand();
  #shown: MatchPage;

  constructor(table: Table, viewer: Viewer, nameOf: NameOf) {
    this.#viewer = viewer;
    this.#shown = pageFor(table, viewer, nameOf);
  }

  get version(): number {
    return this.#shown.version;
  }

  /** Null where there is nothing new. */
  update(table: Table, nameOf: NameOf): News | null {
    const before = this.#shown;
    const after = pageFor(table, this.#viewer, nameOf);
    const h = toldSince(table, this.#viewer, before.version).map(happened);
    const { tail, page } = shortTail(before, after, h, this.#shorthand);
    if (tail === null) return null;
    this.#shown = page;
    const { version } = page;
    return new News(tail, () => ({ v: version, h, c: changesBetween({ ...before, version }, page) }));
  }

  /** All of it for somebody new, with what they were told after a version. */
  page(table: Table, { listener, on }: Watcher, since: number | undefined): string {
    const message: Message = {
      type: 'page',
      on,
      page: this.#shown,
      ...(since !== undefined && { facts: toldSince(table, this.#viewer, since) }),
      ...(listener.form === 'short' && { known: this.#shorthand.knownFor(this.#shown) }),
    };
    return JSON.stringify(message);
  }
}

type Going = Omit<Moved, 'type' | 'on'>;

/** One message for many: written once in either form, and only the topic's number put before it. */
export class News {
  readonly #short: string;
  /** Hardly anybody asks for the plain form: it is made when somebody does. */
  readonly #long: () => Going;
  #plain: string | null = null;

  constructor(short: string, long: () => Going) {
    this.#short = short;
    this.#long = long;
  }

  text({ listener, on }: Watcher): string {
    if (listener.form === 'short') return `[${on},${this.#short}`;
    this.#plain ??= JSON.stringify(this.#long()).slice(1);
    return `{"type":"moved","on":${on},${this.#plain}`;
  }
}

function happened(told: Told): Happened {
  return 'table' in told ? { t: told.table } : { s: told.seat, f: told.facts };
}

function pageFor(table: Table, viewer: Viewer, nameOf: NameOf): MatchPage {
  const holder = viewer === 'spectator' ? null : holderOf(table.chairs[viewer]);
  return pageOf(table, viewer, holder === null ? [] : table.seatsOf(holder), nameOf);
}
