import { signal } from '@preact/signals';
import { isPlainObject } from '@safehouse/contract';
import { readStorage, writeStorage } from './storage.ts';

/** A player's luck in an analysed match, as a change of the win probability. */
export interface MatchLuck {
  readonly match: string;
  readonly game: string;
  /** A user id of the server, or `LOCAL_PLAYER`. */
  readonly player: string;
  readonly luck: number;
}

export const LOCAL_PLAYER = 'here';

const STORAGE_KEY = 'safehouse.luck';
/** The oldest are dropped. */
const MAX_ENTRIES = 500;

const luckHistory = signal(parseLuckHistory(readStorage(STORAGE_KEY)));

function saveHistory(entries: readonly MatchLuck[]): void {
  luckHistory.value = entries.slice(-MAX_ENTRIES);
  writeStorage(STORAGE_KEY, JSON.stringify(luckHistory.value));
}

/** Replaces an earlier analysis of the same match. */
export function saveMatchLuck(entry: MatchLuck): void {
  saveHistory([...luckHistory.value.filter(({ match }) => match !== entry.match), entry]);
}

export function deleteLuckOf(player: string): void {
  saveHistory(luckHistory.value.filter((entry) => entry.player !== player));
}

export interface MeanLuck {
  readonly game: string;
  readonly mean: number;
  readonly matches: number;
}

/** For all these players together, because one person can have several ids. */
export function meanLuckByGame(players: readonly string[]): MeanLuck[] {
  const entries = luckHistory.value.filter(({ player }) => players.includes(player));
  return [...new Set(entries.map(({ game }) => game))].map((game) => {
    const inGame = entries.filter((entry) => entry.game === game);
    const sum = inGame.reduce((total, { luck }) => total + luck, 0);
    return { game, mean: sum / inGame.length, matches: inGame.length };
  });
}

/** Ignores malformed entries. */
export function parseLuckHistory(value: unknown): readonly MatchLuck[] {
  return Array.isArray(value) ? value.filter(isMatchLuck) : [];
}

function isMatchLuck(value: unknown): value is MatchLuck {
  if (!isPlainObject(value)) return false;
  const { match, game, player, luck } = value;
  return [match, game, player].every((name) => typeof name === 'string') && Number.isFinite(luck);
}
