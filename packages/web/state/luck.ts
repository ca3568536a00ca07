import { signal } from '@preact/signals';
import { isPlainObject } from '@safehouse/contract';
import { remember, remembered } from './settings.ts';

/** How kind the cards were to somebody in a match that has been analysed: by how much they changed the chance to win. */
export interface MatchLuck {
  readonly match: string;
  readonly game: string;
  /** The user on the server, or `HERE`. */
  readonly player: string;
  readonly luck: number;
}

/** Whoever plays in this browser without a server. */
export const HERE = 'here';

const KEY = 'safehouse.luck';
/** The oldest go: a mean needs no more, and a browser keeps only so much. */
const MOST = 500;

const kept = signal(readLuck(remembered(KEY)));

function keep(all: readonly MatchLuck[]): void {
  kept.value = all.slice(-MOST);
  remember(KEY, JSON.stringify(kept.value));
}

/** A match that is analysed again counts once. */
export function keepLuck(one: MatchLuck): void {
  keep([...kept.value.filter(({ match }) => match !== one.match), one]);
}

export function forgetLuck(player: string): void {
  keep(kept.value.filter((one) => one.player !== player));
}

export interface MeanLuck {
  readonly game: string;
  readonly mean: number;
  /** Over so many matches. */
  readonly matches: number;
}

/** The luck of somebody in each game, all their names taken together. */
export function meanLuck(players: readonly string[]): MeanLuck[] {
  const own = kept.value.filter(({ player }) => players.includes(player));
  return [...new Set(own.map(({ game }) => game))].map((game) => {
    const all = own.filter((one) => one.game === game);
    const sum = all.reduce((so, { luck }) => so + luck, 0);
    return { game, mean: sum / all.length, matches: all.length };
  });
}

/** Whatever stands there is looked at before it is believed. */
export function readLuck(value: unknown): readonly MatchLuck[] {
  return Array.isArray(value) ? value.filter(isMatchLuck) : [];
}

function isMatchLuck(value: unknown): value is MatchLuck {
  if (!isPlainObject(value)) return false;
  const { match, game, player, luck } = value;
  return [match, game, player].every((name) => typeof name === 'string') && Number.isFinite(luck);
}
