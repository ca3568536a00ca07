import { signal } from '@preact/signals';
import { isPlainObject } from '@safehouse/contract';
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
