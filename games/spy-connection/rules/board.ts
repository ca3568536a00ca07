import type { Edition } from './edition-document.ts';
import { type Language, language } from './language.ts';

/**
 * An edition made ready for play: names are looked up once, and from then on cities, spaces, connections and cards
 * are small whole numbers, their places in these lists.
 */
export interface Board {
  readonly edition: Edition;
  readonly cities: readonly string[];
  readonly spaces: readonly string[];
  readonly connections: readonly string[];
  /** All missions, then all start missions. */
  readonly cards: readonly string[];
  readonly missions: readonly number[];
  readonly startMissions: readonly number[];

  readonly cityNumber: Numbering;
  readonly spaceNumber: Numbering;
  readonly cardNumber: Numbering;

  /** By connection: its two cities, and its spaces in order. */
  readonly a: readonly number[];
  readonly b: readonly number[];
  readonly rows: readonly (readonly number[])[];
  /** By city: its connections. */
  readonly connectionsOf: readonly (readonly number[])[];
  /**
   * SC-2: what lies next to what. Nodes are first all spaces, then all cities. The neighbours of a node are those
   * in `neighbours` from its own `firstNeighbour` to that of the next node.
   */
  readonly firstNeighbour: Int32Array;
  readonly neighbours: Int32Array;

  /** By card: its cities in printed order, and what it is worth. */
  readonly shows: readonly (readonly number[])[];
  readonly points: readonly number[];
  readonly givesExtraTurn: readonly boolean[];
  /** By start mission, in the order of `startMissions`: the highlighted city. */
  readonly highlighted: readonly number[];

  /** Circles to mark, card after card: by card its first one; by circle its card and its place on it. */
  readonly firstCircle: readonly number[];
  readonly cardOfCircle: readonly number[];
  readonly placeOfCircle: readonly number[];

  readonly language: Language;
}

export function compileBoard(edition: Edition): Board {
  const { connections, startMissions } = edition;
  const cards = [...edition.missions, ...startMissions];
  const names = namesIn(edition);
  const cityNumber = numbering(names.cities);
  const spaceNumber = numbering(names.spaces);
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
    cityNumber,
    spaceNumber,
    cardNumber: numbering(names.cards),
    a,
    b,
    rows,
    connectionsOf: names.cities.map((_, city) =>
      rows.flatMap((_, i) => (a[i] === city || b[i] === city ? [i] : [])),
    ),
    ...neighbourhoods(names, a, b, rows),
    shows,
    points: cards.map((card) => card.points),
    givesExtraTurn: cards.map((card) => card.extraTurn ?? false),
    highlighted: startMissions.map((card) => cityNumber(card.start)),
    ...circlesOf(shows),
    language: language(edition),
  };
}

type Names = Pick<Board, 'cities' | 'spaces' | 'connections' | 'cards'>;

function namesIn({ cities, spaces, connections, missions, startMissions }: Edition): Names {
  const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
  return {
    cities: ids(cities),
    spaces: ids(spaces),
    connections: ids(connections),
    cards: ids([...missions, ...startMissions]),
  };
}

type Numbering = (name: string) => number;

/** From a name to its place in a list. The names of a checked edition are all known. */
function numbering(names: readonly string[]): Numbering {
  const numbers = new Map(names.map((name, i) => [name, i]));
  return (name) => {
    const number = numbers.get(name);
    if (number === undefined) throw new Error(`the edition has no "${name}"`);
    return number;
  };
}

function neighbourhoods(
  names: Names,
  a: Board['a'],
  b: Board['b'],
  rows: Board['rows'],
): Pick<Board, 'firstNeighbour' | 'neighbours'> {
  const spaceCount = names.spaces.length;
  const near = [...names.spaces, ...names.cities].map(() => new Set<number>());
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

function circlesOf(shows: Board['shows']): Pick<Board, 'firstCircle' | 'cardOfCircle' | 'placeOfCircle'> {
  const cardOfCircle = shows.flatMap((list, card) => list.map(() => card));
  return {
    firstCircle: shows.map((_, card) => cardOfCircle.indexOf(card)),
    cardOfCircle,
    placeOfCircle: shows.flatMap((list) => list.map((_, place) => place)),
  };
}
