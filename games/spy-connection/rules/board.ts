import type { Edition } from './edition-document.ts';
import { createMoveEncoding, type MoveEncoding } from './move-encoding.ts';

/**
 * An edition compiled for play: names are resolved once, and then cities, spaces, connections and cards are small
 * integers, their indexes in these lists.
 */
export interface CompiledBoard {
  readonly edition: Edition;
  readonly cityIds: readonly string[];
  readonly spaceIds: readonly string[];
  readonly connectionIds: readonly string[];
  /** All missions, then all start missions. */
  readonly cardIds: readonly string[];
  readonly missions: readonly number[];
  readonly startMissions: readonly number[];

  readonly cityIndex: IndexLookup;
  readonly spaceIndex: IndexLookup;
  readonly cardIndex: IndexLookup;

  /** By connection: its two cities, and its spaces in order. */
  readonly cityA: readonly number[];
  readonly cityB: readonly number[];
  readonly spacesOfConnection: readonly (readonly number[])[];
  /** By city: its connections. */
  readonly connectionsOfCity: readonly (readonly number[])[];
  /**
   * SC-2: adjacency. Nodes are first all spaces, then all cities. The neighbours of a node are those in `neighbours`
   * from its own `firstNeighbour` to that of the next node.
   */
  readonly firstNeighbour: Int32Array;
  readonly neighbours: Int32Array;

  /** By card: its cities in printed order, its points, and whether it gives an extra turn. */
  readonly citiesOnCard: readonly (readonly number[])[];
  readonly points: readonly number[];
  readonly givesExtraTurn: readonly boolean[];
  /** By start mission, in the order of `startMissions`: the highlighted city. */
  readonly startCities: readonly number[];

  /** Circles to mark, card after card. By card: its first circle; by circle: its card, and its index on the card. */
  readonly firstCircle: readonly number[];
  readonly cardOfCircle: readonly number[];
  readonly cityIndexOfCircle: readonly number[];

  readonly moveEncoding: MoveEncoding;
}

export function compileBoard(edition: Edition): CompiledBoard {
  const { connections, startMissions } = edition;
  const cards = [...edition.missions, ...startMissions];
  const names = collectIds(edition);
  const cityNumber = createIndexLookup(names.cityIds);
  const spaceNumber = createIndexLookup(names.spaceIds);
  const a = connections.map((connection) => cityNumber(connection.a));
  const b = connections.map((connection) => cityNumber(connection.b));
  const rows = connections.map((connection) => connection.spaces.map(spaceNumber));
  const shows = cards.map((card) => card.cities.map(cityNumber));
  const numbers = cards.map((_, card) => card);
  return {
    edition,
    ...names,
    missions: numbers.slice(0, edition.missions.length),
    startMissions: numbers.slice(edition.missions.length),
    cityIndex: cityNumber,
    spaceIndex: spaceNumber,
    cardIndex: createIndexLookup(names.cardIds),
    cityA: a,
    cityB: b,
    spacesOfConnection: rows,
    connectionsOfCity: names.cityIds.map((_, city) =>
      rows.flatMap((_, i) => (a[i] === city || b[i] === city ? [i] : [])),
    ),
    ...buildNeighbours(names, a, b, rows),
    citiesOnCard: shows,
    points: cards.map((card) => card.points),
    givesExtraTurn: cards.map((card) => card.extraTurn ?? false),
    startCities: startMissions.map((card) => cityNumber(card.start)),
    ...buildCircles(shows),
    moveEncoding: createMoveEncoding(edition),
  };
}

type BoardIds = Pick<CompiledBoard, 'cityIds' | 'spaceIds' | 'connectionIds' | 'cardIds'>;

function collectIds({ cities, spaces, connections, missions, startMissions }: Edition): BoardIds {
  const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
  return {
    cityIds: ids(cities),
    spaceIds: ids(spaces),
    connectionIds: ids(connections),
    cardIds: ids([...missions, ...startMissions]),
  };
}

type IndexLookup = (name: string) => number;

/** Maps a name to its index in a list. A checked edition contains no unknown names. */
function createIndexLookup(names: readonly string[]): IndexLookup {
  const numbers = new Map(names.map((name, i) => [name, i]));
  return (name) => {
    const number = numbers.get(name);
    if (number === undefined) throw new Error(`the edition has no "${name}"`);
    return number;
  };
}

function buildNeighbours(
  names: BoardIds,
  a: CompiledBoard['cityA'],
  b: CompiledBoard['cityB'],
  rows: CompiledBoard['spacesOfConnection'],
): Pick<CompiledBoard, 'firstNeighbour' | 'neighbours'> {
  const spaceCount = names.spaceIds.length;
  const near = [...names.spaceIds, ...names.cityIds].map(() => new Set<number>());
  rows.forEach((row, connection) => {
    const path = [spaceCount + a[connection], ...row, spaceCount + b[connection]];
    for (let i = 1; i < path.length; i++) {
      near[path[i - 1]].add(path[i]);
      near[path[i]].add(path[i - 1]);
    }
  });
  const firstNeighbour = new Int32Array(near.length + 1);
  near.forEach((set, node) => {
    firstNeighbour[node + 1] = firstNeighbour[node] + set.size;
  });
  return { firstNeighbour, neighbours: Int32Array.from(near.flatMap((set) => [...set])) };
}

function buildCircles(
  shows: CompiledBoard['citiesOnCard'],
): Pick<CompiledBoard, 'firstCircle' | 'cardOfCircle' | 'cityIndexOfCircle'> {
  const cardOfCircle = shows.flatMap((list, card) => list.map(() => card));
  return {
    firstCircle: shows.map((_, card) => cardOfCircle.indexOf(card)),
    cardOfCircle,
    cityIndexOfCircle: shows.flatMap((list) => list.map((_, i) => i)),
  };
}
