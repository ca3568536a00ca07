import type { MapLayout } from './map-layout.ts';
import { isSecured } from './secured.ts';

/** What is highlighted on the map. */
export interface MapHighlights {
  readonly cities: readonly string[];
  readonly spaces: readonly string[];
  readonly routes: readonly string[];
}

export const NO_HIGHLIGHTS: MapHighlights = { cities: [], spaces: [], routes: [] };

type Agents = { readonly [space: string]: number };

/** The cities of a mission, and the connections between them that hold agents of the player. */
export function missionHighlights(mapLayout: MapLayout, agents: Agents, cities: readonly string[]): MapHighlights {
  const [from, ...others] = cities.filter((city) => hasSecuredRoute(mapLayout, agents, city));
  const paths = from === undefined ? new Map<string, readonly string[]>() : routesFrom(mapLayout, agents, from);
  return { ...NO_HIGHLIGHTS, cities, routes: [...new Set(others.flatMap((city) => paths.get(city) ?? []))] };
}

function hasSecuredRoute({ routes }: MapLayout, agents: Agents, city: string): boolean {
  return [...routes.values()].some((route) => (route.a === city || route.b === city) && isSecured(route, agents));
}

/** By city: the shortest way to it along connections with agents on all spaces. */
export function routesFrom({ routes }: MapLayout, agents: Agents, from: string): Map<string, readonly string[]> {
  const paths = new Map<string, readonly string[]>([[from, []]]);
  for (const [city, path] of paths) {
    for (const route of routes.values()) {
      if ((route.a !== city && route.b !== city) || !isSecured(route, agents)) continue;
      const next = route.a === city ? route.b : route.a;
      if (!paths.has(next)) paths.set(next, [...path, route.id]);
    }
  }
  return paths;
}
