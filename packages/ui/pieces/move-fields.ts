import type { WrittenMove } from '@safehouse/contract';

export type FieldValue = string | number | null;

/** The fields of a move chosen so far. */
export type ChosenFields = { readonly [field: string]: FieldValue };

/** The fields of all kinds of moves: `keyof` of a union has only those that all of them share. */
export type MoveField<Move extends WrittenMove> = Move extends unknown ? keyof Move & string : never;

/** The next question, or the move that the answers so far lead to. */
export type MoveChoice<Move extends WrittenMove> =
  | { readonly type: 'field'; readonly field: MoveField<Move>; readonly answers: readonly FieldAnswer<Move>[] }
  | { readonly type: 'move'; readonly move: Move };

export interface FieldAnswer<Move extends WrittenMove> {
  readonly value: FieldValue;
  /** The first legal move with this value. */
  readonly move: Move;
}

/** The value of a field; null if the move does not have it. */
export function fieldOf<Move extends WrittenMove>(move: Move, field: MoveField<Move>): FieldValue {
  return (move as unknown as ChosenFields)[field] ?? null;
}

/** Null if no legal move matches. A field with one possible value is not asked for. */
export function nextMoveChoice<Move extends WrittenMove>(
  legal: readonly Move[],
  fields: readonly MoveField<Move>[],
  chosen: ChosenFields,
): MoveChoice<Move> | null {
  const fitting = legal.filter((move) =>
    fields.every((field) => !Object.hasOwn(chosen, field) || fieldOf(move, field) === chosen[field]),
  );
  if (fitting.length === 0) return null;
  for (const field of fields) {
    const values = [...new Set(fitting.map((move) => fieldOf(move, field)))];
    const firstWith = (value: FieldValue) => fitting.find((move) => fieldOf(move, field) === value) ?? fitting[0];
    if (values.length > 1) {
      return { type: 'field', field, answers: values.map((value) => ({ value, move: firstWith(value) })) };
    }
  }
  return { type: 'move', move: fitting[0] };
}
