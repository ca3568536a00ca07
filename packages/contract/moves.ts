/**
 * A move inside the engine: a small integer, its index in the game's move codec, without a seat. Playouts and search
 * trees handle millions of them; they are written out only at the boundary.
 */
export type Move = number & { readonly __move: never };

/** A reusable list of legal moves: clearing and refilling it allocates nothing, unlike an array set to length 0. */
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
    const list = this.#moves;
    const { length } = this;
    for (let i = 0; i < moves.length; i++) list[length + i] = moves[i];
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

/** A move as JSON, without its seat: `{ type: 'offer', up: 'mole', down: 'sentinel' }`. */
export interface WrittenMove {
  readonly type: string;
}

/** All moves of a game, legal at the moment or not. */
export interface MoveCodec<Written extends WrittenMove> {
  readonly size: number;
  write(move: Move): Written;
  /** The move that equals this value field by field, or null. Takes any untrusted value. */
  parse(value: unknown): Move | null;
}

export function createMoveCodec<Written extends WrittenMove>(written: readonly Written[]): MoveCodec<Written> {
  const byKey = new Map(written.map((move, i) => [moveKey(move, sortedFields(move)), i as Move]));
  if (byKey.size !== written.length) throw new Error('a move codec lists a move twice');
  // Most clients have the fields in the same order as the codec.
  for (const [i, move] of written.entries()) byKey.set(moveKey(move, Object.keys(move)), i as Move);
  const byObject = new Map<unknown, Move>(written.map((move, i) => [move, i as Move]));
  return {
    size: written.length,
    write: (move) => written[move],
    parse: (value) => {
      // The codec's own objects need no key.
      const known = byObject.get(value);
      if (known !== undefined) return known;
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
      const fields = Object.keys(value);
      if (fields.length > MAX_FIELDS) return null;
      const move = byKey.get(moveKey(value, fields)) ?? byKey.get(moveKey(value, sortedFields(value)));
      return move ?? null;
    },
  };
}

/** `writeMove` and `parseMove` of a game whose moves have the same numbers in every position. */
export function movesByCodec<Written extends WrittenMove>(codec: MoveCodec<Written>) {
  return {
    writeMove: (_state: unknown, move: Move): Written => codec.write(move),
    parseMove: (_state: unknown, value: unknown): Move | null => codec.parse(value),
  };
}

const MAX_FIELDS = 8;

/** Separates the parts of a key. No field contains it. */
const SEPARATOR = '\0';

function sortedFields(value: object): string[] {
  return Object.keys(value).sort();
}

/** One string for the values of these fields, in their order; null for what cannot be a move. */
function moveKey(value: object, fields: readonly string[]): string | null {
  let key = '';
  for (const name of fields) {
    const field: unknown = (value as { readonly [name: string]: unknown })[name];
    const isText = typeof field === 'string';
    if (!isText && field !== null && !Number.isFinite(field)) return null;
    if (name.includes(SEPARATOR) || (isText && field.includes(SEPARATOR))) return null;
    key += isText ? `${name}${SEPARATOR}"${field}${SEPARATOR}` : `${name}${SEPARATOR}${field}${SEPARATOR}`;
  }
  return key;
}
