import type { Geography, Point } from '../geography.ts';
import { isSecured } from './secured.ts';

/** The way of a spy from city to city over the connections that hold its agents; straight where there is none. */
export function journey(
  { cities, routes }: Geography,
  agents: { readonly [space: string]: number },
  from: string,
  to: string,
): readonly Point[] {
  const ways = new Map<string, readonly Point[]>([[from, []]]);
  const queue = [from];
  for (const city of queue) {
    const way = ways.get(city) ?? [];
    for (const route of routes.values()) {
      const isForward = route.a === city;
      const next = isForward ? route.b : route.a;
      if ((!isForward && route.b !== city) || ways.has(next) || !isSecured(route, agents)) continue;
      ways.set(next, [...way, ...(isForward ? route.line : route.line.toReversed())]);
      queue.push(next);
    }
  }
  const found = ways.get(to);
  return found && found.length > 0 ? found : [from, to].flatMap((city) => cities.get(city) ?? []);
}
