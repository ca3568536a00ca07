import type { BoardTesting, GameTesting, MatchSetup } from '@safehouse/testkit';
import { GAME_IDS } from './registry.ts';

export async function loadTesting(game: string): Promise<GameTesting> {
  return (await import(`./${game}/testing/index.ts`)).testing;
}

export async function loadBoardTesting(game: string): Promise<BoardTesting> {
  return (await import(`./${game}/testing/board.ts`)).board;
}

/** The setups of all games. */
export const GAME_SETUPS: readonly (MatchSetup & { readonly game: string })[] = (
  await Promise.all(GAME_IDS.map(async (game) => (await loadTesting(game)).setups.map((setup) => ({ game, ...setup }))))
).flat();
