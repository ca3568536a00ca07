import type { MapRoute } from './map-layout.ts';

/** SC-3, for the map: is there an agent on every space? */
export function isSecured({ spaces }: MapRoute, agents: { readonly [space: string]: number }): boolean {
  return spaces.every((space) => (agents[space] ?? 0) > 0);
}
