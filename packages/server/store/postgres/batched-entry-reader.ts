import type { MatchId } from '@safehouse/protocol';
import type { Entry } from '@safehouse/table';
import { type EntryRow, entryFromRow } from '../match-rows.ts';
import type { PostgresClient } from './postgres-client.ts';

interface EntriesQuery {
  readonly match: MatchId;
  readonly after: number;
}

/** An entry, and of which match it is. */
interface MatchEntryRow extends EntryRow {
  readonly match: MatchId;
}

interface PendingEntriesQuery extends EntriesQuery {
  resolve(entries: readonly Entry[]): void;
  reject(error: unknown): void;
}

/** Match by match: left to itself, the planner would rather read the whole table. */
const ENTRIES_SINCE_SQL = `
  SELECT tail.* FROM json_to_recordset($1::text::json) AS asked(match text, after int)
  CROSS JOIN LATERAL (
    SELECT match, version, at, author, key, happening FROM entries
    WHERE entries.match = asked.match AND entries.version > asked.after ORDER BY version OFFSET 0
  ) AS tail`;

/** What has happened in matches since they were last looked at: all who ask in one turn ask together. */
export class BatchedEntryReader {
  readonly #client: PostgresClient;
  #queue: PendingEntriesQuery[] = [];

  constructor(link: PostgresClient) {
    this.#client = link;
  }

  entriesSince(match: MatchId, after: number): Promise<readonly Entry[]> {
    const { promise, resolve, reject } = Promise.withResolvers<readonly Entry[]>();
    if (this.#queue.length === 0) setImmediate(() => void this.#resolveBatch(this.#queue.splice(0)));
    this.#queue.push({ match, after, resolve, reject });
    return promise;
  }

  async #resolveBatch(asked: readonly PendingEntriesQuery[]): Promise<void> {
    try {
      const tails = Map.groupBy(await this.#queryBatch(asked), ({ match }) => match);
      for (const { match, after, resolve } of asked) {
        // Two may have asked about one match from different versions on.
        const own = (tails.get(match) ?? []).filter(({ version }) => version > after);
        resolve(own.map(entryFromRow).filter(({ version }, i) => version === after + 1 + i));
      }
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }

  #queryBatch(asked: readonly EntriesQuery[]): Promise<readonly MatchEntryRow[]> {
    const lowest = new Map<MatchId, number>();
    for (const { match, after } of asked) lowest.set(match, Math.min(after, lowest.get(match) ?? after));
    const json = JSON.stringify([...lowest].map(([match, after]) => ({ match, after })));
    return this.#client.queryWithRetry((sql) =>
      sql.unsafe<MatchEntryRow[]>(ENTRIES_SINCE_SQL, [json], { prepare: true }),
    );
  }
}
