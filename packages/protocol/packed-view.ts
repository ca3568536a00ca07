import { areItemsSame, compareAt, type JsonObject } from './json-diff.ts';
import type { PackedWriter, WordNumbers } from './packed-writer.ts';

type MutableObject = { [key: string]: unknown };

/** The view that was packed last: its values before and after the move, and the memory in which it was packed. */
interface PackedView {
  readonly numbers: WordNumbers;
  readonly block: Uint8Array;
  readonly keys: readonly string[];
  readonly before: readonly unknown[];
  readonly after: readonly unknown[];
}

/**
 * Packs the changes between two views of a game. Views of the same position share what all viewers may see: its changes
 * are compared and packed for the first viewer, and copied for the others.
 */
export class ViewPacker {
  readonly #writer: PackedWriter;
  #last: PackedView | null = null;
  /** Where in that memory the changes of each value begin and end. */
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];

  constructor(writer: PackedWriter) {
    this.#writer = writer;
  }

  /**
   * Values of the new view that equal the old ones are replaced by these, so that a view which is kept consists mostly
   * of objects that garbage collection has already moved to the old generation.
   */
  pack(numbers: WordNumbers, before: JsonObject, after: MutableObject): void {
    const { block } = this.#writer;
    const keys = Object.keys(after);
    if (!areItemsSame(keys, Object.keys(before))) {
      compareAt(['view'], before, after, this.#writer);
      return;
    }
    const next = { numbers, block, keys, before: Object.values(before), after: Object.values(after) };
    const last = this.#last && isLike(this.#last, next) ? this.#last : null;
    for (let i = 0; i < keys.length; i++) {
      const was = next.before[i];
      const is = next.after[i];
      if (was === is) continue;
      const isKnown = last && last.before[i] === was && last.after[i] === is;
      const differs = isKnown ? this.#repeat(last, i) : this.#compare(keys[i], i, was, is);
      if (!differs) after[keys[i]] = was;
    }
    // If this block became full meanwhile, the positions are those of two blocks.
    this.#last = this.#writer.block === block ? next : null;
  }

  /** The same as for the last viewer. Returns whether the values differ. */
  #repeat({ block }: PackedView, i: number): boolean {
    if (this.#starts[i] === this.#ends[i]) return false;
    this.#writer.writeBytes(block.subarray(this.#starts[i], this.#ends[i]));
    return true;
  }

  /** Returns whether the values differ. */
  #compare(key: string, i: number, was: unknown, is: unknown): boolean {
    const { block, position } = this.#writer;
    compareAt(['view', key], was, is, this.#writer);
    this.#starts[i] = position;
    this.#ends[i] = this.#writer.position;
    return this.#writer.position !== position || this.#writer.block !== block;
  }
}

function isLike(one: PackedView, other: PackedView): boolean {
  return one.numbers === other.numbers && one.block === other.block && areItemsSame(one.keys, other.keys);
}
