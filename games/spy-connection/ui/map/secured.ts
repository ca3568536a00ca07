import type { Route } from '../geography.ts';

/** SC-3, for the picture: is there an agent on every space? */
export function isSecured({ spaces }: Route, agents: { readonly [space: string]: number }): boolean {
  return spaces.every((space) => (agents[space] ?? 0) > 0);
}
