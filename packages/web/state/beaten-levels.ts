import { signal } from '@preact/signals';
import { isPlainObject } from '@safehouse/contract';
import type { MatchView } from '@safehouse/protocol';
import { readStorage, writeStorage } from './storage.ts';

const STORAGE_KEY = 'safehouse.beaten';

type BeatenLevels = { readonly [game: string]: readonly string[] };

const beatenLevels = signal<BeatenLevels>(parseBeatenLevels(readStorage(STORAGE_KEY)));

/** Every bot beaten in this browser, or known from the account. */
export function allBeatenLevels(): { readonly game: string; readonly level: string }[] {
  return Object.entries(beatenLevels.value).flatMap(([game, levels]) => levels.map((level) => ({ game, level })));
}

/** The levels of bots that the user has beaten. */
export function beatenLevelsOf(game: string): readonly string[] {
  return Object.hasOwn(beatenLevels.value, game) ? beatenLevels.value[game] : [];
}

export function rememberBeaten(game: string, levels: readonly string[]): void {
  const known = beatenLevelsOf(game);
  const added = levels.filter((level) => !known.includes(level));
  if (added.length === 0) return;
  beatenLevels.value = { ...beatenLevels.value, [game]: [...known, ...new Set(added)] };
  writeStorage(STORAGE_KEY, JSON.stringify(beatenLevels.value));
}

type FinishedView = Pick<MatchView, 'seat' | 'seats' | 'players' | 'result'>;

/** The levels of the bots that lost this match against the viewer; none on a shared device. */
export function levelsBeatenIn({ seat, seats, players, result }: FinishedView): readonly string[] {
  if (!result || seat === null || seats.length > 1 || !result.winners.includes(seat)) return [];
  const { winners } = result;
  return players.flatMap((player, other) =>
    player.type === 'bot' && !winners.some((winner) => winner === other) ? [player.level] : [],
  );
}

/** Ignores malformed entries. */
function parseBeatenLevels(value: unknown): BeatenLevels {
  if (!isPlainObject(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, string[]] =>
        Array.isArray(entry[1]) && entry[1].every((level) => typeof level === 'string'),
    ),
  );
}
