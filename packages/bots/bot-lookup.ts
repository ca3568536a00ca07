import {
  type BotLevel,
  type Budget,
  type Game,
  type Player,
  quote,
  roundsBudget,
  timeBudget,
} from '@safehouse/contract';
import { type ExploitTarget, exploiter } from './exploiter.ts';
import { flatMonteCarlo } from './flat-monte-carlo.ts';
import { ismcts } from './ismcts.ts';
import { randomPlayer } from './random-player.ts';

/** The bots of one game, besides those that every game has. */
export interface GameBots {
  readonly rules: Game;
  readonly players: { readonly [name: string]: Player };
  readonly levels?: { readonly [name: string]: BotLevel };
}

/** A player with its budget for each move. */
export interface NamedBot {
  readonly name: string;
  readonly player: Player;
  budget(): Budget;
  /** Awaited before the first move of a match with such a view. */
  load(view: object): Promise<void>;
}

const SEARCH_BOTS: { readonly [name: string]: (game: Game) => Player } = { ismcts, flat: flatMonteCarlo };

/**
 * `random`, a player or level of the game, `ismcts:ITERATIONS`, `flat:PLAYOUTS`, or `exploiter:WORLDS:BOT`, which
 * exploits that bot. For an unknown name: the list of known names.
 */
export function findBot(bots: GameBots, name: string, now: () => number): NamedBot | { readonly known: string[] } {
  const withoutBudget = (player: Player) => ({ name, player, budget: () => roundsBudget(0), load: loadNothing });
  if (name === 'random') return withoutBudget(randomPlayer);
  if (Object.hasOwn(bots.players, name)) return withoutBudget(bots.players[name]);
  if (bots.levels && Object.hasOwn(bots.levels, name)) {
    const { player, timeLimitMs, load = loadNothing } = bots.levels[name];
    return { name, player, budget: () => timeBudget(timeLimitMs, now), load };
  }
  const [, search, rounds] = /^(\w+):(\d{1,9})$/.exec(name) ?? [];
  if (search !== undefined && Object.hasOwn(SEARCH_BOTS, search)) {
    const player = SEARCH_BOTS[search](bots.rules);
    return { name, player, budget: () => roundsBudget(Number(rounds)), load: loadNothing };
  }
  const [, worlds, targetName] = /^exploiter:(\d{1,9}):(.+)$/.exec(name) ?? [];
  if (targetName !== undefined) {
    const target = findBot(bots, targetName, now);
    if ('known' in target) return target;
    const strongest = strongestLevel(bots);
    const player = exploiter(bots.rules, toExploitTarget(bots, target), strongest?.player);
    const load = async (view: object) => {
      await Promise.all([target.load(view), strongest?.load?.(view)]);
    };
    return { name, player, budget: () => roundsBudget(Number(worlds)), load };
  }
  const searches = Object.keys(SEARCH_BOTS).map((search) => `${search}:N`);
  return {
    known: ['random', ...Object.keys(bots.players), ...Object.keys(bots.levels ?? {}), ...searches, 'exploiter:N:BOT'],
  };
}

async function loadNothing(): Promise<void> {}

/** The budget of a level's simulated reply: the exploiter asks for many of them, and has no clock. */
const IMAGINED_REPLY_ROUNDS = 16;

function toExploitTarget({ levels }: GameBots, { name, player, budget }: NamedBot): ExploitTarget {
  const isLevel = levels !== undefined && Object.hasOwn(levels, name);
  return { player, budget: isLevel ? () => roundsBudget(IMAGINED_REPLY_ROUNDS) : budget };
}

const strongestLevel = ({ levels }: GameBots) => Object.values(levels ?? {}).at(-1);

export function unknownBotMessage(name: string, known: readonly string[]): string {
  return `unknown bot ${quote(name)}; there are ${known.join(', ')}`;
}
