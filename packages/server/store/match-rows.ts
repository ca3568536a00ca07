import type { Result } from '@safehouse/contract';
import type { Status, UserId } from '@safehouse/protocol';
import type { Entry } from '@safehouse/table';
import type { MatchListed } from './matches.ts';

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
  readonly version: number;
  readonly at: number;
  readonly author: UserId | null;
  readonly key: string | null;
  readonly happening: string;
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
