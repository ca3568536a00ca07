import type { Findings } from './edition-findings.ts';

const MOST_CITIES = 500;
const MOST_SPACES = 2_000;
const MOST_CONNECTIONS = 2_000;

/** Where each known id stands in its list; null when the list cannot be read. */
export type Known = ReadonlyMap<string, number> | null;

/** A connection as far as it can be read; what cannot be is null. */
interface Link {
  readonly a: number | null;
  readonly b: number | null;
  readonly spaces: readonly string[] | null;
}

/** Cities, spaces and connections, one by one and as one map. Gives back the cities that cards may show. */
export function checkMap(
  document: { readonly [key: string]: unknown },
  agents: number | null,
  findings: Findings,
): Known {
  const taken = new Set<string>();
  const cities = checkPlaces(document.cities, 'cities', MOST_CITIES, taken, findings);
  const spaces = checkPlaces(document.spaces, 'spaces', MOST_SPACES, taken, findings);
  const links = checkConnections(document.connections, cities, spaces, findings);
  if (links && cities && spaces) {
    checkUse(spaces, links, findings);
    checkOnePiece(cities, links, findings);
    if (agents !== null) checkWaysOut(cities, links, agents, findings);
  }
  return cities;
}

function checkPlaces(
  value: unknown,
  at: string,
  most: number,
  taken: Set<string>,
  findings: Findings,
): Known {
  const list = findings.list(value, at, most);
  if (!list) return null;
  const known = new Map<string, number>();
  list.forEach((entry, i) => {
    const place = findings.fields(entry, `${at}[${i}]`);
    if (!place) return;
    const id = newId(place.id, `${at}[${i}].id`, taken, findings);
    if (id !== null) known.set(id, i);
    findings.optionalNumber(place.x, `${at}[${i}].x`);
    findings.optionalNumber(place.y, `${at}[${i}].y`);
    checkName(place.name, `${at}[${i}].name`, findings);
  });
  return known;
}

/** An id that nothing in `taken` has yet; adds it there. */
export function newId(value: unknown, at: string, taken: Set<string>, findings: Findings): string | null {
  const id = findings.text(value, at);
  if (id === null) return null;
  if (taken.has(id)) {
    findings.report('duplicate-id', at);
    return null;
  }
  taken.add(id);
  return id;
}

function checkName(value: unknown, at: string, findings: Findings): void {
  if (value === undefined) return;
  const name = findings.fields(value, at);
  for (const [language, word] of Object.entries(name ?? {})) findings.text(word, `${at}.${language}`);
}

function checkConnections(value: unknown, cities: Known, spaces: Known, findings: Findings): Link[] | null {
  const list = findings.list(value, 'connections', MOST_CONNECTIONS);
  if (!list) return null;
  const taken = new Set<string>();
  const links: Link[] = [];
  list.forEach((entry, i) => {
    const at = `connections[${i}]`;
    const connection = findings.fields(entry, at);
    if (!connection) return;
    newId(connection.id, `${at}.id`, taken, findings);
    const a = findCity(connection.a, `${at}.a`, cities, findings);
    const b = findCity(connection.b, `${at}.b`, cities, findings);
    if (a !== null && a === b) findings.report('connection-to-itself', at);
    links.push({ a, b, spaces: checkRow(connection.spaces, `${at}.spaces`, spaces, findings) });
  });
  return links;
}

export function findCity(value: unknown, at: string, cities: Known, findings: Findings): number | null {
  const id = findings.text(value, at);
  if (id === null || cities === null) return null;
  const city = cities.get(id);
  if (city === undefined) findings.report('unknown-city', at);
  return city ?? null;
}

function checkRow(value: unknown, at: string, spaces: Known, findings: Findings): readonly string[] | null {
  const list = findings.list(value, at, MOST_SPACES);
  if (!list) return null;
  if (list.length === 0) findings.report('connection-without-spaces', at);
  const row = new Set<string>();
  list.forEach((entry, i) => {
    const id = findings.text(entry, `${at}[${i}]`);
    if (id === null) return;
    if (row.has(id)) findings.report('repeated-space', `${at}[${i}]`);
    else if (spaces && !spaces.has(id)) findings.report('unknown-space', `${at}[${i}]`);
    row.add(id);
  });
  return [...row];
}

function checkUse(spaces: ReadonlyMap<string, number>, links: readonly Link[], findings: Findings): void {
  const used = new Set(links.flatMap((link) => link.spaces ?? []));
  for (const [id, i] of spaces) if (!used.has(id)) findings.report('unused-space', `spaces[${i}]`);
}

/** The spy goes by connections only: a space that two of them share does not join two pieces of a map. */
function checkOnePiece(
  cities: ReadonlyMap<string, number>,
  links: readonly Link[],
  findings: Findings,
): void {
  const reached = new Set([...cities.values()].slice(0, 1));
  for (let before = 0; before < reached.size; ) {
    before = reached.size;
    for (const { a, b } of links) {
      if (a === null || b === null) continue;
      if (reached.has(a)) reached.add(b);
      else if (reached.has(b)) reached.add(a);
    }
  }
  const cutOff = [...cities.values()].find((city) => !reached.has(city));
  if (cutOff !== undefined) findings.report('map-in-pieces', `cities[${cutOff}]`);
}

/** SC-29: from every city some connection can be paid for at the dearest, with the fewest agents a seat can have. */
function checkWaysOut(
  cities: ReadonlyMap<string, number>,
  links: readonly Link[],
  agents: number,
  findings: Findings,
): void {
  const free = new Set<number | null>();
  for (const { a, b, spaces } of links) {
    if (spaces && 2 * spaces.length <= agents - 1) free.add(a).add(b);
  }
  for (const city of cities.values()) if (!free.has(city)) findings.report('stuck-city', `cities[${city}]`);
}
