import { isJsonObject, type JsonObject, setOwnKey } from './json-diff.ts';
import { Words } from './words.ts';

/** So many are kept; what comes later is written out each time. */
const MOST_SHAPES = 99;

/** The keys of an object in their order. What `type` says belongs to it: facts of one type have one shape. */
export interface Shape {
  readonly type: string | null;
  readonly keys: readonly string[];
}

/**
 * Objects written as the number of their shape and their values. A shape is spelt out where it is first met, and both
 * sides give it the next number; so whoever reads must have read everything since the list they were given.
 */
export class Shapes {
  readonly #words: Words;
  readonly #list: Shape[];

  constructor(known: readonly Shape[] = [], words = new Words()) {
    this.#words = words;
    this.#list = known.slice(0, MOST_SHAPES);
  }

  get count(): number {
    return this.#list.length;
  }

  /** By name: `offered:seat,up,down` for a fact, `up,down` for what has no type. */
  get list(): readonly string[] {
    return this.#list.map(nameOf);
  }

  /** A list begins with 0; an object with its shape, even where nothing else is in it; a number alone is a word's. */
  pack(value: unknown): unknown {
    if (typeof value === 'string') return this.#words.pack(value);
    if (Array.isArray(value)) return this.#packList(value);
    if (!isJsonObject(value)) return value;
    const packed: unknown[] = [];
    this.packInto(packed, value as JsonObject);
    if (packed.length === 1) packed.push(0);
    return packed;
  }

  #packList(list: readonly unknown[]): unknown[] {
    const packed: unknown[] = [0];
    for (const item of list) packed.push(this.pack(item));
    return packed;
  }

  /** The number of the shape, or where it is new its name, and the values. */
  packInto(packed: unknown[], tree: JsonObject): void {
    const keys = Object.keys(tree);
    const type = typeOf(tree, keys);
    packed.push(this.#numberOf(type, keys) ?? this.#spell(type, keys));
    for (let i = type === null ? 0 : 1; i < keys.length; i++) packed.push(this.pack(tree[keys[i]]));
  }

  #numberOf(type: string | null, keys: readonly string[]): number | undefined {
    for (let i = 0; i < this.#list.length; i++) if (isOfShape(type, keys, this.#list[i])) return i + 1;
    return undefined;
  }

  #spell(type: string | null, keys: readonly string[]): string {
    const shape = { type, keys: type === null ? keys : keys.slice(1) };
    this.#learn(shape);
    return nameOf(shape);
  }

  unpack(packed: unknown): unknown {
    if (typeof packed === 'string') return this.#words.unpack(packed);
    if (!Array.isArray(packed)) return packed;
    const [head] = packed;
    if (head === 0) return packed.slice(1).map((item) => this.unpack(item));
    return packed.length === 1 ? this.#words.unpack(packed) : this.unpackFrom(packed, 0).tree;
  }

  /** The object that is written from a place in a list on, and where it ends. */
  unpackFrom(packed: readonly unknown[], at: number): { readonly tree: JsonObject; readonly end: number } {
    const { type, keys } = this.#read(packed[at]);
    const tree: { [key: string]: unknown } = {};
    if (type !== null) tree.type = type;
    let end = at + 1;
    for (const key of keys) setOwnKey(tree, key, this.unpack(packed[end++]));
    return { tree, end };
  }

  #read(head: unknown): Shape {
    if (typeof head === 'string') return this.#learn(shapeNamed(head));
    const shape = this.#list[Number(head) - 1];
    if (!shape) throw new Error(`no such shape: ${JSON.stringify(head)}`);
    return shape;
  }

  #learn(shape: Shape): Shape {
    if (this.#list.length < MOST_SHAPES) this.#list.push(shape);
    return shape;
  }
}

/** The type of a fact; only where it comes first. */
function typeOf(tree: JsonObject, [first]: readonly string[]): string | null {
  return first === 'type' && typeof tree.type === 'string' ? tree.type : null;
}

function isOfShape(type: string | null, keys: readonly string[], shape: Shape): boolean {
  const skipped = type === null ? 0 : 1;
  if (shape.type !== type || shape.keys.length !== keys.length - skipped) return false;
  for (let i = skipped; i < keys.length; i++) if (keys[i] !== shape.keys[i - skipped]) return false;
  return true;
}

function nameOf({ type, keys }: Shape): string {
  const spelt = keys.map(escaped).join(',');
  // One key without a letter is not the same as no key.
  const written = keys.length === 1 && spelt === '' ? '%' : spelt;
  return type === null ? written : `${escaped(type)}:${written}`;
}

export function shapeNamed(name: string): Shape {
  const colon = name.indexOf(':');
  const type = colon < 0 ? null : unescaped(name.slice(0, colon));
  const written = name.slice(colon + 1);
  return { type, keys: written === '' ? [] : written.split(',').map(unescaped) };
}

/** What has a meaning in a name is written as in an address. */
function escaped(text: string): string {
  return /[%:,]/.test(text) ? text.replaceAll(/[%:,]/g, (mark) => encodeURIComponent(mark)) : text;
}

function unescaped(text: string): string {
  return text === '%' ? '' : decodeURIComponent(text);
}
