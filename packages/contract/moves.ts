/**
 * A move inside the engine: a small whole number, its place in the game's vocabulary. It names no seat. Playouts
 * and search trees handle millions of them; only the edge of the program writes them out.
 */
export type Move = number & { readonly __move: never };

/** Legal moves, gathered. Cleared and filled again it allocates nothing, which an emptied array would. */
export class MoveList {
  length = 0;
  readonly #moves: Move[] = [];

  clear(): void {
    this.length = 0;
  }

  push(move: Move): void {
    this.#moves[this.length++] = move;
  }

  pushAll(moves: readonly Move[]): void {
    const all = this.#moves;
    const { length } = this;
    for (let i = 0; i < moves.length; i++) all[length + i] = moves[i];
    this.length = length + moves.length;
  }

  at(index: number): Move {
    return this.#moves[index];
  }

  includes(move: Move): boolean {
    for (let i = 0; i < this.length; i++) if (this.#moves[i] === move) return true;
    return false;
  }

  toArray(): Move[] {
    return this.#moves.slice(0, this.length);
  }
}

/** A move as people and programs write it, without its seat: `{ type: 'offer', up: 'mole', down: 'sentinel' }`. */
export interface WrittenMove {
  readonly type: string;
}

/** All moves a game has words for, legal at the moment or not. */
export interface MoveCodec<Written extends WrittenMove> {
  readonly size: number;
  write(move: Move): Written;
  /** The move that equals this value field by field, or null. Takes anything a stranger may send. */
  parse(value: unknown): Move | null;
}

export function createMoveCodec<Written extends WrittenMove>(words: readonly Written[]): MoveCodec<Written> {
  const moves = new Map(words.map((word, i) => [canonicalKey(word), i as Move]));
  if (moves.size !== words.length) throw new Error('a vocabulary lists a move twice');
  const own = new Map<unknown, Move>(words.map((word, i) => [word, i as Move]));
  return {
    size: words.length,
    write: (move) => words[move],
    parse: (value) => {
      // What was written here need not be spelt.
      const known = own.get(value);
      if (known !== undefined) return known;
      const spelling = canonicalKey(value);
      return spelling === null ? null : (moves.get(spelling) ?? null);
    },
  };
}

const MAX_FIELDS = 8;

function isMoveFieldValue(field: unknown): boolean {
  return field === null || typeof field === 'string' || Number.isFinite(field);
}

/** One string per move whatever the order of its fields; null for what cannot be a move. */
function canonicalKey(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const fields = Object.entries(value);
  if (fields.length > MAX_FIELDS || !fields.every(([, field]) => isMoveFieldValue(field))) return null;
  return JSON.stringify(fields.sort(([a], [b]) => (a < b ? -1 : 1)));
}
