import { useEffect, useState } from 'preact/hooks';
import type { MarketName } from '../../data/cards.ts';
import { type BoardContext, legalMovesOfType } from '../board/board-context.ts';

/** Which market card is about to be taken. */
export interface TakeSelection {
  /** A card may be taken now. */
  readonly isOpen: boolean;
  readonly card: MarketName | null;
  select(card: MarketName): void;
}

export function useTakeSelection(context: BoardContext, version: number): TakeSelection {
  const [card, select] = useState<MarketName | null>(null);
  useEffect(() => select(null), [version, context.seat]);
  const isOpen = legalMovesOfType(context, 'take').length > 0;
  return {
    isOpen,
    card: isOpen ? card : null,
    select: (wanted) => select(wanted === card ? null : wanted),
  };
}
