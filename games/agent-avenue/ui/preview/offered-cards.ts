import { isHiddenCards } from '@safehouse/contract';
import type { AgentName } from '../../data/cards.ts';
import type { CardPlacement } from '../actions/use-card-placement.ts';
import type { BoardContext } from '../board/board-context.ts';

interface OfferedCards {
  readonly up: AgentName | null;
  /** Null if it is not chosen yet, or hidden from the viewer. */
  readonly down: AgentName | null;
}

/** The two cards on offer, or those that the viewer has placed. */
export function offeredCards(
  { view: { offer } }: BoardContext,
  { up, down, hand }: Pick<CardPlacement, 'up' | 'down' | 'hand'>,
): OfferedCards {
  const known = offer && offer.down !== null && !isHiddenCards(offer.down) ? offer.down : null;
  return {
    up: offer?.up ?? (up === null ? null : hand[up]),
    down: known ?? (down === null ? null : hand[down]),
  };
}
