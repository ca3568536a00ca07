import type { MatchId } from '@safehouse/protocol';
import type { Entry } from '@safehouse/table';
import { type EntryRow, entryFromRow } from '../match-rows.ts';
import type { PostgresClient } from './postgres-client.ts';

interface EntriesQuery {
  readonly match: MatchId;
  readonly after: number;
}

interface MatchEntryRow extends EntryRow {
  readonly match: MatchId;
}

interface PendingEntriesQuery extends EntriesQuery {
  resolve(entries: readonly Entry[]): void;
  reject(error: unknown): void;
}

/** LATERAL and OFFSET 0 keep the planner from reading the whole table. */
const ENTRIES_SINCE_SQL = `
  SELECT tail.* FROM json_to_recordset($1::text::json) AS requested(match text, after int)
  CROSS JOIN LATERAL (
    SELECT match, version, at, author, key, happening AS event FROM entries
    WHERE entries.match = requested.match AND entries.version > requested.after ORDER BY version OFFSET 0
  ) AS tail`;

/** Reads entries after a version; all calls in one turn of the event loop become one query. */
export class BatchedEntryReader {
  readonly #client: PostgresClient;
  #queue: PendingEntriesQuery[] = [];

  constructor(client: PostgresClient) {
    this.#client = client;
  }

  entriesSince(match: MatchId, after: number): Promise<readonly Entry[]> {
    const { promise, resolve, reject } = Promise.withResolvers<readonly Entry[]>();
    if (this.#queue.length === 0) setImmediate(() => void this.#resolveBatch(this.#queue.splice(0)));
    this.#queue.push({ match, after, resolve, reject });
    return promise;
  }

  async #resolveBatch(queries: readonly PendingEntriesQuery[]): Promise<void> {
    try {
      const tails = Map.groupBy(await this.#queryBatch(queries), ({ match }) => match);
      for (const { match, after, resolve } of queries) {
        // Two calls may request one match from different versions on.
        const rows = (tails.get(match) ?? []).filter(({ version }) => version > after);
        resolve(rows.map(entryFromRow).filter(({ version }, i) => version === after + 1 + i));
      }
    } catch (error) {
      for (const { reject } of queries) reject(error);
    }
  }

  #queryBatch(queries: readonly EntriesQuery[]): Promise<readonly MatchEntryRow[]> {
    const lowest = new Map<MatchId, number>();
    for (const { match, after } of queries) lowest.set(match, Math.min(after, lowest.get(match) ?? after));
    const json = JSON.stringify([...lowest].map(([match, after]) => ({ match, after })));
    return this.#client.queryWithRetry((sql) =>
      sql.unsafe<MatchEntryRow[]>(ENTRIES_SINCE_SQL, [json], { prepare: true }),
    );
  }
}
