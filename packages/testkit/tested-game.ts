import type { Game, Player, Viewer, WrittenMove } from '@safehouse/contract';

export interface MatchSetup {
  readonly options: { readonly [name: string]: unknown };
  readonly players: number;
  readonly edition?: unknown;
}

/** A game under test. */
export interface TestedGame {
  readonly game: Game;
  readonly greedyPlayer: Player;
  readonly setups: readonly MatchSetup[];
  /** Every card and piece of a described state, in any order: no move may change it. */
  inventory(described: object): readonly string[];
  /** The parts of a described state that a viewer may not know, as text by name. */
  secrets(described: object, viewer: Viewer): { readonly [name: string]: string };
  /** Whether two moves of one seat look the same to everybody else until something is revealed. */
  isIndistinguishable?(first: WrittenMove, second: WrittenMove): boolean;
  /** A fact after which earlier facts no longer matter, such as a new round. */
  isFreshStart?(fact: { readonly type: string }): boolean;
}
