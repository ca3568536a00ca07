import { useState } from 'preact/hooks';
import type { MarketName } from '../../data/cards.ts';
import { type BoardContext, legalMovesOfType } from '../board/board-context.ts';

/** Which market card is about to be taken. */
export interface TakeSelection {
  /** Those that may be taken now; in a team not the one that the viewer has proposed already. */
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
  // No longer selected after a move, or for another player at this device.
  const isCurrent = selected?.version === version && selected.seat === seat && cards.includes(selected.card);
  const card = isCurrent ? selected.card : null;
  return {
    cards,
    card,
    select: (wanted) => select(wanted === card ? null : { card: wanted, version, seat }),
  };
}
