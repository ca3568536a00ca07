import type { Game } from '@safehouse/contract';

type GameOptions = { readonly [name: string]: unknown };

/**
 * What is rated apart within a game: the number of players and the options that differ from what one gets unasked,
 * such as `2` or `3,lone=0`. It goes by names and values as they are written, never by how a game keeps them inside.
 */
export function ratingModeOf(rules: Game, options: GameOptions, players: number): string {
  const whole = normalizeOptions(rules, options, players);
  const telling = Object.keys(options)
    .toSorted()
    .filter((name) => normalizeOptions(rules, omitOption(options, name), players) !== whole);
  return [players, ...telling.map((name) => `${name}=${formatValue(options[name])}`)].join();
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
