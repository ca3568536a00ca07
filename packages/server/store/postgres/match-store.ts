import type { MatchId, UserId } from '@safehouse/protocol';
import type { Entry, MatchSummary } from '@safehouse/table';
import {
  type EntryRow,
  entryFromRow,
  liveDelayOf,
  MAX_DELAY_MS,
  type MatchRow,
  matchWithSummaryFromRow,
  seatEndOf,
} from '../match-rows.ts';
import type {
  LiveTablesQuery,
  MatchStore,
  MatchWithSummary,
  NewMatch,
  StoredMatch,
  UnfinishedCounts,
} from '../match-store.ts';
import { NotStoredError } from '../not-stored-error.ts';
import { type HeaderRow, headerFromRow, headerToColumns } from '../stored-edition.ts';
import { AppendBatcher } from './append-batcher.ts';
import { BatchedEntryReader } from './batched-entry-reader.ts';
import { entriesJson, matchJson } from './json-rows.ts';
import type { PostgresClient } from './postgres-client.ts';

const LISTED_COLUMNS = 'header, status, version, updated_at, wake_at, holders, waiting, bots, result, moves';

const CREATE_MATCHES_SQL = `
  WITH new_matches AS (
    INSERT INTO matches (id, game, visibility, created_at, live_delay, edition, ${LISTED_COLUMNS})
    SELECT id, game, visibility, created_at, live_delay, edition, ${LISTED_COLUMNS} FROM json_to_recordset($1::text::json) AS new_matches(
      id text, game text, visibility text, created_at bigint, live_delay int, edition text, header text, status text,
      version int, updated_at bigint, wake_at bigint, holders text, waiting text, bots text, result text, moves int)
  ), new_editions AS (
    INSERT INTO editions (hash, text)
    SELECT hash, text FROM json_to_recordset($4::text::json) AS new_editions(hash text, text text)
    ON CONFLICT DO NOTHING
  ), new_seats AS (
    INSERT INTO seated ("user", match, ended_at)
    SELECT "user", match, ended_at FROM json_to_recordset($3::text::json) AS new_seats("user" text, match text, ended_at bigint)
    ON CONFLICT DO NOTHING
  )
  INSERT INTO entries (match, version, at, author, key, happening)
  SELECT match, version, at, author, key, event FROM json_to_recordset($2::text::json) AS new_entries(
    match text, version int, at bigint, author text, key text, event text)`;

export class PostgresMatchStore implements MatchStore {
  readonly #client: PostgresClient;
  readonly #appendBatcher: AppendBatcher;
  readonly #entryReader: BatchedEntryReader;

  constructor(client: PostgresClient) {
    this.#client = client;
    this.#appendBatcher = new AppendBatcher(client);
    this.#entryReader = new BatchedEntryReader(client);
  }

  async create(matches: readonly NewMatch[]): Promise<void> {
    const rows = JSON.stringify(matches.map(matchInsertJson));
    const entries = matches.flatMap(({ header, entries }) => entriesJson({ id: header.id, entries }));
    const seated = matches.flatMap(({ header, summary }) =>
      summary.holders.map((user) => ({ user, match: header.id, ended_at: seatEndOf(summary) })),
    );
    const editions = matches.flatMap(({ header }) => headerToColumns(header).edition ?? []);
    const values = [rows, ...[entries, seated, editions].map((list) => JSON.stringify(list))];
    const result = await this.#client.queryOrConflict((sql) =>
      sql.unsafe(CREATE_MATCHES_SQL, values, { prepare: true }),
    );
    if (result === 'conflict') throw new NotStoredError('a match with this id exists');
  }

  append(id: MatchId, entries: readonly Entry[], summary: MatchSummary): Promise<'stored' | 'conflict'> {
    return this.#appendBatcher.add({ id, entries, summary });
  }

  async load(id: MatchId): Promise<StoredMatch | null> {
    // One statement, so that header and entries are consistent.
    const rows = await this.#client.queryWithRetry(
      (sql) => sql<(HeaderRow & Partial<EntryRow>)[]>`
        SELECT header, (SELECT text FROM editions WHERE hash = matches.edition) AS edition, entries.version, at, author, key, happening AS event
        FROM matches LEFT JOIN entries ON entries.match = matches.id
        WHERE matches.id = ${id} ORDER BY entries.version`,
    );
    if (rows.length === 0) return null;
    const entries = rows.filter((row): row is typeof row & EntryRow => row.event != null);
    return { header: headerFromRow(rows[0]), entries: entries.map(entryFromRow) };
  }

  entriesSince(id: MatchId, version: number): Promise<readonly Entry[]> {
    return this.#entryReader.entriesSince(id, version);
  }

  async openTables(limit: number): Promise<MatchWithSummary[]> {
    const rows = await this.#client.queryWithRetry(
      (sql) => sql<MatchRow[]>`
        SELECT ${sql.unsafe(LISTED_COLUMNS)} FROM matches WHERE status = 'open' AND visibility = 'public'
        ORDER BY created_at DESC LIMIT ${limit}`,
    );
    return rows.map(matchWithSummaryFromRow);
  }

  async openTablesBefore(createdAt: number, limit: number): Promise<MatchId[]> {
    const rows = await this.#client.queryWithRetry(
      (sql) => sql<{ id: MatchId }[]>`
        SELECT id FROM matches WHERE status = 'open' AND visibility = 'public' AND created_at < ${createdAt}
        ORDER BY created_at LIMIT ${limit}`,
    );
    return rows.map(({ id }) => id);
  }

  async liveTables({ now, since, limit }: LiveTablesQuery): Promise<MatchWithSummary[]> {
    const rows = await this.#client.queryWithRetry(
      (sql) => sql<MatchRow[]>`
        (SELECT ${sql.unsafe(LISTED_COLUMNS)} FROM matches WHERE status = 'running' AND live_delay IS NOT NULL
           AND updated_at > ${since - MAX_DELAY_MS} AND updated_at + 1000 * live_delay > ${since}
         ORDER BY updated_at DESC LIMIT ${limit})
        UNION ALL
        (SELECT ${sql.unsafe(LISTED_COLUMNS)} FROM matches WHERE status = 'over' AND live_delay > 0
           AND updated_at > ${now - MAX_DELAY_MS} AND updated_at + 1000 * live_delay > ${now}
         ORDER BY updated_at DESC LIMIT ${limit})`,
    );
    return rows.map(matchWithSummaryFromRow);
  }

  async runningSince(since: number, limit: number): Promise<MatchWithSummary[]> {
    const rows = await this.#client.queryWithRetry(
      (sql) => sql<MatchRow[]>`
        SELECT ${sql.unsafe(LISTED_COLUMNS)} FROM matches
        WHERE status = 'running' AND updated_at >= ${since} LIMIT ${limit}`,
    );
    return rows.map(matchWithSummaryFromRow);
  }

  async countUnfinishedOf(user: UserId): Promise<UnfinishedCounts> {
    const [counts] = await this.#client.queryWithRetry(
      (sql) => sql<UnfinishedCounts[]>`
        SELECT count(*) FILTER (WHERE status = 'open')::int AS open,
               count(*) FILTER (WHERE status = 'running')::int AS running
        FROM seated JOIN matches ON matches.id = seated.match WHERE "user" = ${user} AND ended_at IS NULL`,
    );
    return counts;
  }

  async listedMatchesOf(user: UserId, before: number, limit: number): Promise<MatchWithSummary[]> {
    const rows = await this.#client.queryWithRetry(
      (sql) => sql<MatchRow[]>`
        SELECT ${sql.unsafe(LISTED_COLUMNS)} FROM seated JOIN matches ON matches.id = seated.match
        WHERE "user" = ${user} AND ended_at < ${before} AND status = 'over'
          AND (visibility = 'public' OR live_delay IS NOT NULL)
        ORDER BY ended_at DESC, match COLLATE "C" LIMIT ${limit}`,
    );
    return rows.map(matchWithSummaryFromRow);
  }

  async matchesOf(user: UserId, limit: number): Promise<MatchWithSummary[]> {
    const rows = await this.#client.queryWithRetry(
      (sql) => sql<MatchRow[]>`
        (SELECT ${sql.unsafe(LISTED_COLUMNS)} FROM seated JOIN matches ON matches.id = seated.match
         WHERE "user" = ${user} AND ended_at IS NULL
         ORDER BY position(${user} in waiting) > 0 DESC, updated_at DESC LIMIT ${limit})
        UNION ALL
        (SELECT ${sql.unsafe(LISTED_COLUMNS)} FROM seated JOIN matches ON matches.id = seated.match
         WHERE "user" = ${user} AND ended_at IS NOT NULL
         ORDER BY ended_at DESC, match COLLATE "C" LIMIT ${limit})
        LIMIT ${limit}`,
    );
    return rows.map(matchWithSummaryFromRow);
  }

  async matchesBetween(user: UserId, other: UserId, limit: number): Promise<MatchWithSummary[]> {
    const rows = await this.#client.queryWithRetry(
      (sql) => sql<MatchRow[]>`
        SELECT ${sql.unsafe(LISTED_COLUMNS)} FROM seated AS own
        JOIN seated AS theirs ON theirs.match = own.match AND theirs."user" = ${other}
        JOIN matches ON matches.id = own.match
        WHERE own."user" = ${user} AND own.ended_at IS NOT NULL AND status = 'over'
        ORDER BY own.ended_at DESC, own.match COLLATE "C" LIMIT ${limit}`,
    );
    return rows.map(matchWithSummaryFromRow);
  }

  async listedMatches(ids: readonly MatchId[]): Promise<MatchWithSummary[]> {
    const rows = await this.#client.queryWithRetry(
      (sql) => sql<MatchRow[]>`
        SELECT ${sql.unsafe(LISTED_COLUMNS)} FROM matches
        WHERE id IN (SELECT json_array_elements_text(${JSON.stringify(ids)}::text::json))`,
    );
    return rows.map(matchWithSummaryFromRow);
  }

  async dueMatches(now: number, limit: number): Promise<MatchId[]> {
    const rows = await this.#client.queryWithRetry(
      (sql) => sql<{ id: MatchId }[]>`
        SELECT id FROM matches WHERE wake_at <= ${now} ORDER BY wake_at LIMIT ${limit}`,
    );
    return rows.map(({ id }) => id);
  }

  async markBroken(id: MatchId): Promise<void> {
    await this.#client.queryWithRetry(
      (sql) => sql`UPDATE matches SET status = 'broken', wake_at = NULL WHERE id = ${id}`,
    );
  }
}

function matchInsertJson({ header, summary }: NewMatch): object {
  const { id, game, visibility, createdAt } = header;
  const summaryColumns = matchJson({ id, entries: [], summary });
  const { header: headerJson, edition } = headerToColumns(header);
  return {
    ...summaryColumns,
    game,
    visibility,
    created_at: createdAt,
    live_delay: liveDelayOf(header),
    header: headerJson,
    edition: edition?.hash ?? null,
  };
}
