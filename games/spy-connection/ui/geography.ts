import type { ConnectionEntry, Edition, PlaceEntry } from '../rules/edition-document.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Route {
  readonly id: string;
  readonly a: string;
  readonly b: string;
  readonly spaces: readonly string[];
  /** From city to city over all spaces. */
  readonly line: readonly Point[];
}

/** Where everything lies on the drawing plane. */
export interface Geography {
  readonly cities: ReadonlyMap<string, Point>;
  readonly spaces: ReadonlyMap<string, Point>;
  readonly routes: ReadonlyMap<string, Route>;
  readonly frame: Frame;
}

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Room for labels and pieces around the outermost places. */
const MARGIN = 78;
const PLANE = { width: 1000, height: 800 };

const known = new WeakMap<Edition, Geography>();

export function geographyOf(edition: Edition): Geography {
  const ready = known.get(edition);
  if (ready) return ready;
  const cities = placeCities(edition);
  const spaces = placeSpaces(edition, cities);
  const at = (id: string) => spaces.get(id) ?? cities.get(id) ?? { x: 0, y: 0 };
  const routes = edition.connections.map(({ id, a, b, spaces: row }): [string, Route] => [
    id,
    { id, a, b, spaces: row, line: [a, ...row, b].map(at) },
  ]);
  const frame = frameAround([...cities.values(), ...spaces.values()]);
  const made = { cities, spaces, routes: new Map(routes), frame };
  known.set(edition, made);
  return made;
}

/** An edition need not say where its cities lie: then they stand in a circle. */
function placeCities({ cities, board = PLANE }: Edition): Map<string, Point> {
  const arePlaced = cities.every(isPlaced);
  return new Map(
    cities.map((city, i) => {
      if (arePlaced && isPlaced(city)) return [city.id, scaled(city, board)];
      const angle = (2 * Math.PI * i) / cities.length - Math.PI / 2;
      return [city.id, { x: 500 + 400 * Math.cos(angle), y: 400 + 300 * Math.sin(angle) }];
    }),
  );
}

/** A space without a place of its own lies on the straight way of the first connection that uses it. */
function placeSpaces(edition: Edition, cities: ReadonlyMap<string, Point>): Map<string, Point> {
  const { spaces, connections, board = PLANE } = edition;
  const arePlaced = [...edition.cities, ...spaces].every(isPlaced);
  return new Map(
    spaces.map((space) => {
      if (arePlaced && isPlaced(space)) return [space.id, scaled(space, board)];
      const along = connections.find((one) => one.spaces.includes(space.id));
      return [space.id, along ? between(along, space.id, cities) : { x: 0, y: 0 }];
    }),
  );
}

function between(
  { a, b, spaces }: ConnectionEntry,
  space: string,
  cities: ReadonlyMap<string, Point>,
): Point {
  const from = cities.get(a) ?? { x: 0, y: 0 };
  const to = cities.get(b) ?? { x: 0, y: 0 };
  const part = (spaces.indexOf(space) + 1) / (spaces.length + 1);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

function isPlaced(place: PlaceEntry): place is PlaceEntry & Point {
  return place.x !== undefined && place.y !== undefined;
}

/** Pieces have one size, whatever the plane of the edition. */
function scaled({ x, y }: Point, { width }: { readonly width: number }): Point {
  const scale = PLANE.width / (width || PLANE.width);
  return { x: x * scale, y: y * scale };
}

function frameAround(points: readonly Point[]): Frame {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const x = Math.min(...xs) - MARGIN;
  const y = Math.min(...ys) - MARGIN;
  return { x, y, width: Math.max(...xs) + MARGIN - x, height: Math.max(...ys) + MARGIN - y };
}

/** Do the cities lie where ours do, so that our coasts fit? */
export function fitsOurEurope(edition: Edition, ours: Edition): boolean {
  const here = geographyOf(edition).cities;
  const there = geographyOf(ours).cities;
  const shared = [...here].filter(([id]) => there.has(id));
  const isNear = ([id, point]: readonly [string, Point]) => distance(point, there.get(id) ?? point) < 45;
  return shared.length * 2 >= there.size && shared.every(isNear);
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
