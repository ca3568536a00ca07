import { type MoveFields, useMoveFields } from '@safehouse/ui';
import { useEffect, useState } from 'preact/hooks';
import type { ItemId } from '../../data/missions.ts';
import type { KompromatMove } from '../../rules/moves.ts';
import type { BoardContext } from '../board/board-context.ts';
import { movesUsingItem } from '../board/item-moves.ts';
import type { UseMove } from '../log/move-text.ts';

/** The fields of a use, in the order in which they are asked. */
const USE_FIELDS = ['as', 'from', 'to', 'mission', 'card'] as const;

/** An item being used, and the fields still to be chosen. */
export interface ItemChoice extends Pick<MoveFields<UseMove>, 'choice' | 'answer'> {
  readonly item: ItemId | null;
  /** Selecting it again deselects it. */
  select(item: ItemId): void;
  clear(): void;
}

export function useItemChoice(
  { legalMoves }: Pick<BoardContext, 'legalMoves'>,
  { version, seat }: { readonly version: number; readonly seat: number | null },
): ItemChoice {
  const [item, setItem] = useState<ItemId | null>(null);
  const legal = item === null ? [] : usesOf(legalMoves, item);
  const { choice, answer } = useMoveFields({ legal, fields: USE_FIELDS });
  const clear = () => setItem(null);
  useEffect(clear, [version, seat]);
  return { item, choice, answer, select: (wanted) => setItem(wanted === item ? null : wanted), clear };
}

// The martini is offered with the totals, and shields are offered when tokens are given.
function usesOf(legalMoves: readonly KompromatMove[], item: ItemId): UseMove[] {
  return movesUsingItem(legalMoves, item).filter((move) => move.type === 'use');
}
