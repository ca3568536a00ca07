import type { TerminalUi } from '@safehouse/ui/terminal';

/** The tables that `safehouse play` draws. A game that is not listed here is played with a plain list of moves. */
export const GAME_TERMINALS: { readonly [id: string]: () => Promise<TerminalUi> } = {
  'agent-avenue': async () => (await import('./agent-avenue/terminal/index.ts')).terminal,
  kompromat: async () => (await import('./kompromat/terminal/index.ts')).terminal,
  'spy-connection': async () => (await import('./spy-connection/terminal/index.ts')).terminal,
};
