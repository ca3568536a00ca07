import {
  type Budget,
  type Game,
  type Level,
  type Player,
  quote,
  roundsBudget,
  timeBudget,
} from '@safehouse/contract';
import { exploiter, type Victim } from './exploiter.ts';
import { flat } from './flat.ts';
import { ismcts } from './ismcts.ts';
import { random } from './random.ts';

/** What a game has to choose from, beside what every game gets for free. */
export interface Cast {
  readonly rules: Game;
  readonly players: { readonly [name: string]: Player };
  readonly levels?: { readonly [name: string]: Level };
}

/** A player as a match needs one: with a budget for each move. */
export interface Named {
  readonly name: string;
  readonly player: Player;
  budget(): Budget;
}

const SEARCHES: { readonly [name: string]: (game: Game) => Player } = { ismcts, flat };

/**
 * `random`, a player or level of the game, `ismcts:ITERATIONS`, `flat:PLAYOUTS`, or `exploiter:WORLDS:BOT`, who knows
 * that bot's mind; otherwise what there is.
 */
export function playerNamed(
  cast: Cast,
  name: string,
  now: () => number,
): Named | { readonly known: string[] } {
  const thoughtless = (player: Player) => ({ name, player, budget: () => roundsBudget(0) });
  if (name === 'random') return thoughtless(random);
  if (Object.hasOwn(cast.players, name)) return thoughtless(cast.players[name]);
  if (cast.levels && Object.hasOwn(cast.levels, name)) {
    const { player, ms } = cast.levels[name];
    return { name, player, budget: () => timeBudget(ms, now) };
  }
  const [, search, rounds] = /^(\w+):(\d{1,9})$/.exec(name) ?? [];
  if (search !== undefined && Object.hasOwn(SEARCHES, search)) {
    return { name, player: SEARCHES[search](cast.rules), budget: () => roundsBudget(Number(rounds)) };
  }
  const [, worlds, victimName] = /^exploiter:(\d{1,9}):(.+)$/.exec(name) ?? [];
  if (victimName !== undefined) {
    const victim = playerNamed(cast, victimName, now);
    if ('known' in victim) return victim;
    const player = exploiter(cast.rules, imagined(cast, victim), strongestOf(cast)?.player);
    return { name, player, budget: () => roundsBudget(Number(worlds)) };
  }
  const searches = Object.keys(SEARCHES).map((search) => `${search}:N`);
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
const THOUGHT = 16;

function imagined({ levels }: Cast, { name, player, budget }: Named): Victim {
  const isLevel = levels !== undefined && Object.hasOwn(levels, name);
  return { player, budget: isLevel ? () => roundsBudget(THOUGHT) : budget };
}

const strongestOf = ({ levels }: Cast) => Object.values(levels ?? {}).at(-1);

export function unknownPlayer(name: string, known: readonly string[]): string {
  return `unknown bot ${quote(name)}; there are ${known.join(', ')}`;
}
