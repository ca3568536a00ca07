import type { DocumentReader } from './edition-reader.ts';

const MAX_CITIES = 500;
const MAX_SPACES = 2_000;
const MAX_CONNECTIONS = 2_000;

/** The index of each known id in its list; null if the list cannot be read. */
export type IdIndex = ReadonlyMap<string, number> | null;

/** A connection as far as it can be read; unreadable parts are null. */
interface CheckedConnection {
  readonly a: number | null;
  readonly b: number | null;
  readonly spaces: readonly string[] | null;
}

/** Checks cities, spaces and connections, individually and together. Returns the cities that cards may show. */
export function checkMap(
  document: { readonly [key: string]: unknown },
  agents: number | null,
  findings: DocumentReader,
): IdIndex {
  const taken = new Set<string>();
  const cities = checkLocations(document.cities, 'cities', MAX_CITIES, taken, findings);
  const spaces = checkLocations(document.spaces, 'spaces', MAX_SPACES, taken, findings);
  const links = checkConnections(document.connections, cities, spaces, findings);
  if (links && cities && spaces) {
    checkAllSpacesUsed(spaces, links, findings);
    checkMapConnected(cities, links, findings);
    if (agents !== null) checkNoStuckCity(cities, links, agents, findings);
  }
  return cities;
}

function checkLocations(
  value: unknown,
  at: string,
  most: number,
  taken: Set<string>,
  findings: DocumentReader,
): IdIndex {
  const list = findings.readList(value, at, most);
  if (!list) return null;
  const known = new Map<string, number>();
  list.forEach((entry, i) => {
    const node = findings.readObject(entry, `${at}[${i}]`);
    if (!node) return;
    const id = readUniqueId(node.id, `${at}[${i}].id`, taken, findings);
    if (id !== null) known.set(id, i);
    findings.checkOptionalNumber(node.x, `${at}[${i}].x`);
    findings.checkOptionalNumber(node.y, `${at}[${i}].y`);
    checkTranslatedName(node.name, `${at}[${i}].name`, findings);
  });
  return known;
}

/** An id that is not in `taken` yet. Adds it there. */
export function readUniqueId(value: unknown, at: string, taken: Set<string>, findings: DocumentReader): string | null {
  const id = findings.readText(value, at);
  if (id === null) return null;
  if (taken.has(id)) {
    findings.reportProblem('duplicate-id', at);
    return null;
  }
  taken.add(id);
  return id;
}

function checkTranslatedName(value: unknown, at: string, findings: DocumentReader): void {
  if (value === undefined) return;
  const name = findings.readObject(value, at);
  for (const [language, word] of Object.entries(name ?? {})) findings.readText(word, `${at}.${language}`);
}

function checkConnections(
  value: unknown,
  cities: IdIndex,
  spaces: IdIndex,
  findings: DocumentReader,
): CheckedConnection[] | null {
  const list = findings.readList(value, 'connections', MAX_CONNECTIONS);
  if (!list) return null;
  const taken = new Set<string>();
  const links: CheckedConnection[] = [];
  list.forEach((entry, i) => {
    const at = `connections[${i}]`;
    const connection = findings.readObject(entry, at);
    if (!connection) return;
    readUniqueId(connection.id, `${at}.id`, taken, findings);
    const a = readCityReference(connection.a, `${at}.a`, cities, findings);
    const b = readCityReference(connection.b, `${at}.b`, cities, findings);
    if (a !== null && a === b) findings.reportProblem('connection-to-itself', at);
    links.push({ a, b, spaces: checkConnectionSpaces(connection.spaces, `${at}.spaces`, spaces, findings) });
  });
  return links;
}

export function readCityReference(
  value: unknown,
  at: string,
  cities: IdIndex,
  findings: DocumentReader,
): number | null {
  const id = findings.readText(value, at);
  if (id === null || cities === null) return null;
  const city = cities.get(id);
  if (city === undefined) findings.reportProblem('unknown-city', at);
  return city ?? null;
}

function checkConnectionSpaces(
  value: unknown,
  at: string,
  spaces: IdIndex,
  findings: DocumentReader,
): readonly string[] | null {
  const list = findings.readList(value, at, MAX_SPACES);
  if (!list) return null;
  if (list.length === 0) findings.reportProblem('connection-without-spaces', at);
  const row = new Set<string>();
  list.forEach((entry, i) => {
    const id = findings.readText(entry, `${at}[${i}]`);
    if (id === null) return;
    if (row.has(id)) findings.reportProblem('repeated-space', `${at}[${i}]`);
    else if (spaces && !spaces.has(id)) findings.reportProblem('unknown-space', `${at}[${i}]`);
    row.add(id);
  });
  return [...row];
}

function checkAllSpacesUsed(
  spaces: ReadonlyMap<string, number>,
  links: readonly CheckedConnection[],
  findings: DocumentReader,
): void {
  const used = new Set(links.flatMap((link) => link.spaces ?? []));
  for (const [id, i] of spaces) if (!used.has(id)) findings.reportProblem('unused-space', `spaces[${i}]`);
}

/** The spy moves along connections only: a space shared by two connections does not join two parts of a map. */
function checkMapConnected(
  cities: ReadonlyMap<string, number>,
  links: readonly CheckedConnection[],
  findings: DocumentReader,
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
  if (cutOff !== undefined) findings.reportProblem('map-in-pieces', `cities[${cutOff}]`);
}

/** SC-29: every city needs a connection that the fewest agents of a seat can pay for at its highest cost. */
function checkNoStuckCity(
  cities: ReadonlyMap<string, number>,
  links: readonly CheckedConnection[],
  agents: number,
  findings: DocumentReader,
): void {
  const free = new Set<number | null>();
  for (const { a, b, spaces } of links) {
    if (spaces && 2 * spaces.length <= agents - 1) free.add(a).add(b);
  }
  for (const city of cities.values()) if (!free.has(city)) findings.reportProblem('stuck-city', `cities[${city}]`);
}
