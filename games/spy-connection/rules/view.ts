import type { Closed } from '@safehouse/contract';
import { builtInEdition } from './boards.ts';
import { layOut, type Table } from './describe.ts';
import type { Edition } from './edition-document.ts';
import type { Side } from './options.ts';
import { deckSize, type State } from './state.ts';

/** What every seat and every spectator may know: all but the order of the deck. */
export interface SpyView extends Table<Closed> {
  /** The id of the edition, and the document itself where it does not come with the game. */
  readonly edition: string;
  readonly editionDocument: Edition | null;
  readonly board: Side;
}

export function view(state: State): SpyView {
  const { edition } = state.board;
  return {
    edition: edition.id,
    editionDocument: builtInEdition(edition.id) ? null : edition,
    board: state.side,
    ...layOut(state, { closed: deckSize(state) }),
  };
}
