import { isJsonObject, type JsonPath } from './json-diff.ts';
import type { Words } from './words.ts';

type Key = JsonPath[number];

/** Somewhere in a page, by its number: they count on from 0, the page itself. Null for one without a number. */
type Place = number | null;

/** So many are kept; what comes later is spelt out each time. */
const MOST_PLACES = 64;

/** What changes in every page: the view, who is to act, and the first of these. */
const FIRST_AROUND: readonly number[] = [0, 0, 0, 2];
const FIRST_KEYS: readonly Key[] = ['', 'view', 'toAct', 0];

/**
 * Places that have changed before have numbers. One is spelt out where it first changes: from the last on the way that
 * has a number, by keys. Both sides give the next numbers to all that is new on this way.
 *
 * Two flat lists, gone through from the beginning: every viewer of every match has a pair, and a tree of maps would be
 * most of what a server keeps in memory.
 */
export class Places {
  /** By number: which place this one is in, and under which key. */
  readonly #around: number[] = [...FIRST_AROUND];
  readonly #keys: Key[] = [...FIRST_KEYS];

  get isBlank(): boolean {
    return this.#keys.length === FIRST_KEYS.length;
  }

  /** How a place is called to those who have this page. */
  name(path: JsonPath, page: unknown, words: Words): number | readonly unknown[] {
    let place = 0;
    let depth = 0;
    for (; depth < path.length; depth++) {
      const next = this.#inside(place, path[depth]);
      if (next < 0) break;
      place = next;
    }
    return depth === path.length ? place : this.#spelt(place, path, depth, page, words);
  }

  #spelt(from: number, path: JsonPath, depth: number, page: unknown, words: Words): readonly unknown[] {
    const spelt: unknown[] = [from];
    let place: Place = from;
    let item = itemAt(page, path.slice(0, depth));
    for (const key of path.slice(depth)) {
      const told = keyTold(item, key);
      spelt.push(typeof told === 'string' ? words.pack(told) : told);
      place = this.#enter(place, key);
      item = itemAt(item, [key]);
    }
    return spelt;
  }

  /** The place behind a name. */
  named(name: unknown, page: unknown, words: Words): JsonPath {
    if (!Array.isArray(name)) return this.#path(this.#numbered(name));
    const [first, ...keys] = name;
    let place: Place = this.#numbered(first);
    const path = this.#path(place);
    for (const told of keys) {
      const key = typeof told === 'number' ? keyMeant(itemAt(page, path), told) : words.unpack(told);
      place = this.#enter(place, key);
      path.push(key);
    }
    return path;
  }

  /** All but the first for somebody who gets this page: by the number of the place around, and the key. */
  listFor(page: unknown): unknown[] {
    const list: unknown[] = [];
    for (let place = FIRST_KEYS.length; place < this.#keys.length; place++) {
      const around = this.#around[place];
      const key = this.#keys[place];
      const item = itemAt(page, this.#path(around));
      // What was a list has become an object: such a number is not to be taken for one of its keys.
      list.push(around, typeof key === 'number' && isJsonObject(item) ? [key] : keyTold(item, key));
    }
    return list;
  }

  learn(list: readonly unknown[], page: unknown): void {
    for (let i = 0; i < list.length; i += 2) {
      const around = this.#numbered(list[i]);
      const told = list[i + 1];
      const key = typeof told === 'number' ? keyMeant(itemAt(page, this.#path(around)), told) : told;
      this.#enter(around, Array.isArray(key) ? Number(key[0]) : (key as Key));
    }
  }

  #numbered(number: unknown): number {
    const place = Number(number);
    if (this.#keys[place] === undefined) throw new Error(`no such place: ${JSON.stringify(number)}`);
    return place;
  }

  #path(place: number): Key[] {
    const path: Key[] = [];
    for (let at = place; at > 0; at = this.#around[at]) path.unshift(this.#keys[at]);
    return path;
  }

  /** Less than nothing where it has no number. */
  #inside(around: number, key: Key): number {
    for (let place = 1; place < this.#keys.length; place++)
      if (this.#around[place] === around && this.#keys[place] === key) return place;
    return -1;
  }

  #enter(around: Place, key: Key): Place {
    if (around === null) return null;
    const known = this.#inside(around, key);
    if (known >= 0) return known;
    if (this.#keys.length > MOST_PLACES) return null;
    this.#around.push(around);
    this.#keys.push(key);
    return this.#keys.length - 1;
  }
}

export function itemAt(page: unknown, path: JsonPath): unknown {
  let item = page;
  for (const key of path) {
    const isThere = typeof item === 'object' && item !== null && Object.hasOwn(item, key);
    item = isThere ? (item as { readonly [key: Key]: unknown })[key] : undefined;
  }
  return item;
}

/** A key of an object is told as its place among the keys, which all have in the same order; a new one by its name. */
function keyTold(item: unknown, key: Key): Key {
  if (!isJsonObject(item)) return key;
  const place = Object.keys(item).indexOf(String(key));
  return place < 0 ? key : place;
}

function keyMeant(item: unknown, told: number): Key {
  return isJsonObject(item) ? Object.keys(item)[told] : told;
}
