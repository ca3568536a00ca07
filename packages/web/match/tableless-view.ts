import { type MatchView, NO_MATCH_ID } from '@safehouse/protocol';

/** The table's part of a match view, for boards without a table: replays and lessons. */
export const TABLELESS_VIEW = {
  id: NO_MATCH_ID,
  clockRule: { type: 'none' },
  clock: null,
  undoAsked: null,
  commitment: '',
  chat: false,
  rated: false,
  pair: null,
  rematch: null,
} as const satisfies Partial<MatchView>;
