import type { MatchStatus, UserId } from '@safehouse/protocol';
import type { Entry, MatchSummary, SeatedResult, TableHeader } from '@safehouse/table';
import type { MatchWithSummary } from './match-store.ts';

export interface MatchRow {
  readonly header: string;
  readonly status: MatchStatus;
  readonly version: number;
  readonly updated_at: number;
  readonly moves: number;
  readonly wake_at: number | null;
  readonly holders: string;
  readonly waiting: string;
  /** Null in rows of earlier releases, where bots could only be seated from the start. */
  readonly bots: string | null;
  readonly result: string | null;
}

export interface EntryRow {
  readonly version: number;
  readonly at: number;
  readonly author: UserId | null;
  readonly key: string | null;
  readonly event: string;
}

export function entryFromRow({ version, at, author, key, event }: EntryRow): Entry {
  return { version, at, author, key, event: JSON.parse(event) };
}

/** When the match of a seat ended; null before. */
export function seatEndOf({ status, updatedAt }: MatchSummary): number | null {
  return status === 'open' || status === 'running' ? null : updatedAt;
}

/** No table has a longer spectator delay. */
export const MAX_DELAY_MS = 3_600_000;

/** The spectator delay in seconds; null if the table is never listed. */
export function liveDelayOf({ visibility, live, delay }: TableHeader): number | null {
  return visibility === 'public' || live ? delay : null;
}

export function matchWithSummaryFromRow(row: MatchRow): MatchWithSummary {
  const header: TableHeader = JSON.parse(row.header);
  return {
    header,
    summary: {
      status: row.status,
      version: row.version,
      updatedAt: row.updated_at,
      moves: row.moves,
      wakeAt: row.wake_at,
      holders: JSON.parse(row.holders),
      waiting: JSON.parse(row.waiting),
      bots: row.bots === null ? botLevels(header) : JSON.parse(row.bots),
      result: row.result === null ? null : (JSON.parse(row.result) as SeatedResult),
    },
  };
}

function botLevels({ chairs }: TableHeader): readonly string[] {
  return chairs.flatMap((chair) => (chair.type === 'bot' ? [chair.level] : []));
}
