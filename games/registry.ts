import type { Game, Level, Player, Random, Result, Seat } from '@safehouse/contract';

/** How a match of two came out for one seat. */
export interface Ending {
  readonly result: Result;
  readonly seat: Seat;
  /** Moves that were made by both. */
  readonly moves: number;
}

/** What the folder of a game offers to the rest of the house. */
export interface GameModule {
  readonly rules: Game;
  readonly players: { readonly [name: string]: Player };
  /** Players for people, the weakest first. */
  readonly levels?: { readonly [name: string]: Level };
  /**
   * One way that a match may go on, as far as a rule of thumb can tell: how likely each seat is to win after it. It may
   * change the state that it is given. For looking back at a match; without it any moves will do.
   */
  forecast?(state: object, random: Random): readonly number[];
  /** Do people play together on a side with so many players? Who is silent about their cards then stays so. */
  readonly partners?: (players: number) => boolean;
  /** How well somebody has done with a deal, to compare all who had it: above zero a win, below a loss, 99 at most. */
  readonly challengeScore?: (end: Ending) => number;
  /** For games whose board and cards can be brought along as a document. */
  readonly edition?: {
    readonly builtIn: readonly string[];
    check(
      document: unknown,
    ): readonly { readonly code: string; readonly at: string; readonly message: string }[];
  };
}

/** Every game, loaded when first asked for. A new game is one line here. */
const GAMES: { readonly [id: string]: () => Promise<GameModule> } = {
  'agent-avenue': () => import('./agent-avenue/index.ts'),
  kompromat: () => import('./kompromat/index.ts'),
  'spy-connection': () => import('./spy-connection/index.ts'),
};

export const GAME_IDS: readonly string[] = Object.keys(GAMES);

const loaded = new Map<string, GameModule>();

export async function loadGame(id: string): Promise<GameModule | null> {
  if (!Object.hasOwn(GAMES, id)) return null;
  // An import costs more than a move does, even of what is there already.
  const game = loaded.get(id) ?? (await GAMES[id]());
  loaded.set(id, game);
  return game;
}
