import type { WrittenMove } from '@safehouse/contract';

export type FieldValue = string | number | null;

/** What has been chosen of a move so far. */
export type ChosenFields = { readonly [field: string]: FieldValue };

/** The next question, or the move that the answers so far lead to. */
export type MoveChoice<Move extends WrittenMove> =
  | { readonly type: 'field'; readonly field: string; readonly values: readonly FieldValue[] }
  | { readonly type: 'move'; readonly move: Move };

/** Null where no legal move fits. A field with one possible value is not asked for. */
export function nextMoveChoice<Move extends WrittenMove>(
  legal: readonly Move[],
  fields: readonly (keyof Move & string)[],
  chosen: ChosenFields,
): MoveChoice<Move> | null {
  const fieldOf = (move: Move, field: string) => (move as unknown as ChosenFields)[field] ?? null;
  const fitting = legal.filter((move) =>
    fields.every((field) => !Object.hasOwn(chosen, field) || fieldOf(move, field) === chosen[field]),
  );
  if (fitting.length === 0) return null;
  for (const field of fields) {
    const values = [...new Set(fitting.map((move) => fieldOf(move, field)))];
    if (values.length > 1) return { type: 'field', field, values };
  }
  return { type: 'move', move: fitting[0] };
}
