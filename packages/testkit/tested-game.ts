import type { AnyFact, Game, Player, Viewer, WrittenMove } from '@safehouse/contract';

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
  /** Every card and piece of a described state, in any order. No move may change the list. */
  inventory(described: object): readonly string[];
  /** The parts of a described state that a viewer may not know, as text by name. */
  secrets(described: object, viewer: Viewer): { readonly [name: string]: string };
  /** Do two moves of one seat look the same to everybody else until something is revealed? */
  isIndistinguishable?(first: WrittenMove, second: WrittenMove): boolean;
  /** Does the fact make earlier facts irrelevant, such as the start of a new round? */
  isFreshStart?(fact: AnyFact): boolean;
}
