import type { ConnectionEntry, Edition, LocationEntry } from '../../../rules/edition-document.ts';

export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

export interface MapRoute {
  readonly id: string;
  readonly a: string;
  readonly b: string;
  readonly spaces: readonly string[];
  /** From city to city over all spaces. */
  readonly points: readonly MapPoint[];
}

/** The coordinates of everything on the drawing plane. */
export interface MapLayout {
  readonly cities: ReadonlyMap<string, MapPoint>;
  readonly spaces: ReadonlyMap<string, MapPoint>;
  readonly routes: ReadonlyMap<string, MapRoute>;
  /** By space: the direction of the first connection through it, as a vector of length 1. */
  readonly directions: ReadonlyMap<string, MapPoint>;
  readonly frame: MapFrame;
}

export interface MapFrame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Room for labels and pieces around the outermost points. */
const FRAME_MARGIN = 78;
const DRAWING_PLANE = { width: 1000, height: 800 };

const layoutCache = new WeakMap<Edition, MapLayout>();

export function mapLayoutFor(edition: Edition): MapLayout {
  const cached = layoutCache.get(edition);
  if (cached) return cached;
  const cities = placeCities(edition);
  const spaces = placeSpaces(edition, cities);
  const at = (id: string) => spaces.get(id) ?? cities.get(id) ?? { x: 0, y: 0 };
  const routes = edition.connections.map(({ id, a, b, spaces: row }): [string, MapRoute] => [
    id,
    { id, a, b, spaces: row, points: [a, ...row, b].map(at) },
  ]);
  const frame = frameAround([...cities.values(), ...spaces.values()]);
  const directions = new Map(routes.toReversed().flatMap(([, route]) => directionsOn(route)));
  const layout = { cities, spaces, routes: new Map(routes), directions, frame };
  layoutCache.set(edition, layout);
  return layout;
}

function directionsOn({ spaces, points }: MapRoute): [string, MapPoint][] {
  return spaces.map((space, i) => {
    const [before, after] = [points[i], points[i + 2]];
    const length = distance(before, after) || 1;
    return [space, { x: (after.x - before.x) / length, y: (after.y - before.y) / length }];
  });
}

/** Cities without coordinates are placed in a circle. */
function placeCities({ cities, board = DRAWING_PLANE }: Edition): Map<string, MapPoint> {
  const arePlaced = cities.every(hasCoordinates);
  return new Map(
    cities.map((city, i) => {
      if (arePlaced && hasCoordinates(city)) return [city.id, scalePoint(city, board)];
      const angle = (2 * Math.PI * i) / cities.length - Math.PI / 2;
      return [city.id, { x: 500 + 400 * Math.cos(angle), y: 400 + 300 * Math.sin(angle) }];
    }),
  );
}

/** A space without coordinates is on the straight line of the first connection that uses it. */
function placeSpaces(edition: Edition, cities: ReadonlyMap<string, MapPoint>): Map<string, MapPoint> {
  const { spaces, connections, board = DRAWING_PLANE } = edition;
  const arePlaced = [...edition.cities, ...spaces].every(hasCoordinates);
  return new Map(
    spaces.map((space) => {
      if (arePlaced && hasCoordinates(space)) return [space.id, scalePoint(space, board)];
      const along = connections.find((connection) => connection.spaces.includes(space.id));
      return [space.id, along ? pointOnConnection(along, space.id, cities) : { x: 0, y: 0 }];
    }),
  );
}

function pointOnConnection(
  { a, b, spaces }: ConnectionEntry,
  space: string,
  cities: ReadonlyMap<string, MapPoint>,
): MapPoint {
  const from = cities.get(a) ?? { x: 0, y: 0 };
  const to = cities.get(b) ?? { x: 0, y: 0 };
  const part = (spaces.indexOf(space) + 1) / (spaces.length + 1);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

function hasCoordinates(entry: LocationEntry): entry is LocationEntry & MapPoint {
  return entry.x !== undefined && entry.y !== undefined;
}

/** Pieces have a fixed size, so every plane is scaled to the same width. */
function scalePoint({ x, y }: MapPoint, { width }: { readonly width: number }): MapPoint {
  const scale = DRAWING_PLANE.width / (width || DRAWING_PLANE.width);
  return { x: x * scale, y: y * scale };
}

function frameAround(points: readonly MapPoint[]): MapFrame {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const x = Math.min(...xs) - FRAME_MARGIN;
  const y = Math.min(...ys) - FRAME_MARGIN;
  return { x, y, width: Math.max(...xs) + FRAME_MARGIN - x, height: Math.max(...ys) + FRAME_MARGIN - y };
}

/** Are the cities where those of the default map are, so that its coastline fits? */
export function matchesDefaultMap(edition: Edition, defaultEdition: Edition): boolean {
  const here = mapLayoutFor(edition).cities;
  const there = mapLayoutFor(defaultEdition).cities;
  const shared = [...here].filter(([id]) => there.has(id));
  const isNear = ([id, point]: readonly [string, MapPoint]) => distance(point, there.get(id) ?? point) < 45;
  return shared.length * 2 >= there.size && shared.every(isNear);
}

export function distance(a: MapPoint, b: MapPoint): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
