import type { Vocabulary } from '@safehouse/contract';
import type { JsonChange } from './json-diff.ts';
import { CHANGES, MAX_PATH, SHORT_LISTS, TAGS } from './packed-tags.ts';

type JsonObject = { [key: string]: unknown };

const decoder = new TextDecoder();

const CUT_OFF = 'a packed update ends too early';

/** Reads what `PackedWriter` has written. */
export class PackedReader {
  readonly #bytes: Uint8Array;
  #at = 0;
  vocabulary: Vocabulary = { words: [], shapes: [] };

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  #readByte(): number {
    return this.#bytes[this.#skip(1)];
  }

  /** Seven bits per byte, the lowest first. */
  readVarint(): number {
    let number = 0;
    for (let factor = 1; ; factor *= 0x80) {
      const byte = this.#readByte();
      number += (byte & 0x7f) * factor;
      if (byte < 0x80) return number;
    }
  }

  /** All changes up to the end. */
  readChanges(): JsonChange[] {
    const changes: JsonChange[] = [];
    while (this.#at < this.#bytes.length) changes.push(this.#readChange());
    return changes;
  }

  #readChange(): JsonChange {
    const head = this.#readByte();
    const path = this.#readItems(head & MAX_PATH) as (string | number)[];
    const kind = head & ~MAX_PATH;
    if (kind === CHANGES.remove) return [path];
    if (kind === CHANGES.set) return [path, this.readValue()];
    return [path, this.readVarint(), this.readVarint(), ...(this.readValue() as unknown[])];
  }

  readValue(): unknown {
    const tag = this.#readByte();
    if (tag >= TAGS.word) return this.vocabulary.words[tag - TAGS.word];
    if (tag < TAGS.list) return tag;
    if (tag < TAGS.list + SHORT_LISTS) return this.#readItems(tag - TAGS.list);
    if (tag < TAGS.null) return this.#readShaped(tag - TAGS.shape);
    switch (tag) {
      case TAGS.true:
        return true;
      case TAGS.false:
        return false;
      case TAGS.longNumber:
        return this.readVarint();
      case TAGS.negative:
        return -1 - this.readVarint();
      case TAGS.float:
        return this.#readFloat(this.#skip(8));
      case TAGS.text:
        return this.#readText(this.readVarint());
      case TAGS.longList:
        return this.#readItems(this.readVarint());
      case TAGS.object:
        return this.#readObject(this.readVarint());
      case TAGS.rareWord:
        return this.vocabulary.words[this.readVarint()];
      case TAGS.rareShape:
        return this.#readShaped(this.readVarint());
      default:
        return null;
    }
  }

  /** Returns the position where the skipped bytes begin. */
  #skip(length: number): number {
    this.#at += length;
    if (this.#at > this.#bytes.length) throw new Error(CUT_OFF);
    return this.#at - length;
  }

  #readFloat(at: number): number {
    return new DataView(this.#bytes.buffer, this.#bytes.byteOffset + at).getFloat64(0);
  }

  #readText(length: number): string {
    const at = this.#skip(length);
    return decoder.decode(this.#bytes.subarray(at, at + length));
  }

  #readItems(count: number): unknown[] {
    const items: unknown[] = [];
    for (let i = 0; i < count; i++) items.push(this.readValue());
    return items;
  }

  #readShaped(shape: number): JsonObject {
    const object: JsonObject = {};
    for (const key of this.vocabulary.shapes[shape].split(' ')) object[key] = this.readValue();
    return object;
  }

  #readObject(count: number): JsonObject {
    const entries: [string, unknown][] = [];
    for (let i = 0; i < count; i++) entries.push([String(this.readValue()), this.readValue()]);
    return Object.fromEntries(entries);
  }
}
