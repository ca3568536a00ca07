import type { Viewer } from '@safehouse/contract';
import {
  changesBetween,
  type Happened,
  type MatchPage,
  type Message,
  type Moved,
  Shorthand,
  shortPage,
  shortTail,
  type Told,
} from '@safehouse/protocol';
import { holderOf, type NameOf, pageOf, type Table, toldSince } from '@safehouse/table';
import type { Watcher } from './watcher.ts';

/** With what goes around it, a page shall not be above 2 kB for the sake of what has a number by now. */
const MOST_LETTERS = 1980;

/** What everybody with the same eyes has been shown of a match, in exactly the form in which they have it. */
export class Sight {
  readonly #viewer: Viewer;
  #shorthand = new Shorthand();
  /** Have all numbers been given up since the last news? */
  #isAnew = false;
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
    const { tail, page } = shortTail(before, after, h, this.#shorthand, this.#isAnew ? 'anew' : 'as before');
    if (tail === null) return null;
    this.#isAnew = false;
    this.#shown = page;
    const { version } = page;
    return new News(tail, () => ({ v: version, h, c: changesBetween({ ...before, version }, page) }));
  }

  /** All of it for somebody new, with what they were told after a version. */
  page(table: Table, { listener, on }: Watcher, since: number | undefined): string {
    const facts = since === undefined ? undefined : toldSince(table, this.#viewer, since);
    if (listener.form === 'short') {
      const missed = facts ? `,${JSON.stringify(facts)}` : '';
      return `[${on},null,${this.#shortPage()}${missed}]`;
    }
    const message: Message = { type: 'page', on, page: this.#shown, ...(facts && { facts }) };
    return JSON.stringify(message);
  }

  /** Where it would be too long, everybody begins anew: those who were there before learn again by and by. */
  #shortPage(): string {
    const text = shortPage(this.#shown, this.#shorthand);
    if (text.length <= MOST_LETTERS || this.#shorthand.isBlank) return text;
    this.#shorthand = new Shorthand();
    this.#isAnew = true;
    return shortPage(this.#shown, this.#shorthand);
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
