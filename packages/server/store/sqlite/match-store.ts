import type { MatchId, UserId } from '@safehouse/protocol';
import type { Entry, MatchSummary } from '@safehouse/table';
import { type EntryRow, entryFromRow, MAX_DELAY_MS, type MatchRow, matchWithSummaryFromRow } from '../match-rows.ts';
import type {
  LiveTablesQuery,
  MatchStore,
  MatchWithSummary,
  NewMatch,
  StoredMatch,
  UnfinishedCounts,
} from '../match-store.ts';
import { NotStoredError } from '../not-stored-error.ts';
import { type HeaderRow, headerFromRow } from '../stored-edition.ts';
import {
  appendStatements,
  MATCH_NUMBER_SQL,
  matchInsertStatements,
  NOT_ENDED,
  SUMMARY_COLUMNS,
} from './match-statements.ts';
import type { Query, SqliteReader } from './statements.ts';
import type { SqliteWriter } from './writer.ts';

const EDITION_SQL = '(SELECT text FROM editions WHERE hash = matches.edition) AS edition';
/** Outside the database a match is identified by its id, inside it by its number. */
const SELECT_LISTED_SQL = `SELECT header, ${SUMMARY_COLUMNS} FROM summaries JOIN matches ON matches.n = summaries.match`;
/** Numbers of matches kept in memory, more than there are rooms. */
const MAX_NUMBERS = 50_000;

/** CROSS JOIN: the seats of a user are read first, in their order. */
const SELECT_SEATED_SQL = `SELECT header, ${SUMMARY_COLUMNS} FROM seated CROSS JOIN matches ON matches.n = seated.match
  JOIN summaries ON summaries.match = seated.match`;

/** From the last entry of a match back to the one after a version. */
const SELECT_ENTRIES_SQL = `WITH RECURSIVE latest (previous, version, at, author, key, event) AS (
    SELECT previous, version, at, author, key, happening FROM entries
    WHERE n = (SELECT last_entry FROM summaries WHERE match = (SELECT n FROM matches WHERE id = ?1))
    UNION ALL
    SELECT entries.previous, entries.version, entries.at, entries.author, entries.key, entries.happening
    FROM latest JOIN entries ON entries.n = latest.previous WHERE latest.version > ?2 + 1
  ) SELECT version, at, author, key, event FROM latest WHERE version > ?2 ORDER BY version`;

export class SqliteMatchStore implements MatchStore {
  readonly #writer: SqliteWriter;
  readonly #numbers = new Map<MatchId, number>();
  readonly #selectNumber: Query<{ n: number }>;
  readonly #selectHeader: Query<HeaderRow>;
  readonly #selectEntries: Query<EntryRow>;
  readonly #selectOpen: Query<MatchRow>;
  readonly #selectOpenBefore: Query<{ id: MatchId }>;
  readonly #selectLive: Query<MatchRow>;
  readonly #selectJustOver: Query<MatchRow>;
  readonly #selectRunning: Query<MatchRow>;
  readonly #countUnfinished: Query<UnfinishedCounts>;
  readonly #selectUnfinished: Query<MatchRow>;
  readonly #selectEnded: Query<MatchRow>;
  readonly #selectListedByUser: Query<MatchRow>;
  readonly #selectBetween: Query<MatchRow>;
  readonly #selectListed: Query<MatchRow>;
  readonly #selectDue: Query<{ id: MatchId }>;

  constructor(reader: SqliteReader, writer: SqliteWriter) {
    this.#writer = writer;
    this.#selectNumber = reader.prepare('SELECT n FROM matches WHERE id = ?');
    this.#selectHeader = reader.prepare(`SELECT header, ${EDITION_SQL} FROM matches WHERE id = ?`);
    this.#selectEntries = reader.prepare(SELECT_ENTRIES_SQL);
    this.#selectOpen = reader.prepare(
      `${SELECT_LISTED_SQL} WHERE status = 'open' AND visibility = 'public' ORDER BY created_at DESC LIMIT ?`,
    );
    this.#selectOpenBefore = reader.prepare(`SELECT id FROM summaries JOIN matches ON matches.n = summaries.match
       WHERE status = 'open' AND visibility = 'public' AND created_at < ? ORDER BY created_at LIMIT ?`);
    this.#selectLive = reader.prepare(`${SELECT_LISTED_SQL} WHERE status = 'running' AND live_delay IS NOT NULL
       AND updated_at > ?1 - ${MAX_DELAY_MS} AND updated_at > ?1 - 1000 * live_delay ORDER BY updated_at DESC LIMIT ?2`);
    this.#selectJustOver = reader.prepare(`${SELECT_LISTED_SQL} WHERE status = 'over' AND live_delay > 0
       AND updated_at > ?1 - ${MAX_DELAY_MS} AND updated_at > ?1 - 1000 * live_delay ORDER BY updated_at DESC LIMIT ?2`);
    this.#selectRunning = reader.prepare(`${SELECT_LISTED_SQL} WHERE status = 'running' AND updated_at >= ? LIMIT ?`);
    this.#countUnfinished = reader.prepare(`SELECT count(*) FILTER (WHERE status = 'open') AS open,
       count(*) FILTER (WHERE status = 'running') AS running
       FROM seated JOIN summaries ON summaries.match = seated.match WHERE user = ? AND ended_at = ${NOT_ENDED}`);
    this.#selectUnfinished = reader.prepare(`${SELECT_SEATED_SQL} WHERE user = ? AND ended_at = ${NOT_ENDED}
       ORDER BY instr(waiting, user) > 0 DESC, updated_at DESC LIMIT ?`);
    this.#selectEnded = reader.prepare(`${SELECT_SEATED_SQL} WHERE user = ? AND ended_at < ${NOT_ENDED}
       ORDER BY ended_at DESC, seated.match LIMIT ?`);
    this.#selectListedByUser = reader.prepare(`${SELECT_SEATED_SQL}
       WHERE user = ? AND ended_at < ? AND status = 'over' AND (visibility = 'public' OR live_delay IS NOT NULL)
       ORDER BY ended_at DESC, seated.match LIMIT ?`);
    this.#selectBetween = reader.prepare(`${SELECT_SEATED_SQL}
       WHERE user = ? AND ended_at < ${NOT_ENDED} AND status = 'over' AND EXISTS (SELECT 1 FROM seated AS theirs
         WHERE theirs.user = ? AND theirs.ended_at = seated.ended_at AND theirs.match = seated.match)
       ORDER BY ended_at DESC, seated.match LIMIT ?`);
    this.#selectListed = reader.prepare(`${SELECT_LISTED_SQL} WHERE matches.id IN (SELECT value FROM json_each(?))`);
    this.#selectDue = reader.prepare(`SELECT id FROM summaries JOIN matches ON matches.n = summaries.match
       WHERE wake_at <= ? ORDER BY wake_at LIMIT ?`);
  }

  async create(matches: readonly NewMatch[]): Promise<void> {
    const written = await this.#writer.write(matches.flatMap(matchInsertStatements));
    if (written === 'conflict') throw new NotStoredError('a match with this id exists');
  }

  append(id: MatchId, entries: readonly Entry[], summary: MatchSummary): Promise<'stored' | 'conflict'> {
    return this.#writer.append(appendStatements({ id, number: this.#numberOf(id) }, entries, summary));
  }

  /** The number of a match never changes. Looking it up here once is cheaper than in every statement. */
  #numberOf(id: MatchId): number | null {
    const known = this.#numbers.get(id);
    if (known !== undefined) return known;
    const number = this.#selectNumber.get(id)?.n ?? null;
    if (this.#numbers.size >= MAX_NUMBERS) this.#numbers.clear();
    if (number !== null) this.#numbers.set(id, number);
    return number;
  }

  async load(id: MatchId): Promise<StoredMatch | null> {
    const row = this.#selectHeader.get(id);
    if (!row) return null;
    return { header: headerFromRow(row), entries: await this.entriesSince(id, 0) };
  }

  async entriesSince(id: MatchId, version: number): Promise<readonly Entry[]> {
    return this.#selectEntries.all(id, version).map(entryFromRow);
  }

  async openTables(limit: number): Promise<MatchWithSummary[]> {
    return this.#selectOpen.all(limit).map(matchWithSummaryFromRow);
  }

  async openTablesBefore(createdAt: number, limit: number): Promise<MatchId[]> {
    return this.#selectOpenBefore.all(createdAt, limit).map(({ id }) => id);
  }

  async liveTables({ now, since, limit }: LiveTablesQuery): Promise<MatchWithSummary[]> {
    const rows = [...this.#selectLive.all(since, limit), ...this.#selectJustOver.all(now, limit)];
    return rows.map(matchWithSummaryFromRow);
  }

  async runningSince(since: number, limit: number): Promise<MatchWithSummary[]> {
    return this.#selectRunning.all(since, limit).map(matchWithSummaryFromRow);
  }

  async countUnfinishedOf(user: UserId): Promise<UnfinishedCounts> {
    const { open = 0, running = 0 } = this.#countUnfinished.get(user) ?? {};
    return { open, running };
  }

  async listedMatchesOf(user: UserId, before: number, limit: number): Promise<MatchWithSummary[]> {
    return this.#selectListedByUser.all(user, before, limit).map(matchWithSummaryFromRow);
  }

  async matchesOf(user: UserId, limit: number): Promise<MatchWithSummary[]> {
    const unfinished = this.#selectUnfinished.all(user, limit);
    const ended = unfinished.length < limit ? this.#selectEnded.all(user, limit - unfinished.length) : [];
    return [...unfinished, ...ended].map(matchWithSummaryFromRow);
  }

  async matchesBetween(user: UserId, other: UserId, limit: number): Promise<MatchWithSummary[]> {
    return this.#selectBetween.all(user, other, limit).map(matchWithSummaryFromRow);
  }

  async listedMatches(ids: readonly MatchId[]): Promise<MatchWithSummary[]> {
    return this.#selectListed.all(JSON.stringify(ids)).map(matchWithSummaryFromRow);
  }

  async dueMatches(now: number, limit: number): Promise<MatchId[]> {
    return this.#selectDue.all(now, limit).map(({ id }) => id);
  }

  async markBroken(id: MatchId): Promise<void> {
    await this.#writer.write([
      [`UPDATE summaries SET status = 'broken', wake_at = NULL WHERE match = ${MATCH_NUMBER_SQL}`, id],
    ]);
  }
}
