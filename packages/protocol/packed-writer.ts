import type { Vocabulary } from '@safehouse/contract';
import type { ChangeSink, JsonPath } from './json-diff.ts';
import { CHANGES, FREQUENT_SHAPES, FREQUENT_WORDS, MAX_PATH, SHORT_LISTS, SMALL_NUMBERS, TAGS } from './packed-tags.ts';

/** A node of a prefix tree of shapes: the keys of an object in order lead to its shape. */
interface ShapeNode {
  readonly next: Map<string, ShapeNode>;
  /** The index of the shape that ends here, or -1. */
  shape: number;
}

/** Maps the words and shapes of a vocabulary to their indexes. */
export class WordNumbers {
  readonly words: ReadonlyMap<string, number>;
  readonly shapes: ShapeNode = { next: new Map(), shape: -1 };

  constructor({ words, shapes }: Vocabulary) {
    this.words = new Map(words.map((word, i) => [word, i]));
    for (const [i, shape] of shapes.entries()) this.#addShape(shape.split(' '), i);
  }

  #addShape(keys: readonly string[], number: number): void {
    let node = this.shapes;
    for (const key of keys) {
      const next = node.next.get(key) ?? { next: new Map(), shape: -1 };
      node.next.set(key, next);
      node = next;
    }
    node.shape = number;
  }
}

/** Memory is taken in blocks of this many bytes, for several hundred messages: blocks of their own are expensive. */
const BLOCK_BYTES = 64 * 1024;

/** Writes JSON values in few bytes. `PackedReader` reads them with the same vocabulary. */
export class PackedWriter implements ChangeSink {
  readonly #encoder = new TextEncoder();
  #numbers: WordNumbers;
  #bytes = new Uint8Array(BLOCK_BYTES);
  #view = new DataView(this.#bytes.buffer);
  /** Where the current message begins, and the next byte. */
  #start = 0;
  #length = 0;

  constructor(numbers: WordNumbers) {
    this.#numbers = numbers;
  }

  /** Starts an empty message after the last one, which stays as it is. */
  reset(numbers: WordNumbers): void {
    this.#numbers = numbers;
    this.#start = this.#length;
  }

  /** The bytes of this message, in memory that it shares with others. Ends the message. */
  toBytes(): Uint8Array {
    const bytes = this.#bytes.subarray(this.#start, this.#length);
    this.#start = this.#length;
    return bytes;
  }

  /** The memory that is written to now, and the position of the next byte in it. */
  get block(): Uint8Array {
    return this.#bytes;
  }

  get position(): number {
    return this.#length;
  }

  writeBytes(bytes: Uint8Array): void {
    this.#ensure(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  writeValue(value: unknown): void {
    this.#ensure(16);
    if (typeof value === 'string') this.#writeString(value);
    else if (typeof value === 'number') this.#writeNumber(value);
    else if (typeof value === 'boolean') this.#put(value ? TAGS.true : TAGS.false);
    else if (value === null || value === undefined) this.#put(TAGS.null);
    else if (Array.isArray(value)) this.#writeList(value);
    else this.#writeObject(value as { readonly [key: string]: unknown });
  }

  set(path: JsonPath, value: unknown): void {
    this.#writePath(CHANGES.set, path);
    this.writeValue(value);
  }

  remove(path: JsonPath): void {
    this.#writePath(CHANGES.remove, path);
  }

  splice(path: JsonPath, { at, removed, items }: Parameters<ChangeSink['splice']>[1]): void {
    this.#writePath(CHANGES.splice, path);
    this.#ensure(24);
    this.writeVarint(at);
    this.writeVarint(removed);
    this.#writeList(items);
  }

  #writePath(kind: number, path: JsonPath): void {
    if (path.length > MAX_PATH) throw new Error('a path is too long');
    this.#ensure(1);
    this.#put(kind | path.length);
    for (let i = 0; i < path.length; i++) this.writeValue(path[i]);
  }

  #writeString(text: string): void {
    const word = this.#numbers.words.get(text);
    if (word === undefined) this.#writeText(text);
    else if (word < FREQUENT_WORDS) this.#put(TAGS.word + word);
    else this.#putTagged(TAGS.rareWord, word);
  }

  #writeText(text: string): void {
    const bytes = this.#encoder.encode(text);
    this.#ensure(16);
    this.#putTagged(TAGS.text, bytes.length);
    this.writeBytes(bytes);
  }

  #writeNumber(value: number): void {
    if (!Number.isSafeInteger(value)) this.#writeFloat(value);
    else if (value < 0) this.#putTagged(TAGS.negative, -1 - value);
    else if (value < SMALL_NUMBERS) this.#put(TAGS.number + value);
    else this.#putTagged(TAGS.longNumber, value);
  }

  /** NaN and infinity become null, as in JSON. */
  #writeFloat(value: number): void {
    if (!Number.isFinite(value)) {
      this.#put(TAGS.null);
      return;
    }
    this.#put(TAGS.float);
    this.#view.setFloat64(this.#length, value);
    this.#length += 8;
  }

  #writeList(items: readonly unknown[]): void {
    if (items.length < SHORT_LISTS) this.#put(TAGS.list + items.length);
    else this.#putTagged(TAGS.longList, items.length);
    for (let i = 0; i < items.length; i++) this.writeValue(items[i]);
  }

  #writeObject(value: { readonly [key: string]: unknown }): void {
    const shape = this.#shapeOf(value);
    if (shape < 0) this.#writeKeysAndValues(value);
    else {
      if (shape < FREQUENT_SHAPES) this.#put(TAGS.shape + shape);
      else this.#putTagged(TAGS.rareShape, shape);
      for (const key in value) this.writeValue(value[key]);
    }
  }

  /** The index of the object's shape, or -1. Objects with undefined values have none: such keys are left out. */
  #shapeOf(value: { readonly [key: string]: unknown }): number {
    let node: ShapeNode | undefined = this.#numbers.shapes;
    for (const key in value) {
      node = value[key] === undefined ? undefined : node.next.get(key);
      if (!node) return -1;
    }
    return node.shape;
  }

  #writeKeysAndValues(value: { readonly [key: string]: unknown }): void {
    const keys = Object.keys(value).filter((key) => value[key] !== undefined);
    this.#putTagged(TAGS.object, keys.length);
    for (const key of keys) {
      this.writeValue(key);
      this.writeValue(value[key]);
    }
  }

  #putTagged(tag: number, number: number): void {
    this.#put(tag);
    this.writeVarint(number);
  }

  /** Seven bits per byte, the lowest first; the highest bit is set if more bytes follow. */
  writeVarint(number: number): void {
    this.#ensure(8);
    let rest = number;
    for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) this.#put(0x80 | (rest & 0x7f));
    this.#put(rest);
  }

  #put(byte: number): void {
    this.#bytes[this.#length++] = byte;
  }

  /** Continues in a new block if this one is full. */
  #ensure(more: number): void {
    if (this.#length + more <= this.#bytes.length) return;
    const written = this.#bytes.subarray(this.#start, this.#length);
    this.#bytes = new Uint8Array(Math.max(BLOCK_BYTES, 2 * (written.length + more)));
    this.#view = new DataView(this.#bytes.buffer);
    this.#bytes.set(written);
    this.#start = 0;
    this.#length = written.length;
  }
}
