import type { EditionEditor, GameCharacters, GameCover, GameGuide, GameUi, LessonBook } from '@safehouse/ui';

/** The screens of every game, loaded when first asked for. A new game is one line here. */
export const GAME_UIS: { readonly [id: string]: () => Promise<GameUi> } = {
  'agent-avenue': async () => (await import('./agent-avenue/ui/index.tsx')).ui as unknown as GameUi,
  kompromat: async () => (await import('./kompromat/ui/index.tsx')).ui as unknown as GameUi,
  'spy-connection': async () => (await import('./spy-connection/ui/index.tsx')).ui as unknown as GameUi,
};

/** What stands on the shelf before a game is opened; another line for a new game. */
export const GAME_COVERS: { readonly [id: string]: () => Promise<GameCover> } = {
  'agent-avenue': async () => (await import('./agent-avenue/ui/cover.tsx')).cover,
  kompromat: async () => (await import('./kompromat/ui/cover.tsx')).cover,
  'spy-connection': async () => (await import('./spy-connection/ui/cover.tsx')).cover,
};

/** Games whose board and cards can be changed on the screen. */
export const GAME_EDITORS: { readonly [id: string]: () => Promise<EditionEditor> } = {
  'spy-connection': async () => (await import('./spy-connection/editor/index.tsx')).editor as unknown as EditionEditor,
};

/** What each game teaches at its own table. A game without lessons has no line here. */
export const GAME_LESSONS: { readonly [id: string]: () => Promise<LessonBook> } = {
  'agent-avenue': async () => (await import('./agent-avenue/lessons/index.ts')).book,
  kompromat: async () => (await import('./kompromat/lessons/index.ts')).book,
  'spy-connection': async () => (await import('./spy-connection/lessons/index.ts')).book,
};

/** Who the bots are. A game without characters has no line here: its bots go by their levels. */
export const GAME_CHARACTERS: { readonly [id: string]: () => Promise<GameCharacters> } = {
  'agent-avenue': async () => (await import('./agent-avenue/characters/index.ts')).characters as GameCharacters,
  kompromat: async () => (await import('./kompromat/characters/index.ts')).characters as GameCharacters,
  'spy-connection': async () => (await import('./spy-connection/characters/index.ts')).characters as GameCharacters,
};

/** How each game is played, with pictures. A game without a guide has no line here: its players read its rules. */
export const GAME_GUIDES: { readonly [id: string]: () => Promise<GameGuide> } = {
  'agent-avenue': async () => (await import('./agent-avenue/guide/index.tsx')).guide,
  kompromat: async () => (await import('./kompromat/guide/index.tsx')).guide,
  'spy-connection': async () => (await import('./spy-connection/guide/index.tsx')).guide,
};
