import { useEffect, useState } from 'preact/hooks';
import type { ItemId } from '../../data/missions.ts';
import type { KompromatMove } from '../../rules/moves.ts';
import type { BoardContext } from '../board/board-context.ts';
import { movesUsingItem } from '../board/item-moves.ts';
import type { UseMove } from '../log/move-text.ts';

/** What is decided about an item, one after the other. */
const USE_QUESTIONS = ['as', 'from', 'to', 'mission', 'card'] as const;
export type UseQuestion = (typeof USE_QUESTIONS)[number];

/** An item that is about to be used: what is still to be decided, and by which moves. */
export interface ItemChoice {
  readonly item: ItemId | null;
  /** The moves that are left after the answers so far. */
  readonly moves: readonly UseMove[];
  /** Null where a single move is left. */
  readonly question: UseQuestion | null;
  /** Selected once more, it is deselected. */
  select(item: ItemId): void;
  /** Keeps only the moves that agree with this one on the question. */
  answer(move: UseMove): void;
  clear(): void;
}

export function useItemChoice(
  { legalMoves }: Pick<BoardContext, 'legalMoves'>,
  { version, seat }: { readonly version: number; readonly seat: number | null },
): ItemChoice {
  const [item, setItem] = useState<ItemId | null>(null);
  const [answers, setAnswers] = useState<readonly Partial<UseMove>[]>([]);
  const clear = () => {
    setItem(null);
    setAnswers([]);
  };
  useEffect(clear, [version, seat]);
  const moves = item === null ? [] : usesOf(legalMoves, item).filter((move) => answers.every(isPartOf(move)));
  const question = nextQuestion(moves);
  return {
    item,
    moves,
    question,
    select(wanted) {
      setAnswers([]);
      setItem(wanted === item ? null : wanted);
    },
    answer: (move) => setAnswers(question === null ? answers : [...answers, { [question]: move[question] }]),
    clear,
  };
}

// The martini is offered beside the totals, and shields when tokens are given.
function usesOf(legalMoves: readonly KompromatMove[], item: ItemId): UseMove[] {
  return movesUsingItem(legalMoves, item).filter((move) => move.type === 'use');
}

const isPartOf = (move: UseMove) => (answer: Partial<UseMove>) =>
  USE_QUESTIONS.every((question) => answer[question] === undefined || answer[question] === move[question]);

/** The first question on which the moves differ. */
function nextQuestion(moves: readonly UseMove[]): UseQuestion | null {
  return USE_QUESTIONS.find((question) => new Set(moves.map((move) => move[question])).size > 1) ?? null;
}

/** One move for each answer to the question. */
export function movesByAnswer(moves: readonly UseMove[], question: UseQuestion): readonly UseMove[] {
  return [...new Map(moves.map((move) => [move[question], move])).values()];
}
