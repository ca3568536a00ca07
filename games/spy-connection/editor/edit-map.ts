import type { ConnectionEntry, Edition, LocationEntry } from '../rules/edition-document.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

const DEFAULT_PLANE = { width: 1000, height: 800 };

/** Moves a city. The spaces of its connections follow it, except those shared with other connections. */
export function moveCity(edition: Edition, id: string, to: Point): Edition {
  const placed = {
    ...edition,
    cities: edition.cities.map((city) => (city.id === id ? withCoordinates(city, to) : city)),
  };
  return edition.connections
    .filter(({ a, b }) => a === id || b === id)
    .reduce<Edition>((next, { id: connection }) => alignSpaces(next, connection), placed);
}

export function moveSpace(edition: Edition, id: string, to: Point): Edition {
  return {
    ...edition,
    spaces: edition.spaces.map((space) => (space.id === id ? withCoordinates(space, to) : space)),
  };
}

export function addCity(edition: Edition, name: { readonly [lang: string]: string }): Edition {
  const { width, height } = edition.board ?? DEFAULT_PLANE;
  const taken = [...edition.cities, ...edition.spaces];
  const city = withCoordinates({ id: nextFreeId('C', taken), name }, { x: width / 2, y: height / 2 });
  return { ...edition, cities: [...edition.cities, city] };
}

/** An empty name removes it. */
export function renameCity(edition: Edition, id: string, lang: string, newName: string): Edition {
  const rename = (city: LocationEntry): LocationEntry => {
    const { [lang]: _, ...others } = city.name ?? {};
    return { ...city, name: newName === '' ? others : { ...others, [lang]: newName } };
  };
  return { ...edition, cities: edition.cities.map((city) => (city.id === id ? rename(city) : city)) };
}

/** Removes a city with its connections, and from every card. */
export function removeCity(edition: Edition, id: string): Edition {
  const without = <Card extends { readonly cities: readonly string[] }>(cards: readonly Card[]) =>
    cards.map((card) => ({ ...card, cities: card.cities.filter((city) => city !== id) }));
  return removeUnusedSpaces({
    ...edition,
    cities: edition.cities.filter((city) => city.id !== id),
    connections: edition.connections.filter(({ a, b }) => a !== id && b !== id),
    missions: without(edition.missions),
    startMissions: without(edition.startMissions),
  });
}

/** Adds a straight connection between two cities with this many new spaces. */
export function addConnection(edition: Edition, a: string, b: string, length: number): Edition {
  const id = nextFreeConnectionId(`${a}-${b}`, edition.connections);
  const joined = { ...edition, connections: [...edition.connections, { id, a, b, spaces: [] }] };
  return Array.from({ length }).reduce<Edition>((next) => addSpace(next, id), joined);
}

export function removeConnection(edition: Edition, id: string): Edition {
  return removeUnusedSpaces({
    ...edition,
    connections: edition.connections.filter((other) => other.id !== id),
  });
}

/** Adds a space at the end of a connection and spaces all of them evenly. */
export function addSpace(edition: Edition, connection: string): Edition {
  const taken = [...edition.cities, ...edition.spaces];
  const space = withCoordinates({ id: nextFreeId('s', taken) }, { x: 0, y: 0 });
  const longer = { ...edition, spaces: [...edition.spaces, space] };
  return alignSpaces(
    updateConnectionSpaces(longer, connection, ({ spaces }) => [...spaces, space.id]),
    connection,
  );
}

/** Adds a space that another connection already uses. */
export function addSharedSpace(edition: Edition, connection: string, space: string): Edition {
  return updateConnectionSpaces(edition, connection, ({ spaces }) => [...spaces, space]);
}

export function removeSpace(edition: Edition, connection: string, space: string): Edition {
  const shorter = updateConnectionSpaces(edition, connection, ({ spaces }) => spaces.filter((id) => id !== space));
  return alignSpaces(removeUnusedSpaces(shorter), connection);
}

/** Swaps a space with the one before it. */
export function moveSpaceEarlier(edition: Edition, connection: string, space: string): Edition {
  return updateConnectionSpaces(edition, connection, ({ spaces }) => {
    const at = spaces.indexOf(space);
    return at < 1 ? spaces : spaces.with(at, spaces[at - 1]).with(at - 1, space);
  });
}

function updateConnectionSpaces(
  edition: Edition,
  connection: string,
  spacesOf: (entry: ConnectionEntry) => readonly string[],
): Edition {
  const connections = edition.connections.map((entry) =>
    entry.id === connection ? { ...entry, spaces: spacesOf(entry) } : entry,
  );
  return { ...edition, connections };
}

function removeUnusedSpaces(edition: Edition): Edition {
  const used = new Set(edition.connections.flatMap(({ spaces }) => spaces));
  return { ...edition, spaces: edition.spaces.filter(({ id }) => used.has(id)) };
}

/** Places the connection's own spaces evenly on the straight line between its cities. */
function alignSpaces(edition: Edition, connection: string): Edition {
  const entry = edition.connections.find(({ id }) => id === connection);
  const from = edition.cities.find(({ id }) => id === entry?.a);
  const to = edition.cities.find(({ id }) => id === entry?.b);
  if (!entry || from?.x === undefined || from.y === undefined || to?.x === undefined || to.y === undefined)
    return edition;
  const others = edition.connections.filter(({ id }) => id !== connection);
  const shared = new Set(others.flatMap(({ spaces }) => spaces));
  const { x, y } = from;
  const step = { x: (to.x - x) / (entry.spaces.length + 1), y: (to.y - y) / (entry.spaces.length + 1) };
  const spaces = edition.spaces.map((space) => {
    const position = entry.spaces.indexOf(space.id) + 1;
    if (position === 0 || shared.has(space.id)) return space;
    return withCoordinates(space, { x: x + step.x * position, y: y + step.y * position });
  });
  return { ...edition, spaces };
}

function withCoordinates(location: LocationEntry, { x, y }: Point): LocationEntry {
  return { ...location, x: Math.round(x), y: Math.round(y) };
}

/** The letter with the smallest free number. */
export function nextFreeId(letter: string, taken: readonly { readonly id: string }[]): string {
  const ids = new Set(taken.map(({ id }) => id));
  let number = 1;
  while (ids.has(`${letter}${number}`)) number++;
  return `${letter}${number}`;
}

function nextFreeConnectionId(wanted: string, taken: readonly { readonly id: string }[]): string {
  return taken.some(({ id }) => id === wanted) ? nextFreeId(`${wanted}-`, taken) : wanted;
}
