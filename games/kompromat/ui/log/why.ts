import { isClosed, type Seat } from '@safehouse/contract';
import { EQUIPMENT, type Equipment, HALVES, KIT } from '../../data/equipment.ts';
import { LIMIT } from '../../data/numbers.ts';
import type { Words } from '../../locales/en.ts';
import type { KompromatMove } from '../../rules/moves.ts';
import type { View } from '../../rules/view.ts';
import { knownCards, reading } from '../table/reading.ts';
import { written } from '../table/writing.ts';

/** What speaks for a move: of the cards that can still come, how many would be too much. */
export function why(move: KompromatMove, view: View, seat: Seat, { why: said }: Words): string | null {
  const mission = view.turnMission;
  if ((move.type !== 'hit' && move.type !== 'stop') || mission === null) return null;
  const column = knownCards(view.columns[seat][mission]);
  if (!column) return null;
  const toCome = cardsToCome(view, seat);
  const { low, best } = reading(column, view.newspaper[seat][mission]);
  const tooMuch = toCome.filter((card) => low + HALVES[card] / 2 > LIMIT / 2).length;
  return said[move.type](written(best), tooMuch, toCome.length);
}

/** KO-1: everybody has the same cards, so what lies nowhere else is in the deck. */
function cardsToCome(view: View, seat: Seat): number[] {
  const seen = [...view.columns[seat].flat().map(({ card }) => card), ...pile(view.discards[seat])];
  const left = [...KIT];
  for (const card of seen) {
    const place = isClosed(card) ? -1 : left.indexOf(EQUIPMENT.indexOf(card));
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}

function pile(cards: View['discards'][number]): readonly Equipment[] {
  return isClosed(cards) ? [] : cards;
}
