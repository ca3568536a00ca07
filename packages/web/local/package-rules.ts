import type { GameModule } from '@safehouse/games/registry';

/** The rules and bots of a game that the host has installed as a package. */
export function importRules(id: string): Promise<GameModule> {
  return import(/* @vite-ignore */ `/games/${id}/rules.js`);
}
