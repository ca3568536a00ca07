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
  resolve(said: 'stored' | 'conflict'): void;
  reject(error: unknown): void;
}

/** Batches on their way at once: while the disk of the database confirms one, the next is worked on. */
const MAX_CONCURRENT_BATCHES = 3;
const MAX_BATCH_SIZE = 500;

/**
 * Adds entries to matches, all that have gathered meanwhile in one statement: one way there and back and one write to
 * the disk for many tables. Rows are locked one by one in the order of their ids, in which they are sent, so that two
 * servers never wait for each other.
 */
const APPEND_SQL = `
  WITH asked AS (
    SELECT * FROM json_to_recordset($1::text::json) AS asked(
      id text, expected int, status text, version int, updated_at bigint, wake_at bigint, holders text,
      waiting text, result text)
  ), locked AS MATERIALIZED (
    SELECT held.id FROM asked CROSS JOIN LATERAL (
      SELECT matches.id FROM matches WHERE matches.id = asked.id FOR UPDATE
    ) AS held
  ), moved AS (
    UPDATE matches SET status = asked.status, version = asked.version, updated_at = asked.updated_at,
      wake_at = asked.wake_at, holders = asked.holders, waiting = asked.waiting, result = asked.result
    FROM asked JOIN locked ON locked.id = asked.id
    WHERE matches.id = locked.id AND matches.version = asked.expected
    RETURNING matches.id
  ), fresh AS (
    SELECT fresh.* FROM json_to_recordset($2::text::json) AS fresh(
      match text, version int, at bigint, author text, key text, happening text, joins text, leaves text)
    JOIN moved ON moved.id = fresh.match
  ), sat AS (
    INSERT INTO seated ("user", match) SELECT joins, match FROM fresh WHERE joins IS NOT NULL ON CONFLICT DO NOTHING
  ), left_again AS (
    DELETE FROM seated USING fresh WHERE seated.match = fresh.match AND seated."user" = fresh.leaves
  ), written AS (
    INSERT INTO entries (match, version, at, author, key, happening)
    SELECT match, version, at, author, key, happening FROM fresh
  )
  SELECT id FROM moved`;

export class AppendBatcher {
  readonly #client: PostgresClient;
  #queue: PendingAppend[] = [];
  #batchesInFlight = 0;
  #isFlushScheduled = false;

  constructor(link: PostgresClient) {
    this.#client = link;
  }

  add(append: Append): Promise<'stored' | 'conflict'> {
    const { promise, resolve, reject } = Promise.withResolvers<'stored' | 'conflict'>();
    this.#queue.push({ ...append, resolve, reject });
    this.#scheduleFlush();
    return promise;
  }

  /** Not at once: all that comes in this turn of the event loop goes in one batch. */
  #scheduleFlush(): void {
    if (this.#isFlushScheduled || this.#batchesInFlight >= MAX_CONCURRENT_BATCHES || this.#queue.length === 0)
      return;
    this.#isFlushScheduled = true;
    setImmediate(() => {
      this.#isFlushScheduled = false;
      void this.#send(this.#nextBatch());
      this.#scheduleFlush();
    });
  }

  /** A match once at most: of two at the same version the second would be lost without a word. */
  #nextBatch(): PendingAppend[] {
    const batch = new Map<MatchId, PendingAppend>();
    const later: PendingAppend[] = [];
    for (const one of this.#queue) {
      if (batch.size < MAX_BATCH_SIZE && !batch.has(one.id)) batch.set(one.id, one);
      else later.push(one);
    }
    this.#queue = later;
    return [...batch.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1));
  }

  async #send(batch: readonly PendingAppend[]): Promise<void> {
    this.#batchesInFlight++;
    try {
      const moved = await this.#write(batch);
      for (const one of batch) one.resolve(moved.has(one.id) ? 'stored' : 'conflict');
    } catch (error) {
      if (isOutcomeUnknown(error))
        await Promise.all(batch.map((one) => this.#resolveAfterDisconnect(one, error)));
      // What one of them wants is nothing that the others should suffer from.
      else if (isInvalidData(error) && batch.length > 1) for (const one of batch) await this.#send([one]);
      else for (const one of batch) one.reject(error);
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

  /** The line was cut in the middle. What is there now tells whether it arrived; if not, it is sent once more. */
  async #resolveAfterDisconnect(one: PendingAppend, cut: unknown): Promise<void> {
    try {
      if (await this.#isStored(one)) one.resolve('stored');
      else if ((await this.#write([one])).has(one.id)) one.resolve('stored');
      // The first try may have been carried out only after we looked.
      else one.resolve((await this.#isStored(one)) ? 'stored' : 'conflict');
    } catch {
      one.reject(cut);
    }
  }

  async #isStored({ id, entries }: Append): Promise<boolean> {
    const [first] = entries;
    const rows = await this.#client.queryWithRetry(
      (sql) => sql<{ at: number; author: string | null; key: string | null; happening: string }[]>`
        SELECT at, author, key, happening FROM entries WHERE match = ${id} AND version = ${first.version}`,
    );
    const [row] = rows;
    return (
      row !== undefined &&
      row.at === first.at &&
      row.author === first.author &&
      row.key === first.key &&
      row.happening === JSON.stringify(first.happening)
    );
  }
}
