import type { WrittenMove } from '@safehouse/contract';
import { useEffect, useState } from 'preact/hooks';
import { type ChosenFields, type FieldValue, type MoveChoice, type MoveField, nextMoveChoice } from './move-fields.ts';

interface MoveFieldsOptions<Move extends WrittenMove> {
  readonly legal: readonly Move[];
  /** In the order in which they are asked. */
  readonly fields: readonly MoveField<Move>[];
  /** Fields chosen elsewhere, for example a card in hand. */
  readonly start?: ChosenFields;
}

/** A move being chosen field by field. */
export interface MoveFields<Move extends WrittenMove> {
  /** Includes the fields chosen elsewhere. */
  readonly chosen: ChosenFields;
  /** Null if no legal move matches. */
  readonly choice: MoveChoice<Move> | null;
  /** Answers the current question. Returns the next question or the move. */
  answer(value: FieldValue): MoveChoice<Move> | null;
  /** Starts again. */
  clear(): void;
}

/** Asks for a legal move field by field. Starts again when the legal moves change. */
export function useMoveFields<Move extends WrittenMove>(options: MoveFieldsOptions<Move>): MoveFields<Move> {
  const { legal, fields, start = {} } = options;
  const [answers, setAnswers] = useState<ChosenFields>({});
  const clear = () => setAnswers({});
  useEffect(clear, [JSON.stringify([legal, start])]);
  const chosen = { ...start, ...answers };
  const choice = nextMoveChoice(legal, fields, chosen);
  return {
    chosen,
    choice,
    answer(value) {
      if (choice?.type !== 'field') return choice;
      setAnswers({ ...answers, [choice.field]: value });
      return nextMoveChoice(legal, fields, { ...chosen, [choice.field]: value });
    },
    clear,
  };
}
