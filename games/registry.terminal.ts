import type { TerminalUi } from '@safehouse/ui/terminal';

/** The tables that `safehouse play` draws. A game without a line here is played from the list of its moves. */
export const GAME_TERMINALS: { readonly [id: string]: () => Promise<TerminalUi> } = {
  'agent-avenue': async () => (await import('./agent-avenue/terminal/index.ts')).terminal as unknown as TerminalUi,
  kompromat: async () => (await import('./kompromat/terminal/index.ts')).terminal as unknown as TerminalUi,
  'spy-connection': async () => (await import('./spy-connection/terminal/index.ts')).terminal as unknown as TerminalUi,
};
