import { isTree, type Path } from './changes.ts';
import type { Words } from './words.ts';

type Key = Path[number];

/** Somewhere in a page. Its number counts on from 0, the page itself; null for one that came when there were enough. */
interface Place {
  readonly path: Path;
  readonly number: number | null;
  readonly around: number;
  /** Only once there is something in it. */
  inside: Map<Key, Place> | null;
}

/** So many are kept; what comes later is spelt out each time. */
const MOST_PLACES = 64;

/** What changes in every page. */
const FIRST: readonly (readonly [around: number, key: Key])[] = [
  [0, 'view'],
  [0, 'toAct'],
  [2, 0],
];

/**
 * Places that have changed before have numbers. One is spelt out where it first changes: from the last on the way that
 * has a number, by keys. Both sides give the next numbers to all that is new on this way.
 */
export class Places {
  readonly #list: Place[] = [{ path: [], number: 0, around: 0, inside: null }];

  constructor() {
    for (const [around, key] of FIRST) this.#enter(this.#numbered(around), key);
  }

  /** How a place is called to those who have this page. */
  name(path: Path, page: unknown, words: Words): number | readonly unknown[] {
    let place = this.#list[0];
    for (let next: Place | undefined = place; next; next = place.inside?.get(path[place.path.length]))
      place = next;
    if (place.path.length === path.length && place.number !== null) return place.number;
    const spelt: unknown[] = [place.number];
    let item = itemAt(page, place.path);
    for (const key of path.slice(place.path.length)) {
      const told = keyTold(item, key);
      spelt.push(typeof told === 'string' ? words.pack(told) : told);
      place = this.#enter(place, key);
      item = itemAt(item, [key]);
    }
    return spelt;
  }

  /** The place behind a name. */
  named(name: unknown, page: unknown, words: Words): Path {
    if (!Array.isArray(name)) return this.#numbered(name).path;
    const [first, ...keys] = name;
    let place = this.#numbered(first);
    for (const told of keys) {
      const key = typeof told === 'number' ? keyMeant(itemAt(page, place.path), told) : words.unpack(told);
      place = this.#enter(place, key);
    }
    return place.path;
  }

  /** All but the first for somebody who gets this page: by the number of the place around, and the key. */
  listFor(page: unknown): unknown[] {
    return this.#list.slice(1 + FIRST.length).flatMap(({ around, path }) => {
      const [key] = path.slice(-1);
      const item = itemAt(page, this.#numbered(around).path);
      // What was a list has become an object: such a number is not to be taken for one of its keys.
      return [around, typeof key === 'number' && isTree(item) ? [key] : keyTold(item, key)];
    });
  }

  learn(list: readonly unknown[], page: unknown): void {
    for (let i = 0; i < list.length; i += 2) {
      const around = this.#numbered(list[i]);
      const told = list[i + 1];
      const key = typeof told === 'number' ? keyMeant(itemAt(page, around.path), told) : told;
      this.#enter(around, Array.isArray(key) ? Number(key[0]) : (key as Key));
    }
  }

  #numbered(number: unknown): Place {
    const place = this.#list[Number(number)];
    if (!place) throw new Error(`no such place: ${JSON.stringify(number)}`);
    return place;
  }

  #enter(around: Place, key: Key): Place {
    const known = around.inside?.get(key);
    if (known) return known;
    const isKept = around.number !== null && this.#list.length <= MOST_PLACES;
    const number = isKept ? this.#list.length : null;
    const place: Place = { path: [...around.path, key], number, around: around.number ?? 0, inside: null };
    if (!isKept) return place;
    around.inside ??= new Map();
    around.inside.set(key, place);
    this.#list.push(place);
    return place;
  }
}

export function itemAt(page: unknown, path: Path): unknown {
  let item = page;
  for (const key of path) {
    const isThere = typeof item === 'object' && item !== null && Object.hasOwn(item, key);
    item = isThere ? (item as { readonly [key: Key]: unknown })[key] : undefined;
  }
  return item;
}

/** A key of an object is told as its place among the keys, which all have in the same order; a new one by its name. */
function keyTold(item: unknown, key: Key): Key {
  if (!isTree(item)) return key;
  const place = Object.keys(item).indexOf(String(key));
  return place < 0 ? key : place;
}

function keyMeant(item: unknown, told: number): Key {
  return isTree(item) ? Object.keys(item)[told] : told;
}
