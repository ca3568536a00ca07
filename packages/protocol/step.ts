import { isJsonObject, type JsonObject, type JsonPath, setOwnKey, spliceBetween } from './json-diff.ts';
import type { Shorthand } from './shorthand.ts';

type Key = JsonPath[number];

/** Both above this: then what is added is shorter to write than the sum. */
const LONG_NUMBER = 9999;

/**
 * Writes down what has changed from one page to the next: a place and what stands there now, by turns. Returns the next
 * one as those have it who followed: the keys stay in the order in which the readers have them.
 *
 * Everything in one walk through both pages, for this is done for every viewer of every move. What says the same stays
 * the very same value: so of a page that is kept for long, little is new with every move.
 */
export function stepBetween<Page extends object>(
  before: Page,
  after: Page,
  shorthand: Shorthand,
  into: unknown[],
): Page {
  return new Walk(before, shorthand, into).tree(before as JsonObject, after as JsonObject) as Page;
}

/** Every way to walk returns what is there now, as the readers have it from now on; `before` where nothing is new. */
class Walk {
  readonly #before: unknown;
  readonly #shorthand: Shorthand;
  readonly #into: unknown[];
  readonly #path: Key[] = [];

  constructor(before: unknown, shorthand: Shorthand, into: unknown[]) {
    this.#before = before;
    this.#shorthand = shorthand;
    this.#into = into;
  }

  tree(before: JsonObject, after: JsonObject): JsonObject {
    const keys = Object.keys(after);
    if (!isInOrder(before, keys)) return this.#regrown(before, after);
    let tree: { [key: string]: unknown } | null = null;
    for (const key of keys) {
      const was = before[key];
      const now = this.#item(key, was, after[key]);
      if (now === was) continue;
      tree ??= { ...before };
      setOwnKey(tree, key, now);
    }
    return tree ?? before;
  }

  #item(key: Key, before: unknown, after: unknown): unknown {
    if (before === after) return before;
    // The page's version is told by how much has happened.
    if (key === 'version' && this.#path.length === 0) return after;
    this.#path.push(key);
    let now = after;
    if (Array.isArray(before) && Array.isArray(after)) now = this.#list(before, after);
    else if (isJsonObject(before) && isJsonObject(after)) now = this.tree(before, after);
    else this.#changed(before, after);
    this.#path.pop();
    return now;
  }

  #changed(before: unknown, after: unknown): void {
    const place = this.#place();
    if (typeof place === 'number' && isLong(before) && isLong(after)) this.#into.push(-place, after - before);
    else this.#into.push(place, this.#shorthand.shapes.pack(after));
  }

  #place(): number | readonly unknown[] {
    const { places, words } = this.#shorthand;
    return places.name(this.#path, this.#before, words);
  }

  /** Some keys have gone or come, or stand in another order: the old ones stay where they are, new ones come last. */
  #regrown(before: JsonObject, after: JsonObject): JsonObject {
    const tree: { [key: string]: unknown } = {};
    for (const key of Object.keys(before)) {
      if (Object.hasOwn(after, key)) setOwnKey(tree, key, this.#item(key, before[key], after[key]));
      else this.#go(key);
    }
    for (const key of Object.keys(after)) {
      if (Object.hasOwn(before, key)) continue;
      this.#come(key, after[key]);
      setOwnKey(tree, key, after[key]);
    }
    return tree;
  }

  #go(key: string): void {
    this.#path.push(key);
    this.#into.push(this.#place(), []);
    this.#path.pop();
  }

  /** The place first: whoever reads learns in the order of what is written. */
  #come(key: string, value: unknown): void {
    this.#path.push(key);
    this.#into.push(this.#place());
    this.#into.push(this.#shorthand.shapes.pack(value));
    this.#path.pop();
  }

  #list(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
    if (before.length !== after.length) return this.#spliced(before, after);
    let list: unknown[] | null = null;
    for (let i = 0; i < after.length; i++) {
      const now = this.#item(i, before[i], after[i]);
      if (now === before[i]) continue;
      list ??= [...before];
      list[i] = now;
    }
    return list ?? before;
  }

  #spliced(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
    const { head, removed, items } = spliceBetween(before, after);
    const place = this.#place();
    const packed = items.map((item) => this.#shorthand.shapes.pack(item));
    this.#into.push(place, [-1 - head, removed, ...packed]);
    return before.toSpliced(head, removed, ...items);
  }
}

function isLong(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > LONG_NUMBER;
}

/** Are these its keys, one after the other? */
function isInOrder(tree: JsonObject, keys: readonly string[]): boolean {
  let i = 0;
  for (const key in tree) if (key !== keys[i++]) return false;
  return i === keys.length;
}
