/** Loads the UIs of games, which plain Node cannot: only for browser tests, not for scripts that use their helpers. */
import { GAME_COVERS, GAME_LESSONS, GAME_UIS } from '@safehouse/games/registry.web';
import type { CommonGameTranslations, LessonBook } from '@safehouse/ui';

async function loadAll<In, Out>(loaders: { readonly [game: string]: () => Promise<In> }, pick: (value: In) => Out) {
  const entries = Object.entries(loaders).map(async ([game, load]) => [game, await pick(await load())] as const);
  return Object.fromEntries(await Promise.all(entries)) as { readonly [game: string]: Awaited<Out> };
}

export const ENGLISH_TITLES = await loadAll(GAME_COVERS, async ({ translations }) => (await translations.en()).title);

export const ENGLISH_TEXTS: { readonly [game: string]: CommonGameTranslations } = await loadAll(
  GAME_UIS,
  ({ translations }) => translations.en(),
);

export const LESSON_BOOKS: { readonly [game: string]: LessonBook } = await loadAll(GAME_LESSONS, (book) => book);
