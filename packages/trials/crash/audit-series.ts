import { isDeepStrictEqual } from 'node:util';
import type { MatchId } from '@safehouse/protocol';
import { holderOf, rotateSeats, seriesOfRematch, type Table } from '@safehouse/table';
import type { MatchStore } from '../../server/store/match-store.ts';
import { replayStoredMatch } from '../replay-stored-match.ts';

/** The matches of one pair of players, in order: each must continue the score and the seats of the one before. */
export async function auditSeries(matches: readonly MatchId[], store: MatchStore): Promise<string[]> {
  const tables = new Map<MatchId, Table>();
  for (const id of matches) {
    const stored = await store.load(id);
    if (stored) tables.set(id, await replayStoredMatch(stored));
  }
  return [...tables.values()].flatMap((table) => followingViolations(table, tables));
}

function followingViolations(table: Table, tables: ReadonlyMap<MatchId, Table>): string[] {
  const next = table.rematch === null ? undefined : tables.get(table.rematch);
  if (!next) return [];
  const { id, series } = next.header;
  const score = seriesOfRematch(table);
  return [
    ...(isDeepStrictEqual(series, score) ? [] : [`match ${id} starts with another score than the one before left`]),
    ...(hasRotatedSeats(table, next) ? [] : [`match ${id} has other seats than the ones before, exchanged`]),
  ];
}

function hasRotatedSeats(before: Table, next: Table): boolean {
  if (next.status === 'open') return true;
  return isDeepStrictEqual(next.chairs.map(holderOf), rotateSeats(before.chairs).map(holderOf));
}
