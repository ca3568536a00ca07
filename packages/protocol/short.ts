import { type Change, isTree, type Path } from './changes.ts';
import type { Shapes } from './shapes.ts';
import type { Happened, Moved } from './told.ts';

type Fact = { readonly type: string };

/**
 * The short form of a move, for pages that are watched by many: a list of the topic, the version, what changed in the
 * page, and for every happening the seat and the facts, or null and the fact about the table.
 */
export type ShortMoved = readonly [on: number, v: number, changes: Node, ...happened: unknown[]];

/**
 * What changed inside one object or list. A key and its new value; or -1 minus the key and what changed inside; or in
 * place of a key a list: a key that went away, or from where a list lost how many items and what came instead. A key
 * is a place: in the list, or among the keys of the object as it was. A new key is its own name.
 */
type Node = readonly unknown[];

/** Everything but the topic, as text that can be shared by all who watch; `before` is the page they have. */
export function shortTail(before: object, { v, c, h }: Omit<Moved, 'type' | 'on'>, shapes: Shapes): string {
  const changes = shortChanges(before, c, 0, shapes);
  const happened = h.flatMap((one) =>
    't' in one ? [null, shapes.pack(one.t)] : [one.s, one.f.map((fact) => shapes.pack(fact))],
  );
  return JSON.stringify([v, changes, ...happened]).slice(1);
}

export function isShort(value: unknown): value is ShortMoved {
  return Array.isArray(value);
}

/** The message behind the short form, for somebody who has the page and has read everything since. */
export function longMoved(before: object, [on, v, changes, ...rest]: ShortMoved, shapes: Shapes): Moved {
  const c = longChanges(before, changes, [], shapes);
  const h: Happened[] = [];
  for (let i = 0; i < rest.length; i += 2) h.push(happenedIn(rest[i], rest[i + 1], shapes));
  return { type: 'moved', on, v, h, c };
}

function happenedIn(seat: unknown, told: unknown, shapes: Shapes): Happened {
  if (seat === null) return { t: shapes.unpack(told) } as Happened;
  return { s: Number(seat), f: (told as readonly unknown[]).map((fact) => shapes.unpack(fact) as Fact) };
}

function shortChanges(before: unknown, changes: readonly Change[], depth: number, shapes: Shapes): Node {
  const node: unknown[] = [];
  for (const [key, inside] of Map.groupBy(changes, ([path]) => path[depth])) {
    const [[path, ...values]] = inside;
    const place = key === undefined ? null : placeOf(before, key);
    if (place === null)
      node.push([values[0], values[1], ...values.slice(2).map((item) => shapes.pack(item))]);
    else if (path.length > depth + 1 || values.length > 1) {
      node.push(-1 - Number(place), shortChanges(itemAt(before, key), inside, depth + 1, shapes));
    } else if (values.length === 1) node.push(place, shapes.pack(values[0]));
    else node.push([place]);
  }
  return node;
}

function longChanges(before: unknown, node: Node, path: Path, shapes: Shapes): Change[] {
  const changes: Change[] = [];
  for (let i = 0; i < node.length; i++) {
    const place = node[i];
    if (Array.isArray(place)) changes.push(gone(before, place, path, shapes));
    else if (typeof place === 'number' && place < 0) {
      const key = keyAt(before, -1 - place);
      changes.push(...longChanges(itemAt(before, key), node[++i] as Node, [...path, key], shapes));
    } else changes.push([[...path, keyAt(before, place)], shapes.unpack(node[++i])]);
  }
  return changes;
}

function gone(before: unknown, place: readonly unknown[], path: Path, shapes: Shapes): Change {
  if (!Array.isArray(before)) return [[...path, keyAt(before, place[0])]];
  const [at, removed, ...items] = place;
  return [path, Number(at), Number(removed), ...items.map((item) => shapes.unpack(item))];
}

function placeOf(before: unknown, key: string | number): string | number {
  if (!isTree(before)) return key;
  const place = Object.keys(before).indexOf(String(key));
  return place < 0 ? key : place;
}

function keyAt(before: unknown, place: unknown): string | number {
  if (typeof place === 'string') return place;
  return isTree(before) ? Object.keys(before)[Number(place)] : Number(place);
}

function itemAt(before: unknown, key: string | number | undefined): unknown {
  return key === undefined ? undefined : (before as { readonly [key: string]: unknown })[key];
}
