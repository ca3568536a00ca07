import type { GameCover, GameUi } from '@safehouse/ui';

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
