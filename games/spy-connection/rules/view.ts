import type { HiddenCards, Viewer } from '@safehouse/contract';
import { findBuiltInEdition } from './built-in-editions.ts';
import { describeWithDeck, type StateDescription } from './describe.ts';
import type { Edition } from './edition-document.ts';
import type { BoardSide } from './options.ts';
import { deckSize, type State } from './state.ts';

/** What every seat and every spectator may know: everything except the order of the deck. */
export interface SpyView extends StateDescription<HiddenCards> {
  /** The id of the edition, and the document itself if it is not built in. */
  readonly edition: string;
  readonly editionDocument: Edition | null;
  readonly board: BoardSide;
}

/** Nobody knows more than the others. */
export function view(state: State, _viewer?: Viewer, open: SpyView = openView(state)): SpyView {
  return open;
}

export function openView(state: State): SpyView {
  const { edition } = state.board;
  return {
    edition: edition.id,
    editionDocument: findBuiltInEdition(edition.id) ? null : edition,
    board: state.side,
    ...describeWithDeck(state, { closed: deckSize(state) }),
  };
}
