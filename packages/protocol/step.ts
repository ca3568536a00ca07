import { isTree, put, stretchBetween, type Tree } from './changes.ts';
import type { Shapes } from './shapes.ts';

/**
 * What changed inside one object or list. A key and its new value; or -1 minus the key and what changed inside; or in
 * place of a key a list: a key that went away, or from where a list lost how many items and what came instead. A key
 * is a place: in the list, or among the keys of the object as it was. A new key is its own name.
 */
export type Node = readonly unknown[];

/** From one page to the next, in the short form; and the next one as those have it who followed. */
interface Step<Page> {
  readonly changes: Node;
  readonly page: Page;
}

/**
 * Everything in one walk through both pages, for this is done for every viewer of every move. What is the same in both
 * is not looked into; `after` is taken as it is, but the keys stay in the order in which the readers have them.
 */
export function stepBetween<Page extends object>(before: Page, after: Page, shapes: Shapes): Step<Page> {
  const changes: unknown[] = [];
  const page = stepOfTree(before as Tree, after as Tree, changes, shapes) as Page;
  return { changes, page };
}

/** Writes down what has become of the item at a place; returns it as the readers have it from now on. */
function stepAt(place: number, before: unknown, after: unknown, into: unknown[], shapes: Shapes): unknown {
  if (before === after) return before;
  const inside: unknown[] = [];
  let now = after;
  if (Array.isArray(before) && Array.isArray(after)) now = stepOfList(before, after, inside, shapes);
  else if (isTree(before) && isTree(after)) now = stepOfTree(before, after, inside, shapes);
  else into.push(place, shapes.pack(after));
  if (inside.length > 0) into.push(-1 - place, inside);
  return now;
}

function stepOfTree(before: Tree, after: Tree, into: unknown[], shapes: Shapes): Tree {
  const keys = Object.keys(before);
  if (!isInOrder(keys, Object.keys(after))) return regrown(before, after, into, shapes);
  let tree = after;
  for (let place = 0; place < keys.length; place++) {
    const key = keys[place];
    const now = stepAt(place, before[key], after[key], into, shapes);
    if (now !== after[key]) tree = { ...tree, [key]: now };
  }
  return tree;
}

function isInOrder(keys: readonly string[], others: readonly string[]): boolean {
  if (keys.length !== others.length) return false;
  for (let i = 0; i < keys.length; i++) if (keys[i] !== others[i]) return false;
  return true;
}

/** Some keys have gone or come, or stand in another order: the old ones stay where they are, new ones come last. */
function regrown(before: Tree, after: Tree, into: unknown[], shapes: Shapes): Tree {
  const tree: { [key: string]: unknown } = {};
  for (const [place, key] of Object.keys(before).entries()) {
    if (!Object.hasOwn(after, key)) into.push([place]);
    else put(tree, key, stepAt(place, before[key], after[key], into, shapes));
  }
  for (const key of Object.keys(after)) {
    if (Object.hasOwn(before, key)) continue;
    into.push(key, shapes.pack(after[key]));
    put(tree, key, after[key]);
  }
  return tree;
}

function stepOfList(
  before: readonly unknown[],
  after: readonly unknown[],
  into: unknown[],
  shapes: Shapes,
): readonly unknown[] {
  if (before.length !== after.length) return spliced(before, after, into, shapes);
  let list = after;
  for (let place = 0; place < after.length; place++) {
    const now = stepAt(place, before[place], after[place], into, shapes);
    if (now !== after[place]) list = list.with(place, now);
  }
  return list;
}

function spliced(
  before: readonly unknown[],
  after: readonly unknown[],
  into: unknown[],
  shapes: Shapes,
): readonly unknown[] {
  const { head, removed, items } = stretchBetween(before, after);
  into.push([head, removed, ...items.map((item) => shapes.pack(item))]);
  return before.toSpliced(head, removed, ...items);
}
