import type { TableSlots } from '@safehouse/ui';
import type { ComponentChildren } from 'preact';
import type { TableContext } from '../table-context.ts';

/** The slots of a table without a board: the match has not started, or the cards are covered. Tiles are empty. */
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
