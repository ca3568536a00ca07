import type { Result } from '@safehouse/contract';
import type { MatchId, Status, UserId } from '@safehouse/protocol';
import type { Entry, Summary } from '@safehouse/table';
import type { MatchListed } from '../matches.ts';

export interface MatchRow {
  readonly header: string;
  readonly status: Status;
  readonly version: number;
  readonly updated_at: number;
  readonly wake_at: number | null;
  readonly holders: string;
  readonly waiting: string;
  readonly result: string | null;
}

export interface EntryRow {
  readonly match: MatchId;
  readonly version: number;
  readonly at: number;
  readonly author: UserId | null;
  readonly key: string | null;
  readonly happening: string;
}

interface Written {
  readonly id: MatchId;
  readonly entries: readonly Entry[];
  readonly summary: Summary;
}

/** The row of a match after these entries, and the version it must be at before them. */
export function matchJson({ id, entries, summary }: Written): object {
  const { status, version, updatedAt, wakeAt, holders, waiting, result } = summary;
  return {
    id,
    expected: version - entries.length,
    status,
    version,
    updated_at: updatedAt,
    wake_at: wakeAt,
    holders: JSON.stringify(holders),
    waiting: JSON.stringify(waiting),
    result: result && JSON.stringify(result),
  };
}

export function entriesJson({ id, entries }: Pick<Written, 'id' | 'entries'>): object[] {
  return entries.map((entry) => entryJson(id, entry));
}

/** Who leaves before the start has no part in the match; who is replaced later still has. */
function entryJson(match: MatchId, { version, at, author, key, happening }: Entry): object {
  const joins = happening.type === 'joined' ? happening.user : null;
  const leaves = happening.type === 'left' ? author : null;
  return { match, version, at, author, key, happening: JSON.stringify(happening), joins, leaves };
}

export function entryOf({ version, at, author, key, happening }: EntryRow): Entry {
  return { version, at, author, key, happening: JSON.parse(happening) };
}

export function listed(row: MatchRow): MatchListed {
  return {
    header: JSON.parse(row.header),
    summary: {
      status: row.status,
      version: row.version,
      updatedAt: row.updated_at,
      wakeAt: row.wake_at,
      holders: JSON.parse(row.holders),
      waiting: JSON.parse(row.waiting),
      result: row.result === null ? null : (JSON.parse(row.result) as Result),
    },
  };
}
