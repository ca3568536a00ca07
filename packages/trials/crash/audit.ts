import { isDeepStrictEqual } from 'node:util';
import type { MatchId } from '@safehouse/protocol';
import { eventsSince, holderOf, type MatchSummary, matchViewFor, summarize, Table } from '@safehouse/table';
import type { MatchStore } from '../../server/store/match-store.ts';
import { replayStoredMatch } from '../replay-stored-match.ts';
import { type AcknowledgedMove, type MatchObservation, snapshotJson } from './retrying-client.ts';

/** What a client recorded about the matches it played. */
export interface ClientLog {
  readonly violations: readonly string[];
  readonly observations: readonly MatchObservation[];
  readonly acknowledgedMoves: readonly AcknowledgedMove[];
}

/** Compares what the clients were sent with what is stored, and lists every contradiction. */
export async function audit(clients: readonly ClientLog[], store: MatchStore): Promise<string[]> {
  const faults = clients.flatMap((client) => client.violations);
  const tables = new Map<string, Table>();
  for (const { observations, acknowledgedMoves } of clients) {
    for (const observation of observations) {
      const table = tables.get(observation.match) ?? (await loadTable(observation.match, store));
      tables.set(observation.match, table);
      faults.push(
        ...duplicateKeys(table),
        ...observationViolations(table, observation),
        ...leakedViews(table, observation),
      );
    }
    for (const move of acknowledgedMoves) faults.push(...lostMoves(tables.get(move.match), move));
  }
  return faults;
}

async function loadTable(match: MatchId, store: MatchStore): Promise<Table> {
  const stored = await store.load(match);
  if (!stored) throw new Error(`match ${match} is gone`);
  return replayStoredMatch(stored);
}

function lostMoves(table: Table | undefined, { key, version, move }: AcknowledgedMove): string[] {
  const entry = table?.entries[version - 1];
  const isThere = entry?.key === key && entry.event.type === 'moved' && isDeepStrictEqual(entry.event.move, move);
  return isThere ? [] : [`acknowledged move ${key} is not at version ${version}`];
}

function duplicateKeys({ entries }: Table): string[] {
  const keys = entries.flatMap(({ key }) => key ?? []);
  return keys.filter((key, i) => keys.indexOf(key) !== i).map((key) => `${key} was played twice`);
}

function observationViolations(table: Table, { seat, events, lastView }: MatchObservation): string[] {
  const expected = eventsSince(table, seat, 0).slice(0, events.length);
  const faults = isSameJson(expected, events) ? [] : ['the events received are not the stored ones'];
  if (lastView.version !== table.version)
    return [...faults, `a client is at version ${lastView.version} of ${table.version}`];
  const { view } = matchViewFor(table, seat, [], () => null);
  return isSameJson(view, lastView.view) ? faults : [...faults, 'a client sees another position'];
}

/** Every view that a seat was sent must equal the view of that seat in a replay at that version. */
function leakedViews(table: Table, { seat, snapshots }: MatchObservation): string[] {
  const replay = new Table(table.header, table.rules);
  const faults: string[] = [];
  for (const entry of table.entries) {
    replay.apply(entry);
    const received = snapshots.get(replay.version);
    if (received === undefined) continue;
    const expected = snapshotJson(matchViewFor(replay, seat, [], () => null));
    if (!isSameJson(JSON.parse(expected), JSON.parse(received)))
      faults.push(`seat ${seat} was sent another view at version ${replay.version}`);
  }
  return faults;
}

/** The stored result must be the one that the entries produce. */
export async function findWrongResults(ids: Iterable<MatchId>, store: MatchStore): Promise<string[]> {
  const faults: string[] = [];
  for (const match of ids) {
    const table = await loadTable(match, store);
    const [holder] = table.chairs.map(holderOf).filter((user) => user !== null);
    const stored = (await store.matchesOf(holder, MAX_MATCHES)).find(({ header }) => header.id === match);
    const { status, version, result } = summarize(table, 0);
    const expected = { status, version, result };
    if (!stored || !isSameJson(expected, resultFields(stored.summary)))
      faults.push(`match ${match} is stored with another result`);
  }
  return faults;
}

const MAX_MATCHES = 100_000;

function resultFields({ status, version, result }: MatchSummary): object {
  return { status, version, result };
}

function isSameJson(value: unknown, parsed: unknown): boolean {
  return isDeepStrictEqual(JSON.parse(JSON.stringify(value)), parsed);
}
