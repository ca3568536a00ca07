import type { EditionEditor, GameCharacters, GameCover, GameGuide, GameUi, LessonBook } from '@safehouse/ui';

/** By game. Games from packages are added when the app starts. */
interface Loaders<Part> {
  [id: string]: () => Promise<Part>;
}

/** The screens of every game, loaded on demand. A new game adds a line. */
export const GAME_UIS: Loaders<GameUi> = {
  'agent-avenue': async () => (await import('./agent-avenue/ui/index.tsx')).ui,
  kompromat: async () => (await import('./kompromat/ui/index.tsx')).ui,
  'spy-connection': async () => (await import('./spy-connection/ui/index.tsx')).ui,
};

/** What the front page shows of each game. A new game adds a line. */
export const GAME_COVERS: Loaders<GameCover> = {
  'agent-avenue': async () => (await import('./agent-avenue/ui/cover.tsx')).cover,
  kompromat: async () => (await import('./kompromat/ui/cover.tsx')).cover,
  'spy-connection': async () => (await import('./spy-connection/ui/cover.tsx')).cover,
};

/** Games whose board and cards can be edited. */
export const GAME_EDITORS: { readonly [id: string]: () => Promise<EditionEditor> } = {
  'spy-connection': async () => (await import('./spy-connection/editor/index.tsx')).editor,
};

/** Interactive lessons. A game without lessons has no line here. */
export const GAME_LESSONS: Loaders<LessonBook> = {
  'agent-avenue': async () => (await import('./agent-avenue/lessons/index.ts')).book,
  kompromat: async () => (await import('./kompromat/lessons/index.ts')).book,
  'spy-connection': async () => (await import('./spy-connection/lessons/index.ts')).book,
};

/** The bots' characters. A game without characters has no line here: its bots are named after their levels. */
export const GAME_CHARACTERS: Loaders<GameCharacters> = {
  'agent-avenue': async () => (await import('./agent-avenue/characters/index.ts')).characters,
  kompromat: async () => (await import('./kompromat/characters/index.ts')).characters,
  'spy-connection': async () => (await import('./spy-connection/characters/index.ts')).characters,
};

/** What the web module of a game package exports. */
export interface GameScreens {
  readonly ui: GameUi;
  readonly cover: GameCover;
  readonly guide?: GameGuide;
  readonly lessons?: LessonBook;
  readonly characters?: GameCharacters;
}

/** Guides with pictures. A game without a guide has no line here: its players read the rules. */
export const GAME_GUIDES: Loaders<GameGuide> = {
  'agent-avenue': async () => (await import('./agent-avenue/guide/index.tsx')).guide,
  kompromat: async () => (await import('./kompromat/guide/index.tsx')).guide,
  'spy-connection': async () => (await import('./spy-connection/guide/index.tsx')).guide,
};
