import type { ItemId } from '../../data/missions.ts';
import type { KompromatMove } from '../../rules/moves.ts';

/** The moves that use up an item: by itself, or for the USB stick in place of another item. */
export function movesUsingItem(legal: readonly KompromatMove[], item: ItemId): KompromatMove[] {
  return legal.filter((move) => itemUsedBy(move) === item);
}

function itemUsedBy(move: KompromatMove): ItemId | null {
  switch (move.type) {
    case 'use':
      return move.item;
    case 'declare':
      return move.martini === undefined ? null : (move.via ?? 'vesper-martini');
    case 'shield':
      return move.via ?? move.item;
    default:
      return null;
  }
}
