import type { TableSlots } from '@safehouse/ui';
import type { ComponentChildren } from 'preact';
import type { TableContext } from '../table-context.ts';

/** A table without a board: nobody plays yet, or the cards are covered. Every seat has an empty tile. */
export function emptySlots({ matchView }: Pick<TableContext, 'matchView'>, board: ComponentChildren): TableSlots {
  return {
    phase: '',
    tiles: matchView.players.map((_, seat) => ({ seats: [seat], numbers: [], details: null, about: '' })),
    tileLayout: matchView.players.length > 2 ? 'row' : 'around',
    board,
    store: null,
    hand: null,
    preview: null,
    act: null,
    playback: null,
  };
}
