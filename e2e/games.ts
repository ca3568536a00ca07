import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { GAME_IDS } from '@safehouse/games/registry';
import { loadBoardTesting } from '@safehouse/games/testing';
import type { BoardTesting } from '@safehouse/testkit';

/** Browser tests iterate over the registered games and use each game's own description of its board. */
export const GAMES = GAME_IDS;

export const BOARDS: { readonly [game: string]: BoardTesting } = Object.fromEntries(
  await Promise.all(GAMES.map(async (game) => [game, await loadBoardTesting(game)] as const)),
);

const gamesWith = (folder: string) =>
  GAMES.filter((game) => existsSync(resolve(import.meta.dirname, '../games', game, folder)));

export const GAMES_WITH_GUIDE = gamesWith('guide');
export const GAMES_WITH_CHARACTERS = gamesWith('characters');
