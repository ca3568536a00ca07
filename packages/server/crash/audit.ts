import { isDeepStrictEqual } from 'node:util';
import { loadGame } from '@safehouse/games/registry';
import type { MatchId } from '@safehouse/protocol';
import { holderOf, pageOf, rulesOf, type Summary, summaryOf, Table, toldSince } from '@safehouse/table';
import type { MatchStore } from '../store/matches.ts';
import { type Acknowledged, type Memory, pictureOf } from './client.ts';

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
      faults.push(...doubled(table), ...memoryFaults(table, memory), ...leaks(table, memory));
    }
    for (const one of acknowledged) faults.push(...lost(tables.get(one.match), one));
  }
  return faults;
}

/** Throws where the entries have a gap or cannot be played. */
async function tableOf({ match }: Pick<Memory, 'match'>, store: MatchStore): Promise<Table> {
  const stored = await store.load(match);
  const module = stored && (await loadGame(stored.header.game, rulesOf(stored.header)));
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

/** Everything that was ever shown to a seat must be what a replay shows to that seat at that version, to the letter. */
function leaks(table: Table, { seat, pictures }: Memory): string[] {
  const replay = new Table(table.header, table.rules);
  const faults: string[] = [];
  for (const entry of table.entries) {
    replay.apply(entry);
    const shown = pictures.get(replay.version);
    if (shown === undefined) continue;
    const truth = pictureOf(pageOf(replay, seat, [], () => null));
    if (!isSame(JSON.parse(truth), JSON.parse(shown)))
      faults.push(`seat ${seat} was shown something else at version ${replay.version}`);
  }
  return faults;
}

/** The stored result is what the entries come to. */
export async function wrongResults(ids: Iterable<MatchId>, store: MatchStore): Promise<string[]> {
  const faults: string[] = [];
  for (const match of ids) {
    const table = await tableOf({ match }, store);
    const [holder] = table.chairs.map(holderOf).filter((user) => user !== null);
    const kept = (await store.matchesOf(holder, ALL)).find(({ header }) => header.id === match);
    const { status, version, result } = summaryOf(table, 0);
    const truth = { status, version, result };
    if (!kept || !isSame(truth, pick(kept.summary)))
      faults.push(`match ${match} is stored with another result`);
  }
  return faults;
}

const ALL = 100_000;

function pick({ status, version, result }: Summary): object {
  return { status, version, result };
}

/** Alike once written as JSON. */
function isSame(here: unknown, there: unknown): boolean {
  return isDeepStrictEqual(JSON.parse(JSON.stringify(here)), there);
}
