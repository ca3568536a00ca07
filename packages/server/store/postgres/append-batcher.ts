import type { MatchId } from '@safehouse/protocol';
import type { Entry, MatchSummary } from '@safehouse/table';
import { entriesJson, matchJson } from './json-rows.ts';
import { isInvalidData, isOutcomeUnknown, type PostgresClient } from './postgres-client.ts';

interface Append {
  readonly id: MatchId;
  readonly entries: readonly Entry[];
  readonly summary: MatchSummary;
}

interface PendingAppend extends Append {
  resolve(result: 'stored' | 'conflict'): void;
  reject(error: unknown): void;
}

/** More than one batch in flight: while the database syncs one to disk, it processes the next. */
const MAX_CONCURRENT_BATCHES = 3;
const MAX_BATCH_SIZE = 500;

/**
 * Appends the entries of many matches in one statement: one round trip and one disk sync for all of them. Rows are
 * locked in the order of their ids, in which they are sent, so that two servers cannot deadlock.
 */
const APPEND_SQL = `
  WITH requested AS (
    SELECT * FROM json_to_recordset($1::text::json) AS requested(
      id text, expected int, status text, version int, updated_at bigint, wake_at bigint, holders text,
      waiting text, bots text, result text, moves int)
  ), locked AS MATERIALIZED (
    SELECT matching.id FROM requested CROSS JOIN LATERAL (
      SELECT matches.id FROM matches WHERE matches.id = requested.id FOR UPDATE
    ) AS matching
  ), updated AS (
    UPDATE matches SET status = requested.status, version = requested.version, updated_at = requested.updated_at,
      wake_at = requested.wake_at, holders = requested.holders, waiting = requested.waiting, bots = requested.bots,
      result = requested.result, moves = requested.moves
    FROM requested JOIN locked ON locked.id = requested.id
    WHERE matches.id = locked.id AND matches.version = requested.expected
    RETURNING matches.id
  ), new_entries AS (
    SELECT new_entries.* FROM json_to_recordset($2::text::json) AS new_entries(
      match text, version int, at bigint, author text, key text, event text, joins text, leaves text)
    JOIN updated ON updated.id = new_entries.match
  ), added_seats AS (
    INSERT INTO seated ("user", match) SELECT joins, match FROM new_entries WHERE joins IS NOT NULL ON CONFLICT DO NOTHING
  ), removed_seats AS (
    DELETE FROM seated USING new_entries WHERE seated.match = new_entries.match AND seated."user" = new_entries.leaves
  ), written AS (
    INSERT INTO entries (match, version, at, author, key, happening)
    SELECT match, version, at, author, key, event FROM new_entries
  )
  SELECT id FROM updated`;

export class AppendBatcher {
  readonly #client: PostgresClient;
  #queue: PendingAppend[] = [];
  #batchesInFlight = 0;
  #isFlushScheduled = false;

  constructor(client: PostgresClient) {
    this.#client = client;
  }

  add(append: Append): Promise<'stored' | 'conflict'> {
    const { promise, resolve, reject } = Promise.withResolvers<'stored' | 'conflict'>();
    this.#queue.push({ ...append, resolve, reject });
    this.#scheduleFlush();
    return promise;
  }

  /** Delayed, so that all appends of one turn of the event loop go in one batch. */
  #scheduleFlush(): void {
    if (this.#isFlushScheduled || this.#batchesInFlight >= MAX_CONCURRENT_BATCHES || this.#queue.length === 0) return;
    this.#isFlushScheduled = true;
    setImmediate(() => {
      this.#isFlushScheduled = false;
      void this.#send(this.#nextBatch());
      this.#scheduleFlush();
    });
  }

  /** Each match at most once: of two appends to one match in one statement, the second would be lost silently. */
  #nextBatch(): PendingAppend[] {
    const batch = new Map<MatchId, PendingAppend>();
    const later: PendingAppend[] = [];
    for (const append of this.#queue) {
      if (batch.size < MAX_BATCH_SIZE && !batch.has(append.id)) batch.set(append.id, append);
      else later.push(append);
    }
    this.#queue = later;
    return [...batch.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  }

  async #send(batch: readonly PendingAppend[]): Promise<void> {
    this.#batchesInFlight++;
    try {
      const stored = await this.#write(batch);
      for (const append of batch) append.resolve(stored.has(append.id) ? 'stored' : 'conflict');
    } catch (error) {
      if (isOutcomeUnknown(error))
        await Promise.all(batch.map((append) => this.#resolveAfterDisconnect(append, error)));
      // One append with invalid data must not fail the others.
      else if (isInvalidData(error) && batch.length > 1) for (const append of batch) await this.#send([append]);
      else for (const append of batch) append.reject(error);
    } finally {
      this.#batchesInFlight--;
      this.#scheduleFlush();
    }
  }

  async #write(batch: readonly Append[]): Promise<ReadonlySet<string>> {
    const matches = JSON.stringify(batch.map(matchJson));
    const entries = JSON.stringify(batch.flatMap(entriesJson));
    const rows = await this.#client.queryOnce((sql) =>
      sql.unsafe<{ id: string }[]>(APPEND_SQL, [matches, entries], { prepare: true }),
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** The connection was lost before the result arrived. If the entries are not stored, they are sent again. */
  async #resolveAfterDisconnect(append: PendingAppend, error: unknown): Promise<void> {
    try {
      if (await this.#isStored(append)) append.resolve('stored');
      else if ((await this.#write([append])).has(append.id)) append.resolve('stored');
      // The first attempt may have been executed only after the check.
      else append.resolve((await this.#isStored(append)) ? 'stored' : 'conflict');
    } catch {
      append.reject(error);
    }
  }

  async #isStored({ id, entries }: Append): Promise<boolean> {
    const [first] = entries;
    const rows = await this.#client.queryWithRetry(
      (sql) => sql<{ at: number; author: string | null; key: string | null; event: string }[]>`
        SELECT at, author, key, happening AS event FROM entries WHERE match = ${id} AND version = ${first.version}`,
    );
    const [row] = rows;
    return (
      row !== undefined &&
      row.at === first.at &&
      row.author === first.author &&
      row.key === first.key &&
      row.event === JSON.stringify(first.event)
    );
  }
}
