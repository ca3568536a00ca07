import { isHiddenCards, type Seat } from '@safehouse/contract';
import { LIMIT_HALF_POINTS } from '../../data/constants.ts';
import { CARD_HALF_POINTS, EQUIPMENT_IDS, type EquipmentId, KIT } from '../../data/equipment.ts';
import type { GameTranslations } from '../../locales/en.ts';
import type { KompromatMove } from '../../rules/moves.ts';
import type { View } from '../../rules/view.ts';
import { formatPoints } from '../board/card-text.ts';
import { computeColumnTotal, knownCards } from '../board/column-total.ts';

/** Why to hit or to stop: how many of the cards that can still come would be too much. */
export function hintReason(move: KompromatMove, view: View, seat: Seat, { why }: GameTranslations): string | null {
  const mission = view.turnMission;
  if ((move.type !== 'hit' && move.type !== 'stop') || mission === null) return null;
  const column = knownCards(view.columns[seat][mission]);
  if (!column) return null;
  const toCome = cardsToCome(view, seat);
  const { low, best } = computeColumnTotal(column, view.newspaper[seat][mission]);
  const tooMuch = toCome.filter((card) => low + CARD_HALF_POINTS[card] / 2 > LIMIT_HALF_POINTS / 2).length;
  return why(formatPoints(best), tooMuch, toCome.length);
}

/** KO-1: all players have the same cards, so what is nowhere else is in the deck. */
function cardsToCome(view: View, seat: Seat): number[] {
  const seen = [...view.columns[seat].flat().map(({ card }) => card), ...openCards(view.discards[seat])];
  const left = [...KIT];
  for (const card of seen) {
    const index = isHiddenCards(card) ? -1 : left.indexOf(EQUIPMENT_IDS.indexOf(card));
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}

function openCards(cards: View['discards'][number]): readonly EquipmentId[] {
  return isHiddenCards(cards) ? [] : cards;
}
