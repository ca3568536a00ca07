import { isTree, type Tree } from './changes.ts';

/**
 * The keys of an object in their order. In the place of `type` stands what it says, in a list of its own: facts of
 * one type have one shape.
 */
export type Shape = readonly (string | readonly [type: string])[];

/** So many are kept; what comes later is written out each time. */
const MOST_SHAPES = 250;

/**
 * Objects written as their shape's number and their values. A shape is spelt out where it is first met, and both sides
 * give it the next number; so whoever reads must have read everything since the list they were given.
 */
export class Shapes {
  readonly #list: Shape[] = [];
  readonly #numbers = new Map<string, number>();

  constructor(known: readonly Shape[] = []) {
    for (const shape of known) this.#learn(shape, nameOf(shape));
  }

  get list(): readonly Shape[] {
    return this.#list;
  }

  /** Lists begin with 0, objects with the number of their shape, counted from 1, or with the shape itself. */
  pack(value: unknown): unknown {
    if (Array.isArray(value)) return [0, ...value.map((item) => this.pack(item))];
    if (!isTree(value)) return value;
    const name = shapeName(value);
    const known = this.#numbers.get(name);
    const packed: unknown[] = [known ?? shapeOf(value)];
    if (known === undefined) this.#learn(shapeOf(value), name);
    for (const key of Object.keys(value)) if (!isType(key, value[key])) packed.push(this.pack(value[key]));
    return packed;
  }

  unpack(packed: unknown): unknown {
    if (!Array.isArray(packed)) return packed;
    const [head, ...rest] = packed as readonly unknown[];
    if (head === 0) return rest.map((item) => this.unpack(item));
    return this.#filled(this.#read(head), rest);
  }

  #filled(shape: Shape, values: readonly unknown[]): Tree {
    let next = 0;
    return Object.fromEntries(
      shape.map((key) => (typeof key === 'string' ? [key, this.unpack(values[next++])] : ['type', key[0]])),
    );
  }

  #read(head: unknown): Shape {
    const shape = typeof head === 'number' ? this.#list[head - 1] : (head as Shape);
    if (!Array.isArray(shape)) throw new Error(`no such shape: ${JSON.stringify(head)}`);
    const name = nameOf(shape);
    if (!this.#numbers.has(name)) this.#learn(shape, name);
    return shape;
  }

  #learn(shape: Shape, name: string): void {
    if (this.#list.length >= MOST_SHAPES) return;
    this.#list.push(shape);
    this.#numbers.set(name, this.#list.length);
  }
}

const isType = (key: string, value: unknown): value is string => key === 'type' && typeof value === 'string';

function shapeOf(tree: Tree): Shape {
  return Object.entries(tree).map(([key, value]) => (isType(key, value) ? [value] : key));
}

/** A shape as one text to look it up by; each part tells how long it is, so that no two shapes have the same. */
function nameOf(shape: Shape): string {
  return shape.map((key) => (typeof key === 'string' ? part(key) : `=${part(key[0])}`)).join('');
}

/** The name of an object's shape without making the shape: this is done for every object of every move. */
function shapeName(tree: Tree): string {
  let name = '';
  for (const key of Object.keys(tree)) {
    const value = tree[key];
    name += isType(key, value) ? `=${part(value)}` : part(key);
  }
  return name;
}

const part = (text: string) => `${text.length}:${text}`;
