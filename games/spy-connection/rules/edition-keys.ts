import { isPlainObject } from '@safehouse/contract';

/** The allowed keys of an object, with those of each value or of its list items. `any` is not checked further. */
type KnownKeys = { readonly [key: string]: KnownKeys | 'any' };

const location: KnownKeys = { id: 'any', name: 'any', x: 'any', y: 'any', src: 'any' };
const mission: KnownKeys = { id: 'any', cities: 'any', points: 'any', extraTurn: 'any', src: 'any' };

/** `title` is shown by the editor; `about`, `note` and those with `src` document the source of the data. */
const document: KnownKeys = {
  id: 'any',
  title: 'any',
  about: 'any',
  note: 'any',
  players: { min: 'any', max: 'any' },
  agents: 'any',
  missionLimit: 'any',
  missionsToEnd: 'any',
  planning: { light: 'any', dark: 'any', src: 'any' },
  board: { width: 'any', height: 'any' },
  cities: location,
  spaces: location,
  connections: { id: 'any', a: 'any', b: 'any', spaces: 'any', src: 'any' },
  missions: mission,
  missionsSrc: 'any',
  startMissions: { ...mission, start: 'any' },
  startMissionsSrc: 'any',
};

/** The path of the first key that editions do not have; null if there is none. */
export function findUnknownKey(edition: unknown): string | null {
  return findUnknown(edition, document, '');
}

function findUnknown(value: unknown, known: KnownKeys | 'any', at: string): string | null {
  if (known === 'any') return null;
  if (Array.isArray(value)) return firstOf(value.entries(), ([i, item]) => findUnknown(item, known, `${at}[${i}]`));
  if (!isPlainObject(value)) return null;
  return firstOf(Object.entries(value), ([key, item]) => {
    const path = at === '' ? key : `${at}.${key}`;
    return Object.hasOwn(known, key) ? findUnknown(item, known[key], path) : path;
  });
}

function firstOf<T>(items: Iterable<T>, find: (item: T) => string | null): string | null {
  for (const item of items) {
    const found = find(item);
    if (found !== null) return found;
  }
  return null;
}
