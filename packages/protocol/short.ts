import { type Change, isTree, type Path } from './changes.ts';
import type { Shapes } from './shapes.ts';
import type { Node } from './step.ts';
import type { Happened, Moved } from './told.ts';

type Fact = { readonly type: string };

/**
 * The short form of a move, for pages that are watched by many: a list of the topic, the version, what changed in the
 * page, and for every happening the seat and the facts, or null and the fact about the table.
 */
export type ShortMoved = readonly [on: number, v: number, changes: Node, ...happened: unknown[]];

/** Everything but the topic, as text that can be shared by all who watch. */
export function shortTail(v: number, changes: Node, happened: readonly Happened[], shapes: Shapes): string {
  const tail: unknown[] = [v, changes];
  for (const one of happened) {
    if ('t' in one) tail.push(null, shapes.pack(one.t));
    else
      tail.push(
        one.s,
        one.f.map((fact) => shapes.pack(fact)),
      );
  }
  return JSON.stringify(tail).slice(1);
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

function keyAt(before: unknown, place: unknown): string | number {
  if (typeof place === 'string') return place;
  return isTree(before) ? Object.keys(before)[Number(place)] : Number(place);
}

function itemAt(before: unknown, key: string | number | undefined): unknown {
  return key === undefined ? undefined : (before as { readonly [key: string]: unknown })[key];
}
