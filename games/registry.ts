import type { BotLevel, Game, Player, Random, Result, Seat } from '@safehouse/contract';

/** How a match of two came out for one seat. */
export interface SeatOutcome {
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
  readonly levels?: { readonly [name: string]: BotLevel };
  /**
   * One way that a match may go on, as far as a rule of thumb can tell: how likely each seat is to win after it. It may
   * change the state that it is given. For looking back at a match; without it any moves will do.
   */
  forecast?(state: object, random: Random): readonly number[];
  /** Do people play together on a side with so many players? Who is silent about their cards then stays so. */
  readonly isTeamGame?: (players: number) => boolean;
  /** How well somebody has done with a deal, to compare all who had it: above zero a win, below a loss, 99 at most. */
  readonly challengeScore?: (end: SeatOutcome) => number;
  /** Earlier versions of the rules, with their own bots: kept until the matches that began with them are over. */
  readonly earlier?: { readonly [version: number]: () => Promise<GameModule> };
  /** For games whose board and cards can be brought along as a document. */
  readonly edition?: {
    readonly builtIn: readonly string[];
    check(
      document: unknown,
    ): readonly { readonly code: string; readonly at: string; readonly message: string }[];
  };
}

/** The level that takes over for somebody who has left: of middle strength; empty where a game has no bots. */
export function middleLevel(module: GameModule | null): string {
  const levels = Object.keys(module?.levels ?? {});
  return levels[levels.length >> 1] ?? '';
}

/** The games of a house, each loaded when first asked for. */
export interface GameModuleImports {
  readonly [id: string]: () => Promise<GameModule>;
}

/** A game as it is played now, or as it was at a version of its rules; null where this house does not have it. */
export type GameLoader = (id: string, version?: number) => Promise<GameModule | null>;

/** A new game is one line here. */
const GAMES: GameModuleImports = {
  'agent-avenue': () => import('./agent-avenue/index.ts'),
  kompromat: () => import('./kompromat/index.ts'),
  'spy-connection': () => import('./spy-connection/index.ts'),
};

export const GAME_IDS: readonly string[] = Object.keys(GAMES);

export const loadGame: GameLoader = createGameLoader(GAMES);

export function createGameLoader(games: GameModuleImports): GameLoader {
  const loaded = new Map<string, GameModule>();
  // An import costs more than a move does, even of what is there already.
  const once = async (name: string, load: () => Promise<GameModule>) => {
    const module = loaded.get(name) ?? (await load());
    loaded.set(name, module);
    return module;
  };
  return async (id, version) => {
    if (!Object.hasOwn(games, id)) return null;
    const present = await once(id, games[id]);
    if (version === undefined || version === present.rules.version) return present;
    const earlier = present.earlier?.[version];
    const module = earlier ? await once(`${id} ${version}`, earlier) : null;
    return module?.rules.version === version ? module : null;
  };
}
