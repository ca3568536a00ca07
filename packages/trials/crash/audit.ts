import { isDeepStrictEqual } from 'node:util';
import { loadGame } from '@safehouse/games/registry';
import type { MatchId } from '@safehouse/protocol';
import {
  eventsSince,
  holderOf,
  type MatchSummary,
  matchViewFor,
  rulesVersionOfTable,
  summarize,
  Table,
} from '@safehouse/table';
import type { MatchStore } from '../../server/store/match-store.ts';
import { type AcknowledgedMove, type MatchObservation, snapshotJson } from './retrying-client.ts';

/** What a client can tell of the matches it played. */
export interface ClientLog {
  readonly violations: readonly string[];
  readonly observations: readonly MatchObservation[];
  readonly acknowledgedMoves: readonly AcknowledgedMove[];
}

/** Holds what clients were told against what is on the disk, and lists every contradiction. */
export async function audit(clients: readonly ClientLog[], store: MatchStore): Promise<string[]> {
  const faults = clients.flatMap((client) => client.violations);
  const tables = new Map<string, Table>();
  for (const { observations, acknowledgedMoves } of clients) {
    for (const memory of observations) {
      const table = tables.get(memory.match) ?? (await replayStoredMatch(memory, store));
      tables.set(memory.match, table);
      faults.push(
        ...duplicateKeys(table),
        ...observationViolations(table, memory),
        ...leakedViews(table, memory),
      );
    }
    for (const one of acknowledgedMoves) faults.push(...lostMoves(tables.get(one.match), one));
  }
  return faults;
}

/** Throws where the entries have a gap or cannot be played. */
async function replayStoredMatch(
  { match }: Pick<MatchObservation, 'match'>,
  store: MatchStore,
): Promise<Table> {
  const stored = await store.load(match);
  const module = stored && (await loadGame(stored.header.game, rulesVersionOfTable(stored.header)));
  if (!module) throw new Error(`match ${match} is gone`);
  const table = new Table(stored.header, module.rules);
  for (const entry of stored.entries) table.apply(entry);
  return table;
}

function lostMoves(table: Table | undefined, { key, version, move }: AcknowledgedMove): string[] {
  const entry = table?.entries[version - 1];
  const isThere =
    entry?.key === key && entry.happening.type === 'moved' && isDeepStrictEqual(entry.happening.move, move);
  return isThere ? [] : [`acknowledged move ${key} is not at version ${version}`];
}

function duplicateKeys({ entries }: Table): string[] {
  const keys = entries.flatMap(({ key }) => key ?? []);
  return keys.filter((key, i) => keys.indexOf(key) !== i).map((key) => `${key} was played twice`);
}

function observationViolations(table: Table, { seat, events, lastView }: MatchObservation): string[] {
  const truth = eventsSince(table, seat, 0).slice(0, events.length);
  const faults = isSameJson(truth, events) ? [] : ['what was told is not what happened'];
  if (lastView.version !== table.version)
    return [...faults, `a client stands at ${lastView.version} of ${table.version}`];
  const { view } = matchViewFor(table, seat, [], () => null);
  return isSameJson(view, lastView.view) ? faults : [...faults, 'a client sees another position'];
}

/** Everything that was ever shown to a seat must be what a replay shows to that seat at that version, to the letter. */
function leakedViews(table: Table, { seat, snapshots }: MatchObservation): string[] {
  const replay = new Table(table.header, table.rules);
  const faults: string[] = [];
  for (const entry of table.entries) {
    replay.apply(entry);
    const shown = snapshots.get(replay.version);
    if (shown === undefined) continue;
    const truth = snapshotJson(matchViewFor(replay, seat, [], () => null));
    if (!isSameJson(JSON.parse(truth), JSON.parse(shown)))
      faults.push(`seat ${seat} was shown something else at version ${replay.version}`);
  }
  return faults;
}

/** The stored result is what the entries come to. */
export async function findWrongResults(ids: Iterable<MatchId>, store: MatchStore): Promise<string[]> {
  const faults: string[] = [];
  for (const match of ids) {
    const table = await replayStoredMatch({ match }, store);
    const [holder] = table.chairs.map(holderOf).filter((user) => user !== null);
    const kept = (await store.matchesOf(holder, MAX_MATCHES)).find(({ header }) => header.id === match);
    const { status, version, result } = summarize(table, 0);
    const truth = { status, version, result };
    if (!kept || !isSameJson(truth, resultFields(kept.summary)))
      faults.push(`match ${match} is stored with another result`);
  }
  return faults;
}

const MAX_MATCHES = 100_000;

function resultFields({ status, version, result }: MatchSummary): object {
  return { status, version, result };
}

/** Alike once written as JSON. */
function isSameJson(here: unknown, there: unknown): boolean {
  return isDeepStrictEqual(JSON.parse(JSON.stringify(here)), there);
}
