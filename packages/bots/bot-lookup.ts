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

/** What a game has to choose from, beside what every game gets for free. */
export interface GameBots {
  readonly rules: Game;
  readonly players: { readonly [name: string]: Player };
  readonly levels?: { readonly [name: string]: BotLevel };
}

/** A player as a match needs one: with a budget for each move. */
export interface NamedBot {
  readonly name: string;
  readonly player: Player;
  budget(): Budget;
}

const SEARCH_BOTS: { readonly [name: string]: (game: Game) => Player } = { ismcts, flat: flatMonteCarlo };

/**
 * `random`, a player or level of the game, `ismcts:ITERATIONS`, `flat:PLAYOUTS`, or `exploiter:WORLDS:BOT`, who knows
 * that bot's mind; otherwise what there is.
 */
export function findBot(
  cast: GameBots,
  name: string,
  now: () => number,
): NamedBot | { readonly known: string[] } {
  const thoughtless = (player: Player) => ({ name, player, budget: () => roundsBudget(0) });
  if (name === 'random') return thoughtless(randomPlayer);
  if (Object.hasOwn(cast.players, name)) return thoughtless(cast.players[name]);
  if (cast.levels && Object.hasOwn(cast.levels, name)) {
    const { player, timeLimitMs } = cast.levels[name];
    return { name, player, budget: () => timeBudget(timeLimitMs, now) };
  }
  const [, search, rounds] = /^(\w+):(\d{1,9})$/.exec(name) ?? [];
  if (search !== undefined && Object.hasOwn(SEARCH_BOTS, search)) {
    return { name, player: SEARCH_BOTS[search](cast.rules), budget: () => roundsBudget(Number(rounds)) };
  }
  const [, worlds, victimName] = /^exploiter:(\d{1,9}):(.+)$/.exec(name) ?? [];
  if (victimName !== undefined) {
    const victim = findBot(cast, victimName, now);
    if ('known' in victim) return victim;
    const player = exploiter(cast.rules, toExploitTarget(cast, victim), strongestLevel(cast)?.player);
    return { name, player, budget: () => roundsBudget(Number(worlds)) };
  }
  const searches = Object.keys(SEARCH_BOTS).map((search) => `${search}:N`);
  return {
    known: [
      'random',
      ...Object.keys(cast.players),
      ...Object.keys(cast.levels ?? {}),
      ...searches,
      'exploiter:N:BOT',
    ],
  };
}

/** How long a level may think about an answer that is only imagined: it is asked often, and without a clock. */
const IMAGINED_REPLY_ROUNDS = 16;

function toExploitTarget({ levels }: GameBots, { name, player, budget }: NamedBot): ExploitTarget {
  const isLevel = levels !== undefined && Object.hasOwn(levels, name);
  return { player, budget: isLevel ? () => roundsBudget(IMAGINED_REPLY_ROUNDS) : budget };
}

const strongestLevel = ({ levels }: GameBots) => Object.values(levels ?? {}).at(-1);

export function unknownBotMessage(name: string, known: readonly string[]): string {
  return `unknown bot ${quote(name)}; there are ${known.join(', ')}`;
}
