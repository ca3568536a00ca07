import type { MapLayout, MapPoint } from './map-layout.ts';
import { isSecured } from './secured.ts';

/** The way of a spy from city to city over the connections that hold its agents; straight where there is none. */
export function findSpyPath(
  { cities, routes }: MapLayout,
  agents: { readonly [space: string]: number },
  from: string,
  to: string,
): readonly MapPoint[] {
  const ways = new Map<string, readonly MapPoint[]>([[from, []]]);
  const queue = [from];
  for (const city of queue) {
    const way = ways.get(city) ?? [];
    for (const route of routes.values()) {
      const isForward = route.a === city;
      const next = isForward ? route.b : route.a;
      if ((!isForward && route.b !== city) || ways.has(next) || !isSecured(route, agents)) continue;
      ways.set(next, [...way, ...(isForward ? route.points : route.points.toReversed())]);
      queue.push(next);
    }
  }
  const found = ways.get(to);
  return found && found.length > 0 ? found : [from, to].flatMap((city) => cities.get(city) ?? []);
}
