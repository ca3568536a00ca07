import type { ItemId } from '../../data/missions.ts';
import type { BoardContext } from '../board/board-context.ts';
import { formatPoints } from '../board/card-text.ts';
import { computeColumnTotal, knownCards } from '../board/column-total.ts';
import { movesUsingItem } from '../board/item-moves.ts';

/** KO-25: how many tokens a balaclava gives back. */
const BALACLAVA_TOKENS = 2;

/** What using an item now would change for the viewer, in numbers; empty if nothing. */
export function itemChangeText(context: BoardContext, item: ItemId): string[] {
  const { view, nearSeat, translations, legalMoves } = context;
  if (movesUsingItem(legalMoves, item).length === 0) return [];
  if (item === 'balaclava') {
    const tokens = view.tokens[nearSeat];
    return [translations.pointed.tokensChange(tokens, Math.max(0, tokens - BALACLAVA_TOKENS))];
  }
  const mission = view.turnMission;
  if (item !== 'gps-tracker' || mission === null) return [];
  const cards = knownCards(view.columns[nearSeat][mission]) ?? [];
  const total = (column: typeof cards) =>
    formatPoints(computeColumnTotal(column, view.newspaper[nearSeat][mission]).best);
  return [translations.pointed.totalChange(total(cards), total(cards.slice(0, -1)))];
}
