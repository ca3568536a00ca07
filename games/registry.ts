import type { BotLevel, Game, Player, Random, Result, Seat } from '@safehouse/contract';

/** The outcome of a two-player match for one seat. */
export interface SeatOutcome {
  readonly result: Result;
  readonly seat: Seat;
  /** The number of moves of both seats. */
  readonly moves: number;
}

/** What a game's folder exports. */
export interface GameModule {
  readonly rules: Game;
  readonly players: { readonly [name: string]: Player };
  /** Bot levels to play against, the weakest first. */
  readonly levels?: { readonly [name: string]: BotLevel };
  /**
   * A short rollout for analysis: the win probability of each seat after it. May change the state. Without it analysis
   * plays random moves to the end.
   */
  forecast?(state: object, random: Random): readonly number[];
  /** Loads what the forecast of a match with this view needs. Without it the forecast is less accurate. */
  loadForecast?(view: object): Promise<void>;
  /** Do this many players play in teams? For ratings and chat. */
  readonly isTeamGame?: (players: number) => boolean;
  /** A rated match changes ratings only if every seat has made at least this many moves. */
  readonly minRatedMoves?: number;
  /** Compares players of the same deal: positive for a win, negative for a loss, 99 at most. */
  readonly challengeScore?: (end: SeatOutcome) => number;
  /** Earlier versions of the rules with their own bots, kept until the matches started with them are over. */
  readonly earlier?: { readonly [version: number]: () => Promise<GameModule> };
  /** For games whose board and cards can be supplied as a document. */
  readonly edition?: {
    readonly builtIn: readonly string[];
    check(document: unknown): readonly { readonly code: string; readonly at: string; readonly message: string }[];
    /** The path of a key that editions do not have. Records may have such keys, new tables may not. */
    findUnknownKey(document: unknown): string | null;
  };
}

/** The level that replaces a player who has left: of medium strength; empty if the game has no bots. */
export function middleLevel(module: GameModule | null): string {
  const levels = Object.keys(module?.levels ?? {});
  return levels[levels.length >> 1] ?? '';
}

/** Each game is imported when it is first needed. */
export interface GameModuleImports {
  readonly [id: string]: () => Promise<GameModule>;
}

/** The current version of a game, or a given one; null if there is no such game or version. */
export type GameLoader = (id: string, version?: number) => Promise<GameModule | null>;

/** A new game adds one line here. */
const GAMES: { [id: string]: GameModuleImports[string] } = {
  'agent-avenue': () => import('./agent-avenue/index.ts'),
  kompromat: () => import('./kompromat/index.ts'),
  'spy-connection': () => import('./spy-connection/index.ts'),
};

/** Also used as a folder name and in URLs. */
export const GAME_ID_PATTERN = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

const gameIds = Object.keys(GAMES);
/** Includes games installed later. */
export const GAME_IDS: readonly string[] = gameIds;

const loadListedGame = createGameLoader(GAMES);
let importUnlisted: ((id: string) => Promise<GameModule>) | null = null;

/** For the app's workers, which do not know what the host has installed: sets how to load a game that is not listed. */
export function findUnlistedGames(load: (id: string) => Promise<GameModule>): void {
  importUnlisted = load;
}

export const loadGame: GameLoader = async (id, version) => {
  if (importUnlisted && !Object.hasOwn(GAMES, id) && GAME_ID_PATTERN.test(id)) {
    const module = await importUnlisted(id).catch(() => null);
    if (module) installGame(id, async () => module);
  }
  return loadListedGame(id, version);
};

/** Adds a game from outside the project to this process or page. False if another game has this id. */
export function installGame(id: string, load: () => Promise<GameModule>): boolean {
  if (Object.hasOwn(GAMES, id)) return false;
  GAMES[id] = load;
  gameIds.push(id);
  return true;
}

export function createGameLoader(games: GameModuleImports): GameLoader {
  const loaded = new Map<string, GameModule>();
  // Even a repeated import() is slower than a move.
  const loadOnce = async (key: string, load: () => Promise<GameModule>) => {
    const module = loaded.get(key) ?? (await load());
    loaded.set(key, module);
    return module;
  };
  return async (id, version) => {
    if (!Object.hasOwn(games, id)) return null;
    const current = await loadOnce(id, games[id]);
    if (version === undefined || version === current.rules.version) return current;
    const earlier = current.earlier?.[version];
    const module = earlier ? await loadOnce(`${id} ${version}`, earlier) : null;
    return module?.rules.version === version ? module : null;
  };
}
