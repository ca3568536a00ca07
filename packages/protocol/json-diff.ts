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
  compareJson(before, after, {
    set: (path, value) => changes.push([[...path], value]),
    remove: (path) => changes.push([[...path]]),
    splice: (path, { at, removed, items }) => changes.push([[...path], at, removed, ...items]),
  });
  return changes;
}

/** Receives every change. A path is only valid during the call. */
export interface ChangeSink {
  set(path: JsonPath, value: Json): void;
  remove(path: JsonPath): void;
  splice(path: JsonPath, splice: ListSplice): void;
}

export function compareJson(before: Json, after: Json, into: ChangeSink): void {
  compare(before, after, [], into);
}

/** Compares the values at a path, which is changed in place during the call. */
export function compareAt(path: (string | number)[], before: Json, after: Json, into: ChangeSink): void {
  compare(before, after, path, into);
}

/** `path` is changed in place. */
function compare(before: Json, after: Json, path: (string | number)[], into: ChangeSink): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, path, into);
  else if (isJsonObject(before) && isJsonObject(after)) compareObjects(before, after, path, into);
  else into.set(path, after);
}

function compareObjects(before: JsonObject, after: JsonObject, path: (string | number)[], into: ChangeSink): void {
  const keys = Object.keys(after);
  const keysBefore = Object.keys(before);
  if (!areItemsSame(keys, keysBefore)) {
    compareKeys([before, keysBefore], [after, keys], path, into);
    return;
  }
  for (const key of keys) {
    // Looking up a key by its name takes time, so it is done once.
    const was = before[key];
    const is = after[key];
    if (was === is) continue;
    path.push(key);
    compare(was, is, path, into);
    path.pop();
  }
}

export function areItemsSame(one: readonly Json[], other: readonly Json[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}

type KeyedObject = readonly [object: JsonObject, keys: readonly string[]];

/** For objects with different keys, or with the same in another order. */
function compareKeys(
  [before, keysBefore]: KeyedObject,
  [after, keys]: KeyedObject,
  path: (string | number)[],
  into: ChangeSink,
): void {
  removeMissingKeys(keysBefore, after, path, into);
  for (const key of keys) {
    const isNew = !Object.hasOwn(before, key);
    if (!isNew && before[key] === after[key]) continue;
    path.push(key);
    if (isNew) into.set(path, after[key]);
    else compare(before[key], after[key], path, into);
    path.pop();
  }
}

function removeMissingKeys(
  keys: readonly string[],
  after: JsonObject,
  path: (string | number)[],
  into: ChangeSink,
): void {
  for (const key of keys) {
    if (Object.hasOwn(after, key)) continue;
    path.push(key);
    into.remove(path);
    path.pop();
  }
}

/** Lists of equal length item by item; others as one splice. */
function compareLists(
  before: readonly Json[],
  after: readonly Json[],
  path: (string | number)[],
  into: ChangeSink,
): void {
  if (before.length !== after.length) {
    into.splice(path, spliceBetween(before, after));
    return;
  }
  for (let i = 0; i < after.length; i++) {
    if (before[i] === after[i]) continue;
    path.push(i);
    compare(before[i], after[i], path, into);
    path.pop();
  }
}

/** The one range in which two lists differ, between their common start and end. */
interface ListSplice {
  readonly at: number;
  readonly removed: number;
  readonly items: readonly Json[];
}

function spliceBetween(before: readonly Json[], after: readonly Json[]): ListSplice {
  const shorter = Math.min(before.length, after.length);
  let at = 0;
  while (at < shorter && isDeepEqual(before[at], after[at])) at++;
  let tail = 0;
  while (at + tail < shorter && isDeepEqual(before.at(-1 - tail), after.at(-1 - tail))) tail++;
  return { at, removed: before.length - at - tail, items: after.slice(at, after.length - tail) };
}

/** The order of keys does not matter. */
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

/** The value after the changes. Unchanged parts are shared with the old value. */
export function applyChanges(before: Json, changes: readonly JsonChange[]): Json {
  const copies: Copies = new Set();
  return changes.reduce<Json>((value, change) => applyChangeAt(value, change, 0, copies), before);
}

/** Objects and lists copied so far: these may be changed in place, so that nothing is copied twice. */
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
