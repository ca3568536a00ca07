import type { Game, Level, Player } from '@safehouse/contract';

/** What the folder of a game offers to the rest of the house. */
export interface GameModule {
  readonly rules: Game;
  readonly players: { readonly [name: string]: Player };
  /** Players for people, the weakest first. */
  readonly levels?: { readonly [name: string]: Level };
  /** Do people play together on a side with so many players? Who is silent about their cards then stays so. */
  readonly partners?: (players: number) => boolean;
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

export async function loadGame(id: string): Promise<GameModule | null> {
  return Object.hasOwn(GAMES, id) ? GAMES[id]() : null;
}
