import { areItemsSame, compareAt, type JsonObject } from './json-diff.ts';
import type { PackedWriter, WordNumbers } from './packed-writer.ts';

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

  pack(numbers: WordNumbers, before: JsonObject, after: JsonObject): void {
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
      if (isKnown) this.#repeat(last, i);
      else this.#compare(keys[i], i, was, is);
    }
    // If this block became full meanwhile, the positions are those of two blocks.
    this.#last = this.#writer.block === block ? next : null;
  }

  /** The same as for the last viewer. */
  #repeat({ block }: PackedView, i: number): void {
    if (this.#starts[i] < this.#ends[i]) this.#writer.writeBytes(block.subarray(this.#starts[i], this.#ends[i]));
  }

  #compare(key: string, i: number, was: unknown, is: unknown): void {
    this.#starts[i] = this.#writer.position;
    compareAt(['view', key], was, is, this.#writer);
    this.#ends[i] = this.#writer.position;
  }
}

function isLike(one: PackedView, other: PackedView): boolean {
  return one.numbers === other.numbers && one.block === other.block && areItemsSame(one.keys, other.keys);
}
