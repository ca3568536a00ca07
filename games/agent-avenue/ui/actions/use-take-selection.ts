import { useState } from 'preact/hooks';
import type { MarketName } from '../../data/cards.ts';
import { type BoardContext, legalMovesOfType } from '../board/board-context.ts';

/** The market card that is selected for taking. */
export interface TakeSelection {
  /** The cards that may be taken now; in a team without the one that the viewer has already proposed. */
  readonly cards: readonly MarketName[];
  readonly card: MarketName | null;
  select(card: MarketName): void;
}

interface Selected {
  readonly card: MarketName;
  readonly version: number;
  readonly seat: number | null;
}

export function useTakeSelection(context: BoardContext, version: number): TakeSelection {
  const { seat } = context;
  const [selected, select] = useState<Selected | null>(null);
  const cards = legalMovesOfType(context, 'take').map(({ card }) => card);
  // Deselected after a move, and for another player on this device.
  const isCurrent = selected?.version === version && selected.seat === seat && cards.includes(selected.card);
  const card = isCurrent ? selected.card : null;
  return {
    cards,
    card,
    select: (wanted) => select(wanted === card ? null : { card: wanted, version, seat }),
  };
}
