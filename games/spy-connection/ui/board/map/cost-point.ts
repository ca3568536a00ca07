import type { MapPoint } from './map-layout.ts';

/** The position of a connection's cost: beside its middle, so that no space is covered. */
export function costPoint(line: readonly MapPoint[]): MapPoint {
  const i = Math.floor((line.length - 1) / 2);
  const [a, b] = [line[i], line[i + 1] ?? line[i]];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const away = 22;
  return {
    x: (a.x + b.x) / 2 + ((b.y - a.y) / length) * away,
    y: (a.y + b.y) / 2 - ((b.x - a.x) / length) * away,
  };
}
