import reconstructed from '../data/reconstructed.json' with { type: 'json' };
import { type Board, compileBoard } from './board.ts';
import type { Edition } from './edition-document.ts';

/** Editions that come with the game, by id. */
const BUILT_IN: ReadonlyMap<string, Edition> = new Map([[reconstructed.id, reconstructed]]);

export const BUILT_IN_IDS: readonly string[] = [...BUILT_IN.keys()];
export const DEFAULT_EDITION = reconstructed.id;

export function builtInEdition(id: string): Edition | null {
  return BUILT_IN.get(id) ?? null;
}

const compiled = new WeakMap<Edition, Board>();

/** The board of a checked edition, compiled once per document. */
export function boardOf(edition: Edition): Board {
  const known = compiled.get(edition);
  if (known) return known;
  const board = compileBoard(edition);
  compiled.set(edition, board);
  return board;
}
