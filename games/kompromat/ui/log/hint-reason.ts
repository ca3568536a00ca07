import { isHiddenCards, type Seat } from '@safehouse/contract';
import { LIMIT_HALF_POINTS, ROUNDS, TOKENS_TO_LOSE } from '../../data/constants.ts';
import { CARD_HALF_POINTS, EQUIPMENT_IDS, type EquipmentId, KIT } from '../../data/equipment.ts';
import type { GameTranslations } from '../../locales/en.ts';
import type { KompromatMove } from '../../rules/moves.ts';
import type { View } from '../../rules/view.ts';
import { formatPoints } from '../board/card-text.ts';
import { computeColumnTotal, knownCards } from '../board/column-total.ts';
import { itemReason, shieldReason } from './item-hint-reason.ts';
import { declareReason, placeReason } from './mission-hint-reason.ts';

/**
 * Why a move is good: what it changes in the numbers of the game. Of the player's own cards, only those of the current
 * step are mentioned (KO-10).
 */
export function hintReason(move: KompromatMove, view: View, seat: Seat, translations: GameTranslations): string | null {
  const { why } = translations;
  const tokens = view.tokens[seat];
  switch (move.type) {
    case 'hit':
    case 'stop':
      return drawReason(view, seat, translations);
    case 'place':
      return placeReason(move.mission, view, seat, translations);
    case 'declare':
      return declareReason(move, view, seat, translations);
    case 'use':
      return itemReason(move, view, seat, translations);
    case 'pass':
      return view.round < ROUNDS ? why.keepItems(view.items[seat].ready.length) : why.lastItems;
    case 'keep':
      return why.keepToken(TOKENS_TO_LOSE - tokens);
    case 'give-back':
      return why.giveBack(tokens - 1);
    case 'shield':
      return shieldReason(move, view, seat, translations);
  }
}

/** How many of the possible next cards would exceed 21. */
function drawReason(view: View, seat: Seat, { why }: GameTranslations): string | null {
  const mission = view.turnMission;
  const column = mission === null ? null : knownCards(view.columns[seat][mission]);
  if (mission === null || !column) return null;
  const toCome = cardsToCome(view, seat);
  const { low, best } = computeColumnTotal(column, view.newspaper[seat][mission]);
  const tooMuch = toCome.filter((card) => low + CARD_HALF_POINTS[card] / 2 > LIMIT_HALF_POINTS / 2).length;
  return why.draw(formatPoints(best), tooMuch, toCome.length);
}

/** KO-1: all players have the same cards, so those not seen elsewhere are in the deck. */
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
