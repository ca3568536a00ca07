import type { Game } from '@safehouse/contract';

type GameOptions = { readonly [name: string]: unknown };

/**
 * Each mode of a game has its own ratings. A mode consists of the number of players and the options that differ from
 * the defaults, such as `2` or `3,lone=0`, with the names and values of the request, never the game's internal form.
 */
export function ratingModeOf(rules: Game, options: GameOptions, players: number): string {
  const normalized = normalizeOptions(rules, options, players);
  const nonDefault = Object.keys(options)
    .toSorted()
    .filter((name) => normalizeOptions(rules, omitOption(options, name), players) !== normalized);
  return [players, ...nonDefault.map((name) => `${name}=${formatValue(options[name])}`)].join();
}

function normalizeOptions(rules: Game, options: GameOptions, players: number): string {
  return JSON.stringify(rules.parseOptions({ options, players, edition: undefined }));
}

function omitOption(options: GameOptions, name: string): GameOptions {
  return Object.fromEntries(Object.entries(options).filter(([other]) => other !== name));
}

function formatValue(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
