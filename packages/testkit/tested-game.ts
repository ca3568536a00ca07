import type { Game, Player, Viewer, WrittenMove } from '@safehouse/contract';

/** A way to sit down to a game. */
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
  /** Every card and piece that a described state holds, in any order: what must be conserved. */
  inventory(described: object): readonly string[];
  /** The parts of a described state that a viewer may not know, each under a name, written out. */
  secrets(described: object, viewer: Viewer): { readonly [what: string]: string };
  /** Do two moves of one seat look the same to everybody else until something is revealed? */
  isIndistinguishable?(one: WrittenMove, other: WrittenMove): boolean;
  /** A fact after which what was told before no longer matters, such as a new round. */
  isFreshStart?(fact: { readonly type: string }): boolean;
}
