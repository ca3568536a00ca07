import { signal } from '@preact/signals';
import { isPlainObject } from '@safehouse/contract';
import { readStorage, writeStorage } from './storage.ts';

/** How kind the cards were to somebody in a match that has been analysed: by how much they changed the chance to win. */
export interface MatchLuck {
  readonly match: string;
  readonly game: string;
  /** The user on the server, or `HERE`. */
  readonly player: string;
  readonly luck: number;
}

/** Whoever plays in this browser without a server. */
export const LOCAL_PLAYER = 'here';

const STORAGE_KEY = 'safehouse.luck';
/** The oldest go: a mean needs no more, and a browser keeps only so much. */
const MAX_ENTRIES = 500;

const luckHistory = signal(parseLuckHistory(readStorage(STORAGE_KEY)));

function saveHistory(all: readonly MatchLuck[]): void {
  luckHistory.value = all.slice(-MAX_ENTRIES);
  writeStorage(STORAGE_KEY, JSON.stringify(luckHistory.value));
}

/** A match that is analysed again counts once. */
export function saveMatchLuck(one: MatchLuck): void {
  saveHistory([...luckHistory.value.filter(({ match }) => match !== one.match), one]);
}

export function deleteLuckOf(player: string): void {
  saveHistory(luckHistory.value.filter((one) => one.player !== player));
}

export interface MeanLuck {
  readonly game: string;
  readonly mean: number;
  /** Over so many matches. */
  readonly matches: number;
}

/** The luck of somebody in each game, all their names taken together. */
export function meanLuckByGame(players: readonly string[]): MeanLuck[] {
  const own = luckHistory.value.filter(({ player }) => players.includes(player));
  return [...new Set(own.map(({ game }) => game))].map((game) => {
    const all = own.filter((one) => one.game === game);
    const sum = all.reduce((so, { luck }) => so + luck, 0);
    return { game, mean: sum / all.length, matches: all.length };
  });
}

/** Whatever stands there is looked at before it is believed. */
export function parseLuckHistory(value: unknown): readonly MatchLuck[] {
  return Array.isArray(value) ? value.filter(isMatchLuck) : [];
}

function isMatchLuck(value: unknown): value is MatchLuck {
  if (!isPlainObject(value)) return false;
  const { match, game, player, luck } = value;
  return [match, game, player].every((name) => typeof name === 'string') && Number.isFinite(luck);
}
