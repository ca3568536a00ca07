import type { WrittenMove } from '@safehouse/contract';
import { useEffect, useState } from 'preact/hooks';
import { type ChosenFields, type FieldValue, type MoveChoice, nextMoveChoice } from './move-fields.ts';

interface MoveFieldsOptions<Move extends WrittenMove> {
  readonly legal: readonly Move[];
  /** In the order in which they are asked for. */
  readonly fields: readonly (keyof Move & string)[];
  /** Chosen elsewhere, for example a card in hand. */
  readonly start?: ChosenFields;
}

/** A move that is being put together. */
export interface MoveFields<Move extends WrittenMove> {
  /** With what was chosen elsewhere. */
  readonly chosen: ChosenFields;
  /** Null where no legal move fits. */
  readonly choice: MoveChoice<Move> | null;
  /** Answers the question. What follows from it: the next question, or the move. */
  answer(value: FieldValue): MoveChoice<Move> | null;
  /** Begins again. */
  clear(): void;
}

/** Asks for a move field by field, from the legal moves. It begins again with other legal moves. */
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
