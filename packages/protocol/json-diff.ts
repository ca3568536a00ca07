/** The difference between two JSON values, so that an update does not repeat the whole view. */

type Json = unknown;

export type JsonPath = readonly (string | number)[];

/**
 * A path and the new value there; without a value the key is removed. The longer form replaces `removed` items of the
 * list there, from index `at` on, by new ones.
 */
export type JsonChange =
  | readonly [path: JsonPath]
  | readonly [path: JsonPath, value: Json]
  | readonly [path: JsonPath, at: number, removed: number, ...items: Json[]];

export function diffJson(before: Json, after: Json): JsonChange[] {
  const changes: JsonChange[] = [];
  compare(before, after, [], changes);
  return changes;
}

/** `at` is the current path, changed in place: it is copied only for what has changed. */
function compare(before: Json, after: Json, at: (string | number)[], into: JsonChange[]): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, at, into);
  else if (isJsonObject(before) && isJsonObject(after)) compareObjects(before, after, at, into);
  else into.push([[...at], after]);
}

function compareObjects(before: JsonObject, after: JsonObject, at: (string | number)[], into: JsonChange[]): void {
  const keys = Object.keys(after);
  const keysBefore = Object.keys(before);
  const isSameShape = keys.length === keysBefore.length && keys.every((key, i) => key === keysBefore[i]);
  if (!isSameShape) for (const key of keysBefore) if (!Object.hasOwn(after, key)) into.push([[...at, key]]);
  for (const key of keys) {
    if (!isSameShape && !Object.hasOwn(before, key)) into.push([[...at, key], after[key]]);
    else if (before[key] !== after[key]) compareAt(key, before[key], after[key], at, into);
  }
}

function compareAt(key: string | number, before: Json, after: Json, at: (string | number)[], into: JsonChange[]): void {
  at.push(key);
  compare(before, after, at, into);
  at.pop();
}

/** Lists of equal length item by item; others as one splice. */
function compareLists(
  before: readonly Json[],
  after: readonly Json[],
  at: (string | number)[],
  into: JsonChange[],
): void {
  if (before.length === after.length) {
    for (let i = 0; i < after.length; i++) {
      if (before[i] !== after[i]) compareAt(i, before[i], after[i], at, into);
    }
    return;
  }
  const { head, removed, items } = spliceBetween(before, after);
  into.push([[...at], head, removed, ...items]);
}

/** The one range in which two lists differ, between their common start and end. */
interface ListSplice {
  readonly head: number;
  readonly removed: number;
  readonly items: readonly Json[];
}

function spliceBetween(before: readonly Json[], after: readonly Json[]): ListSplice {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && isDeepEqual(before[head], after[head])) head++;
  let tail = 0;
  while (head + tail < shorter && isDeepEqual(before.at(-1 - tail), after.at(-1 - tail))) tail++;
  return { head, removed: before.length - head - tail, items: after.slice(head, after.length - tail) };
}

/** Whatever the order of keys. */
function isDeepEqual(one: Json, other: Json): boolean {
  if (one === other) return true;
  if (Array.isArray(one)) return Array.isArray(other) && areListsEqual(one, other);
  if (!isJsonObject(one) || !isJsonObject(other)) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => Object.hasOwn(other, key) && isDeepEqual(one[key], other[key]));
}

function areListsEqual(one: readonly Json[], other: readonly Json[]): boolean {
  return one.length === other.length && one.every((item, i) => isDeepEqual(item, other[i]));
}

export type JsonObject = { readonly [key: string]: Json };

export function isJsonObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value after the changes. What did not change is shared with the value before. */
export function applyChanges(before: Json, changes: readonly JsonChange[]): Json {
  const copies: Copies = new Set();
  return changes.reduce<Json>((value, change) => applyChangeAt(value, change, 0, copies), before);
}

/** Copies made so far: they may be changed in place, so that nothing is copied twice. */
type Copies = Set<Json>;
type MutableObject = { [key: string | number]: Json };

function applyChangeAt(value: Json, change: JsonChange, depth: number, copies: Copies): Json {
  const [path] = change;
  if (depth === path.length) return applyAtTarget(value, change);
  const own = ensureCopy(value, copies);
  const key = path[depth];
  if (depth === path.length - 1 && change.length === 1) delete own[key];
  else setOwnKey(own, key, applyChangeAt(Object.hasOwn(own, key) ? own[key] : null, change, depth + 1, copies));
  return own;
}

function ensureCopy(value: Json, copies: Copies): MutableObject {
  if (copies.has(value)) return value as MutableObject;
  const copy = (Array.isArray(value) ? [...value] : isJsonObject(value) ? { ...value } : {}) as MutableObject;
  copies.add(copy);
  return copy;
}

/** A plain assignment to `__proto__` would set the prototype instead of a key. */
function setOwnKey(own: MutableObject, key: string | number, item: Json): void {
  if (key === '__proto__')
    Object.defineProperty(own, key, { value: item, enumerable: true, writable: true, configurable: true });
  else own[key] = item;
}

function applyAtTarget(value: Json, [, first, removed, ...items]: JsonChange): Json {
  if (removed === undefined) return first;
  return Array.isArray(value) ? value.toSpliced(first as number, removed as number, ...items) : items;
}
