import reconstructed from '../data/reconstructed.json' with { type: 'json' };
import { type CompiledBoard, compileBoard } from './board.ts';
import type { Edition } from './edition-document.ts';

/** Editions that come with the game, by id. */
const BUILT_IN_EDITIONS: ReadonlyMap<string, Edition> = new Map([[reconstructed.id, reconstructed]]);

export const BUILT_IN_EDITION_IDS: readonly string[] = [...BUILT_IN_EDITIONS.keys()];
export const DEFAULT_EDITION_ID = reconstructed.id;

export function findBuiltInEdition(id: string): Edition | null {
  return BUILT_IN_EDITIONS.get(id) ?? null;
}

const boardCache = new WeakMap<Edition, CompiledBoard>();

/** The board of a checked edition, compiled once per document. */
export function boardFor(edition: Edition): CompiledBoard {
  const known = boardCache.get(edition);
  if (known) return known;
  const board = compileBoard(edition);
  boardCache.set(edition, board);
  return board;
}
