import type { MapLayout, MapPoint } from '../board/map/map-layout.ts';
import { isSecured } from '../board/map/secured.ts';

/** The path of a spy along the connections that hold its agents; a straight line where there is none. */
export function findSpyPath(
  { cities, routes }: MapLayout,
  agents: { readonly [space: string]: number },
  from: string,
  to: string,
): readonly MapPoint[] {
  const paths = new Map<string, readonly MapPoint[]>([[from, []]]);
  const queue = [from];
  for (const city of queue) {
    const path = paths.get(city) ?? [];
    for (const route of routes.values()) {
      const isForward = route.a === city;
      const next = isForward ? route.b : route.a;
      if ((!isForward && route.b !== city) || paths.has(next) || !isSecured(route, agents)) continue;
      paths.set(next, [...path, ...(isForward ? route.points : route.points.toReversed())]);
      queue.push(next);
    }
  }
  const found = paths.get(to);
  return found && found.length > 0 ? found : [from, to].flatMap((city) => cities.get(city) ?? []);
}
