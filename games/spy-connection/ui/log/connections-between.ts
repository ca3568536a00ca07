import type { Edition } from '../../rules/edition-document.ts';

/** How many connections each city is away from one of them. */
export function connectionsBetween({ connections }: Edition, from: string | null): ReadonlyMap<string, number> {
  const distances = new Map<string, number>(from === null ? [] : [[from, 0]]);
  // A map keeps its order and takes in cities that are added on the way: the nearest first.
  for (const [city, distance] of distances) {
    for (const { a, b } of connections) {
      const neighbour = a === city ? b : b === city ? a : null;
      if (neighbour !== null && !distances.has(neighbour)) distances.set(neighbour, distance + 1);
    }
  }
  return distances;
}
