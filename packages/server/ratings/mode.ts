import type { Game } from '@safehouse/contract';

type Options = { readonly [name: string]: unknown };

/**
 * What is rated apart within a game: the number of players and the options that differ from what one gets unasked,
 * such as `2` or `3,lone=0`. It goes by names and values as they are written, never by how a game keeps them inside.
 */
export function modeOf(rules: Game, options: Options, players: number): string {
  const whole = checked(rules, options, players);
  const telling = Object.keys(options)
    .toSorted()
    .filter((name) => checked(rules, without(options, name), players) !== whole);
  return [players, ...telling.map((name) => `${name}=${written(options[name])}`)].join();
}

function checked(rules: Game, options: Options, players: number): string {
  return JSON.stringify(rules.options({ options, players, edition: undefined }));
}

function without(options: Options, name: string): Options {
  return Object.fromEntries(Object.entries(options).filter(([other]) => other !== name));
}

function written(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
