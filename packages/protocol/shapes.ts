import { isTree, put, type Tree } from './changes.ts';

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
  /** The numbers of the shapes that begin alike: an object finds its own among very few. */
  readonly #beginning = new Map<string, number[]>();

  constructor(known: readonly Shape[] = []) {
    for (const shape of known) this.#learn(shape);
  }

  get list(): readonly Shape[] {
    return this.#list;
  }

  /** Lists begin with 0, objects with the number of their shape, counted from 1, or with the shape itself. */
  pack(value: unknown): unknown {
    if (Array.isArray(value)) return this.#packList(value);
    return isTree(value) ? this.#packTree(value, Object.keys(value)) : value;
  }

  #packList(list: readonly unknown[]): unknown[] {
    const packed: unknown[] = [0];
    for (const item of list) packed.push(this.pack(item));
    return packed;
  }

  #packTree(tree: Tree, keys: readonly string[]): unknown[] {
    const packed: unknown[] = [this.#numberOf(tree, keys) ?? this.#learn(shapeOf(tree, keys))];
    for (const key of keys) if (!isType(key, tree[key])) packed.push(this.pack(tree[key]));
    return packed;
  }

  #numberOf(tree: Tree, keys: readonly string[]): number | undefined {
    const [first = ''] = keys;
    const numbers = this.#beginning.get(isType(first, tree[first]) ? tree[first] : first);
    return numbers?.find((number) => isOfShape(tree, keys, this.#list[number - 1]));
  }

  unpack(packed: unknown): unknown {
    if (!Array.isArray(packed)) return packed;
    const [head] = packed;
    if (head === 0) return packed.slice(1).map((item) => this.unpack(item));
    return this.#filled(this.#read(head), packed);
  }

  #filled(shape: Shape, packed: readonly unknown[]): Tree {
    const tree: { [key: string]: unknown } = {};
    let next = 1;
    for (const key of shape) {
      if (typeof key !== 'string') tree.type = key[0];
      else put(tree, key, this.unpack(packed[next++]));
    }
    return tree;
  }

  #read(head: unknown): Shape {
    if (Array.isArray(head)) return this.#learn(head as unknown as Shape);
    const shape = this.#list[Number(head) - 1];
    if (!shape) throw new Error(`no such shape: ${JSON.stringify(head)}`);
    return shape;
  }

  #learn(shape: Shape): Shape {
    if (this.#list.length >= MOST_SHAPES) return shape;
    const [first = ''] = shape;
    const name = typeof first === 'string' ? first : first[0];
    const alike = this.#beginning.get(name);
    this.#list.push(shape);
    if (alike) alike.push(this.#list.length);
    else this.#beginning.set(name, [this.#list.length]);
    return shape;
  }
}

const isType = (key: string, value: unknown): value is string => key === 'type' && typeof value === 'string';

function shapeOf(tree: Tree, keys: readonly string[]): Shape {
  return keys.map((key) => {
    const value = tree[key];
    return isType(key, value) ? [value] : key;
  });
}

/** Without making the object's own shape: this is asked of every object of every move. */
function isOfShape(tree: Tree, keys: readonly string[], shape: Shape): boolean {
  if (keys.length !== shape.length) return false;
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i];
    const part = shape[i];
    const value = tree[key];
    if (isType(key, value) ? typeof part === 'string' || part[0] !== value : part !== key) return false;
  }
  return true;
}
