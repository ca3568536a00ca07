import type { MatchId, UserId } from '@safehouse/protocol';
import type { Invitation, PeopleStore, Relation, RelationKey, RelationKind, StoredOpponent } from '../people-store.ts';
import { NOT_ENDED } from './match-statements.ts';
import type { Query, SqliteReader } from './statements.ts';
import type { SqliteWriter, SqlStatement } from './writer.ts';

const COLUMNS = 'user, other, kind, at, note';

/** Opponents are taken from running matches, and so many of the latest finished ones. */
const MAX_MATCHES = 300;

/** CROSS JOIN: the seats of a user are read first, in their order. */
const SELECT_PLAYED_SQL = `SELECT holders, updated_at FROM seated
  CROSS JOIN summaries ON summaries.match = seated.match`;

const OPEN_MATCHES_SQL = `SELECT matches.id FROM summaries JOIN matches ON matches.n = summaries.match
  WHERE status = 'open'`;

export class SqlitePeopleStore implements PeopleStore {
  readonly #writer: SqliteWriter;
  readonly #selectOf: Query<Relation>;
  readonly #selectRelated: Query<{ readonly other: UserId }>;
  readonly #selectBetween: Query<Relation>;
  readonly #selectRequests: Query<Relation>;
  readonly #selectBlocks: Query<{ readonly id: UserId }>;
  readonly #selectOpponents: Query<StoredOpponent>;
  readonly #selectInvitations: Query<Invitation>;
  readonly #selectInvitationsSince: Query<Invitation>;

  constructor(reader: SqliteReader, writer: SqliteWriter) {
    this.#writer = writer;
    this.#selectOf = reader.prepare(`SELECT ${COLUMNS} FROM relations WHERE user = ?
      UNION ALL SELECT ${COLUMNS} FROM relations WHERE other = ? AND kind = 'request' ORDER BY at, user, other, kind`);
    this.#selectRelated = reader.prepare(
      'SELECT other FROM relations WHERE user = ? AND kind = ? ORDER BY at, other LIMIT ?',
    );
    this.#selectBetween = reader.prepare(`SELECT ${COLUMNS} FROM relations
      WHERE (user = ? AND other = ?) OR (user = ? AND other = ?) ORDER BY at, user, kind`);
    // Without an index, because it is only queried when a server starts.
    this.#selectRequests = reader.prepare(`SELECT ${COLUMNS} FROM relations
      WHERE kind = 'request' AND at >= ? ORDER BY at DESC, user, other LIMIT ?`);
    this.#selectBlocks = reader.prepare(`SELECT other AS id FROM relations WHERE user = ? AND kind = 'block'
      UNION ALL SELECT user FROM relations WHERE other = ? AND kind = 'block'`);
    this.#selectOpponents = reader.prepare(`SELECT each.value AS user, count(*) AS matches, max(updated_at) AS lastAt
      FROM (
        ${SELECT_PLAYED_SQL} WHERE user = ?1 AND ended_at = ${NOT_ENDED} AND status = 'running'
        UNION ALL SELECT * FROM (${SELECT_PLAYED_SQL} WHERE user = ?1 AND ended_at < ${NOT_ENDED} AND status = 'over'
        ORDER BY ended_at DESC LIMIT ?2)
      ) AS played, json_each(played.holders) AS each
      WHERE each.value <> ?1 GROUP BY each.value ORDER BY lastAt DESC, each.value LIMIT ?3`);
    this.#selectInvitations = reader.prepare(`SELECT match, user, author, at FROM invitations
      WHERE user = ? AND match IN (${OPEN_MATCHES_SQL} AND matches.id = invitations.match) ORDER BY at DESC, match LIMIT ?`);
    this.#selectInvitationsSince = reader.prepare(`SELECT match, user, author, at FROM invitations
      WHERE at >= ? AND match IN (${OPEN_MATCHES_SQL} AND matches.id = invitations.match) ORDER BY at DESC, match, user LIMIT ?`);
  }

  async update({ remove, add }: Parameters<PeopleStore['update']>[0]): Promise<void> {
    await this.#writer.write([...remove.map(deleteStatement), ...add.map(insertStatement)]);
  }

  async relationsOf(user: UserId): Promise<Relation[]> {
    return this.#selectOf.all(user, user).map((row) => ({ ...row }));
  }

  async relatedTo(user: UserId, kind: RelationKind, limit: number): Promise<UserId[]> {
    return this.#selectRelated.all(user, kind, limit).map(({ other }) => other);
  }

  async relationsBetween(user: UserId, other: UserId): Promise<Relation[]> {
    return this.#selectBetween.all(user, other, other, user).map((row) => ({ ...row }));
  }

  async requestsSince(time: number, limit: number): Promise<Relation[]> {
    return this.#selectRequests.all(time, limit).map((row) => ({ ...row }));
  }

  async blocksOf(user: UserId): Promise<UserId[]> {
    // Sorting a few users here takes less time than a sorter in SQLite, which is created even for none.
    return [...new Set(this.#selectBlocks.all(user, user).map(({ id }) => id))].sort();
  }

  async opponentsOf(user: UserId, limit: number): Promise<StoredOpponent[]> {
    return this.#selectOpponents.all(user, MAX_MATCHES, limit).map((row) => ({ ...row }));
  }

  async invite({ match, user, author, at }: Invitation): Promise<void> {
    const sql = 'INSERT OR REPLACE INTO invitations (match, user, author, at) VALUES (?, ?, ?, ?)';
    await this.#writer.write([[sql, match, user, author, at]]);
  }

  async invitationsTo(user: UserId, limit: number): Promise<Invitation[]> {
    return this.#selectInvitations.all(user, limit).map((row) => ({ ...row }));
  }

  async invitationsSince(time: number, limit: number): Promise<Invitation[]> {
    return this.#selectInvitationsSince.all(time, limit).map((row) => ({ ...row }));
  }

  async removeInvitation(match: MatchId, user: UserId): Promise<void> {
    await this.#writer.write([['DELETE FROM invitations WHERE match = ? AND user = ?', match, user]]);
  }

  async removeInvitationsBetween(user: UserId, other: UserId): Promise<void> {
    const sql = 'DELETE FROM invitations WHERE user = ? AND author = ?';
    await this.#writer.write([
      [sql, user, other],
      [sql, other, user],
    ]);
  }

  async deleteStaleInvitations(): Promise<void> {
    await this.#writer.write([[`DELETE FROM invitations WHERE match NOT IN (${OPEN_MATCHES_SQL})`]]);
  }

  async eraseUser(user: UserId): Promise<void> {
    await this.#writer.write([
      ['DELETE FROM relations WHERE user = ? OR other = ?', user, user],
      ['DELETE FROM invitations WHERE user = ? OR author = ?', user, user],
    ]);
  }
}

function deleteStatement({ user, other, kind }: RelationKey): SqlStatement {
  return ['DELETE FROM relations WHERE user = ? AND other = ? AND kind = ?', user, other, kind];
}

function insertStatement({ user, other, kind, at, note }: Relation): SqlStatement {
  return [`INSERT OR REPLACE INTO relations (${COLUMNS}) VALUES (?, ?, ?, ?, ?)`, user, other, kind, at, note];
}
