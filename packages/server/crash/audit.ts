import { isDeepStrictEqual } from 'node:util';
import { loadGame } from '@safehouse/games/registry';
import { pageOf, Table, toldSince } from '@safehouse/table';
import type { MatchStore } from '../store/matches.ts';
import type { Acknowledged, Memory } from './client.ts';

/** What a client can tell of the matches it played. */
export interface Testimony {
  readonly faults: readonly string[];
  readonly memories: readonly Memory[];
  readonly acknowledged: readonly Acknowledged[];
}

/** Holds what clients were told against what is on the disk, and lists every contradiction. */
export async function audit(clients: readonly Testimony[], store: MatchStore): Promise<string[]> {
  const faults = clients.flatMap((client) => client.faults);
  const tables = new Map<string, Table>();
  for (const { memories, acknowledged } of clients) {
    for (const memory of memories) {
      const table = tables.get(memory.match) ?? (await tableOf(memory, store));
      tables.set(memory.match, table);
      faults.push(...doubled(table), ...memoryFaults(table, memory));
    }
    for (const one of acknowledged) faults.push(...lost(tables.get(one.match), one));
  }
  return faults;
}

/** Throws where the entries have a gap or cannot be played. */
async function tableOf({ match }: Memory, store: MatchStore): Promise<Table> {
  const stored = await store.load(match);
  const module = stored && (await loadGame(stored.header.game));
  if (!module) throw new Error(`match ${match} is gone`);
  const table = new Table(stored.header, module.rules);
  for (const entry of stored.entries) table.apply(entry);
  return table;
}

function lost(table: Table | undefined, { key, version, move }: Acknowledged): string[] {
  const entry = table?.entries[version - 1];
  const isThere =
    entry?.key === key && entry.happening.type === 'moved' && isDeepStrictEqual(entry.happening.move, move);
  return isThere ? [] : [`acknowledged move ${key} is not at version ${version}`];
}

function doubled({ entries }: Table): string[] {
  const keys = entries.flatMap(({ key }) => key ?? []);
  return keys.filter((key, i) => keys.indexOf(key) !== i).map((key) => `${key} was played twice`);
}

function memoryFaults(table: Table, { seat, told, last }: Memory): string[] {
  const truth = toldSince(table, seat, 0).slice(0, told.length);
  const faults = isSame(truth, told) ? [] : ['what was told is not what happened'];
  if (last.version !== table.version)
    return [...faults, `a client stands at ${last.version} of ${table.version}`];
  const { view } = pageOf(table, seat, [], () => null);
  return isSame(view, last.view) ? faults : [...faults, 'a client sees another position'];
}

/** Alike once written as JSON. */
function isSame(here: unknown, there: unknown): boolean {
  return isDeepStrictEqual(JSON.parse(JSON.stringify(here)), there);
}
