import type { Edition } from '../../rules/edition-document.ts';

/** By city: its distance from the given one, in connections. */
export function connectionsBetween({ connections }: Edition, from: string | null): ReadonlyMap<string, number> {
  const distances = new Map<string, number>(from === null ? [] : [[from, 0]]);
  // A Map iterates in insertion order and includes cities added meanwhile: the nearest first.
  for (const [city, distance] of distances) {
    for (const { a, b } of connections) {
      const neighbour = a === city ? b : b === city ? a : null;
      if (neighbour !== null && !distances.has(neighbour)) distances.set(neighbour, distance + 1);
    }
  }
  return distances;
}
