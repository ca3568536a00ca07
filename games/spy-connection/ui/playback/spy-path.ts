import { routesFrom } from '../board/map/map-highlights.ts';
import type { MapLayout, MapPoint } from '../board/map/map-layout.ts';

/** The path of a spy along connections with its agents; a straight line if there is none. */
export function findSpyPath(
  mapLayout: MapLayout,
  agents: { readonly [space: string]: number },
  from: string,
  to: string,
): readonly MapPoint[] {
  const path = routesFrom(mapLayout, agents, from).get(to) ?? [];
  let city = from;
  const points = path.flatMap((id) => {
    const route = mapLayout.routes.get(id);
    const isForward = route?.a === city;
    city = (isForward ? route?.b : route?.a) ?? city;
    return (isForward ? route?.points : route?.points.toReversed()) ?? [];
  });
  return points.length > 0 ? points : [from, to].flatMap((end) => mapLayout.cities.get(end) ?? []);
}
