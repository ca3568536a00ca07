import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { MatchId, UserId } from '@safehouse/protocol';
import type { Entry, Summary } from '@safehouse/table';
import { type EntryRow, entryOf, listed, type MatchRow } from '../match-rows.ts';
import type { MatchListed, MatchStore, NewMatch, StoredMatch } from '../matches.ts';
import { NotStored } from '../not-stored.ts';
import type { SqlValue, Statement, Writer } from './writer.ts';

const SUMMARY = 'status, version, updated_at, wake_at, holders, waiting, result';
/** A match is known by its id outside, and by its number among the tables. */
const LISTED = `SELECT header, ${SUMMARY} FROM summaries JOIN matches ON matches.n = summaries.match`;

export class SqliteMatches implements MatchStore {
  readonly #writer: Writer;
  readonly #header: StatementSync;
  readonly #entries: StatementSync;
  readonly #open: StatementSync;
  readonly #ofUser: StatementSync;
  readonly #due: StatementSync;

  constructor(reader: DatabaseSync, writer: Writer) {
    this.#writer = writer;
    this.#header = reader.prepare('SELECT header FROM matches WHERE id = ?');
    this.#entries = reader.prepare(
      `SELECT version, at, author, key, happening FROM entries
       WHERE match = (SELECT n FROM matches WHERE id = ?) AND version > ? ORDER BY version`,
    );
    this.#open = reader.prepare(
      `${LISTED} WHERE status = 'open' AND visibility = 'public' ORDER BY created_at DESC LIMIT ?`,
    );
    this.#ofUser = reader.prepare(
      `${LISTED} JOIN seated ON seated.match = matches.id WHERE seated.user = ?
       ORDER BY instr(waiting, seated.user) > 0 DESC, status IN ('open', 'running') DESC, updated_at DESC LIMIT ?`,
    );
    this.#due = reader.prepare(
      `SELECT id FROM summaries JOIN matches ON matches.n = summaries.match
       WHERE wake_at <= ? ORDER BY wake_at LIMIT ?`,
    );
  }

  async create(tables: readonly NewMatch[]): Promise<void> {
    const written = await this.#writer.write(tables.flatMap(insertion));
    if (written === 'conflict') throw new NotStored('a match of this id exists');
  }

  async append(id: MatchId, entries: readonly Entry[], summary: Summary): Promise<'stored' | 'conflict'> {
    const expected = summary.version - entries.length;
    const written = await this.#writer.write([
      ...entries.map((entry) => entryInsertion(id, entry, expected)),
      summaryUpdate(id, summary),
      ...entries.flatMap((entry) => seating(id, entry)),
    ]);
    return written === 'conflict' ? 'conflict' : 'stored';
  }

  async load(id: MatchId): Promise<StoredMatch | null> {
    const row = this.#header.get(id) as { readonly header: string } | undefined;
    if (!row) return null;
    return { header: JSON.parse(row.header), entries: await this.entriesSince(id, 0) };
  }

  async entriesSince(id: MatchId, version: number): Promise<readonly Entry[]> {
    return (this.#entries.all(id, version) as unknown as EntryRow[]).map(entryOf);
  }

  async openTables(most: number): Promise<MatchListed[]> {
    return (this.#open.all(most) as unknown as MatchRow[]).map(listed);
  }

  async matchesOf(user: UserId, most: number): Promise<MatchListed[]> {
    return (this.#ofUser.all(user, most) as unknown as MatchRow[]).map(listed);
  }

  async due(now: number, most: number): Promise<MatchId[]> {
    return (this.#due.all(now, most) as unknown as { readonly id: MatchId }[]).map(({ id }) => id);
  }

  async setAside(id: MatchId): Promise<void> {
    await this.#writer.write([
      [`UPDATE summaries SET status = 'broken', wake_at = NULL WHERE match = ${NUMBER}`, id],
    ]);
  }
}

/** The number of the match with this id. */
const NUMBER = '(SELECT n FROM matches WHERE id = ?)';

function insertion({ header, summary, entries }: NewMatch): Statement[] {
  const { id, game, visibility, createdAt } = header;
  return [
    ['INSERT INTO matches (id, game, header) VALUES (?, ?, ?)', id, game, JSON.stringify(header)],
    [
      `INSERT INTO summaries (match, visibility, created_at, ${SUMMARY})
       VALUES (${NUMBER}, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      id,
      visibility,
      createdAt,
      ...summaryValues(summary),
    ],
    ...summary.holders.map((user): Statement => [SEAT, user, id]),
    ...entries.map((entry) => entryInsertion(id, entry, summary.version)),
  ];
}

function summaryValues({
  status,
  version,
  updatedAt,
  wakeAt,
  holders,
  waiting,
  result,
}: Summary): readonly SqlValue[] {
  const ending = result && JSON.stringify(result);
  return [status, version, updatedAt, wakeAt, JSON.stringify(holders), JSON.stringify(waiting), ending];
}

const SEAT = 'INSERT OR IGNORE INTO seated (user, match) VALUES (?, ?)';

/** A match that is not where the writer thinks it is, or not there at all, gives a NULL, which the table refuses. */
const ENTRY = `INSERT INTO entries (match, version, at, author, key, happening)
     VALUES ((SELECT match FROM summaries WHERE match = ${NUMBER} AND version = ?), ?, ?, ?, ?, ?)`;
const SUMMARY_UPDATE = `UPDATE summaries SET (${SUMMARY}) = (?, ?, ?, ?, ?, ?, ?) WHERE match = ${NUMBER}`;

function entryInsertion(
  id: MatchId,
  { version, at, author, key, happening }: Entry,
  expected: number,
): Statement {
  return [ENTRY, id, expected, version, at, author, key, JSON.stringify(happening)];
}

function summaryUpdate(id: MatchId, summary: Summary): Statement {
  return [SUMMARY_UPDATE, ...summaryValues(summary), id];
}

/** Who leaves before the start has no part in the match; who is replaced later still has. */
function seating(id: MatchId, { happening, author }: Entry): Statement[] {
  if (happening.type === 'joined') return [[SEAT, happening.user, id]];
  return happening.type === 'left' ? [['DELETE FROM seated WHERE user = ? AND match = ?', author, id]] : [];
}
