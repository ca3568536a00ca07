import { nameKey, type UserId } from '@safehouse/protocol';
import { nameSkeleton } from '../name-skeleton.ts';
import * as rows from '../user-rows.ts';
import type * as users from '../user-store.ts';
import { MAX_SESSIONS } from '../user-store.ts';
import type { Query, SqliteReader } from './statements.ts';
import type { SqliteWriter, SqlStatement, SqlValue, WriteJob } from './writer.ts';

export class SqliteUserStore implements users.UserStore {
  readonly #writer: SqliteWriter;
  readonly #selectById: Query<rows.UserRow>;
  readonly #selectAccount: Query<rows.UserRow>;
  readonly #selectTaken: Query<{ taken: number }>;
  readonly #selectFaces: Query<Pick<rows.UserRow, 'id' | 'avatar' | 'is_bot'>>;
  readonly #selectNames: Query<{ id: UserId; name: string }>;
  readonly #selectByPrefix: Query<rows.UserRow>;
  readonly #selectCounts: Query<{ everybody: number; accounts: number; sessions: number }>;
  readonly #countIdleGuests: Query<{ idle: number }>;
  readonly #selectSession: Query<rows.SessionRow>;
  readonly #selectSessionsOf: Query<rows.SessionRow>;
  readonly #selectAdmin: Query<object>;
  readonly #selectSetupCode: Query<object>;

  constructor(reader: SqliteReader, writer: SqliteWriter) {
    this.#writer = writer;
    this.#selectById = reader.prepare('SELECT * FROM users WHERE id = ? AND name IS NOT NULL');
    this.#selectAccount = reader.prepare(`SELECT * FROM users WHERE name_key = ? AND kind = 'account'`);
    this.#selectTaken = reader.prepare(
      `SELECT 1 AS taken FROM users WHERE kind = 'account' AND (name_key = ? OR skeleton = ?) LIMIT 1`,
    );
    this.#selectFaces = reader.prepare(`SELECT id, avatar, is_bot FROM users
      WHERE id IN (SELECT value FROM json_each(?)) AND name IS NOT NULL AND (avatar IS NOT NULL OR is_bot = 1)`);
    this.#selectNames = reader.prepare(
      'SELECT id, name FROM users WHERE id IN (SELECT value FROM json_each(?)) AND name IS NOT NULL',
    );
    this.#selectByPrefix = reader.prepare(
      'SELECT * FROM users WHERE name_key >= ? AND name_key < ? || char(0x10ffff) ORDER BY name_key LIMIT ?',
    );
    this.#selectCounts = reader.prepare(`SELECT (SELECT count(*) FROM users WHERE name_key IS NOT NULL) AS everybody,
              (SELECT count(*) FROM users WHERE kind = 'account' AND name_key IS NOT NULL) AS accounts,
              (SELECT count(*) FROM sessions) AS sessions`);
    this.#countIdleGuests = reader.prepare(`SELECT count(*) AS idle ${IDLE_GUESTS_SQL}`);
    this.#selectSession = reader.prepare('SELECT * FROM sessions WHERE hash = ? AND expires_at > ?');
    this.#selectSessionsOf = reader.prepare('SELECT * FROM sessions WHERE user = ? ORDER BY created_at');
    this.#selectAdmin = reader.prepare(ADMIN_SQL);
    this.#selectSetupCode = reader.prepare(SETUP_CODE_SQL);
  }

  async offerSetupCode(hash: string): Promise<'stored' | 'conflict'> {
    return this.#conflictUnlessChanged([
      [
        `INSERT INTO settings (name, value) SELECT 'setup-code', ? WHERE NOT EXISTS (${ADMIN_SQL})
         ON CONFLICT DO NOTHING`,
        hash,
      ],
    ]);
  }

  async isSetupCode(hash: string): Promise<boolean> {
    return this.#selectSetupCode.get(hash) !== undefined;
  }

  async hasAdmin(): Promise<boolean> {
    return this.#selectAdmin.get() !== undefined;
  }

  async create(user: users.NewUser, session: users.StoredSession): Promise<'stored' | 'conflict'> {
    const written = await this.#writer.write([
      userInsertStatement(user),
      sessionInsertStatement(session),
      [DELETE_SETUP_CODE_SQL, user.setupCodeHash ?? ''],
    ]);
    return written === 'conflict' ? 'conflict' : 'stored';
  }

  upgradeGuest(
    id: UserId,
    credentials: users.AccountCredentials,
    sessions: users.SessionReplacement,
  ): Promise<'stored' | 'conflict'> {
    const { name, nameKey, passphrase, setupCodeHash = '' } = credentials;
    const { endedHash, newSession } = sessions;
    // The other statements change something only if the new session was inserted.
    const upgradedUser = '(SELECT user FROM sessions WHERE hash = ?)';
    return this.#conflictUnlessChanged([
      conditionalSessionInsert(newSession, GUEST_WITH_SESSION_SQL, id, endedHash),
      [
        `UPDATE users SET kind = 'account', name = ?, name_key = ?, skeleton = ?, passphrase = ?,
         is_admin = EXISTS (${SETUP_CODE_SQL})
         WHERE id = ${upgradedUser}`,
        name,
        nameKey,
        nameSkeleton(name),
        passphrase,
        setupCodeHash,
        newSession.hash,
      ],
      [`${DELETE_SETUP_CODE_SQL} AND EXISTS ${upgradedUser}`, setupCodeHash, newSession.hash],
      [`DELETE FROM sessions WHERE hash = ? AND user = ${upgradedUser}`, endedHash, newSession.hash],
    ]);
  }

  async update(id: UserId, changes: users.UserChanges): Promise<'stored' | 'conflict'> {
    const changed = rows.changedColumns(changes);
    // Without changes, `id = id` still checks whether the user exists.
    const settings = changed.map(([column]) => `${column} = ?`).join(', ') || 'id = id';
    const values = changed.map(([, value]) => value);
    const isAllowed = rows.mayRemoveAdmin(changes) ? NOT_LAST_ADMIN_SQL : 'true';
    return this.#conflictUnlessChanged([
      [`UPDATE users SET ${settings} WHERE id = ? AND name IS NOT NULL AND ${isAllowed}`, ...values, id],
    ]);
  }

  async changePassphrase(
    id: UserId,
    { oldHash, newHash, keptSessionHash }: users.PassphraseChange,
  ): Promise<'stored' | 'conflict'> {
    const written = await this.#writer.write([
      [
        `DELETE FROM sessions WHERE user = (SELECT id FROM users WHERE id = ? AND passphrase = ?) AND hash <> ?`,
        id,
        oldHash,
        keptSessionHash,
      ],
      ['UPDATE users SET passphrase = ? WHERE id = ? AND passphrase = ?', newHash, id, oldHash],
    ]);
    return written === 'conflict' || written.changes[1] === 0 ? 'conflict' : 'stored';
  }

  async erase(id: UserId): Promise<void> {
    await this.#writer.write([
      // The row is kept, because matches refer to it.
      [
        `UPDATE users SET name = NULL, name_key = NULL, skeleton = NULL, passphrase = NULL, webhook = NULL,
         locale = NULL, avatar = NULL, is_admin = 0 WHERE id = ?`,
        id,
      ],
      ['DELETE FROM sessions WHERE user = ?', id],
    ]);
  }

  async byId(id: UserId): Promise<users.StoredUser | null> {
    return rows.userFromRow(this.#selectById.get(id));
  }

  async accountByNameKey(nameKey: string): Promise<users.StoredUser | null> {
    return rows.userFromRow(this.#selectAccount.get(nameKey));
  }

  async isNameTaken(name: string): Promise<boolean> {
    return this.#selectTaken.get(nameKey(name), nameSkeleton(name)) !== undefined;
  }

  async namesOf(ids: readonly UserId[]): Promise<ReadonlyMap<UserId, string>> {
    const found = this.#selectNames.all(JSON.stringify(ids));
    return new Map(found.map(({ id, name }) => [id, name]));
  }

  async facesOf(ids: readonly UserId[]): Promise<readonly users.UserFace[]> {
    return this.#selectFaces.all(JSON.stringify(ids)).map(rows.faceFromRow);
  }

  async search(prefix: string, limit: number): Promise<users.StoredUser[]> {
    const found = this.#selectByPrefix.all(prefix, prefix, limit);
    return found.map(rows.userFromRow).filter((user) => user !== null);
  }

  async counts(): Promise<users.UserCounts> {
    const [{ everybody, accounts, sessions }] = this.#selectCounts.all();
    return { guests: everybody - accounts, accounts, sessions };
  }

  openSession(
    session: users.StoredSession,
    { checkedHash, newHash }: users.VerifiedPassphrase,
  ): Promise<'stored' | 'conflict'> {
    const { user } = session;
    return this.#conflictUnlessChanged([
      conditionalSessionInsert(session, VERIFIED_USER_SQL, user, checkedHash),
      [`UPDATE users SET passphrase = ? WHERE id = (${VERIFIED_USER_SQL})`, newHash, user, checkedHash],
      [DELETE_OLD_SESSIONS_SQL, user],
    ]);
  }

  async findSession(
    hash: string,
    now: number,
  ): Promise<{ session: users.StoredSession; user: users.StoredUser } | null> {
    const row = this.#selectSession.get(hash, now);
    if (!row) return null;
    const user = await this.byId(row.user);
    return user && { session: rows.sessionFromRow(row), user };
  }

  async sessionsOf(id: UserId): Promise<users.StoredSession[]> {
    return this.#selectSessionsOf.all(id).map(rows.sessionFromRow);
  }

  async extendSession(hash: string, lastSeenAt: number, expiresAt: number): Promise<void> {
    await this.#writer.write([
      ['UPDATE sessions SET last_seen_at = ?, expires_at = ? WHERE hash = ?', lastSeenAt, expiresAt, hash],
    ]);
  }

  /** Conflict: a constraint was violated, or the first statement changed nothing. */
  async #conflictUnlessChanged(job: WriteJob): Promise<'stored' | 'conflict'> {
    const written = await this.#writer.write(job);
    return written === 'conflict' || written.changes[0] === 0 ? 'conflict' : 'stored';
  }

  endSession(hash: string): Promise<void> {
    return this.#deleteSessions('hash = ?', hash);
  }

  deleteExpiredSessions(now: number): Promise<void> {
    return this.#deleteSessions('expires_at <= ?', now);
  }

  async deleteIdleGuests(seenBefore: number): Promise<number> {
    await this.#writer.write([
      [`DELETE FROM sessions WHERE last_seen_at < ? AND user IN (SELECT id ${IDLE_GUESTS_SQL})`, seenBefore],
      [
        `DELETE FROM users WHERE id IN (SELECT id ${IDLE_GUESTS_SQL})
         AND NOT EXISTS (SELECT 1 FROM sessions WHERE user = users.id)`,
      ],
    ]);
    return this.#countIdleGuests.get()?.idle ?? 0;
  }

  /** Guests are deleted with their last session, unless they are seated in a match: they could not sign in again. */
  async #deleteSessions(condition: string, value: SqlValue): Promise<void> {
    await this.#writer.write([
      [
        `DELETE FROM users WHERE id IN (SELECT user FROM sessions WHERE ${condition}) AND kind = 'guest'
         AND NOT EXISTS (SELECT 1 FROM sessions WHERE user = users.id AND NOT (${condition}))
         AND NOT EXISTS (SELECT 1 FROM seated WHERE user = users.id)`,
        value,
        value,
      ],
      [`DELETE FROM sessions WHERE ${condition}`, value],
    ]);
  }
}

const IDLE_GUESTS_SQL = `FROM users WHERE kind = 'guest' AND NOT EXISTS (SELECT 1 FROM seated WHERE user = users.id)`;

const ADMIN_SQL = 'SELECT 1 FROM users WHERE is_admin = 1 AND name IS NOT NULL';
const SETUP_CODE_SQL = `SELECT 1 FROM settings WHERE name = 'setup-code' AND value = ?`;
const DELETE_SETUP_CODE_SQL = `DELETE FROM settings WHERE name = 'setup-code' AND value = ?`;

/** Either this user is not an active admin, or there is another one. */
const NOT_LAST_ADMIN_SQL = `(is_admin = 0 OR is_banned = 1 OR EXISTS (
  SELECT 1 FROM users AS other WHERE is_admin = 1 AND is_banned = 0 AND name IS NOT NULL AND other.id <> users.id
))`;

/** A user whose passphrase is still the one that was checked, and who is not banned. */
const VERIFIED_USER_SQL = 'SELECT id FROM users WHERE id = ? AND passphrase = ? AND is_banned = 0';

/** A guest whose session still exists, and who is not banned. */
const GUEST_WITH_SESSION_SQL = `SELECT user AS id FROM sessions JOIN users ON users.id = user
  WHERE user = ? AND hash = ? AND kind = 'guest' AND is_banned = 0`;

function userInsertStatement(user: users.NewUser): SqlStatement {
  const { id, kind, name, nameKey, passphrase, createdAt, setupCodeHash = '' } = user;
  return [
    `INSERT INTO users (id, kind, name, name_key, skeleton, passphrase, is_admin, is_banned, created_at)
     VALUES (?, ?, ?, ?, ?, ?, EXISTS (${SETUP_CODE_SQL}), 0, ?)`,
    id,
    kind,
    name,
    nameKey,
    nameSkeleton(name),
    passphrase,
    setupCodeHash,
    createdAt,
  ];
}

const INSERT_SESSION_SQL = 'INSERT INTO sessions (hash, created_at, last_seen_at, expires_at, user)';

function sessionInsertStatement({ hash, user, createdAt, lastSeenAt, expiresAt }: users.StoredSession): SqlStatement {
  return [`${INSERT_SESSION_SQL} VALUES (?, ?, ?, ?, ?)`, hash, createdAt, lastSeenAt, expiresAt, user];
}

const DELETE_OLD_SESSIONS_SQL = `DELETE FROM sessions WHERE user = ?1 AND hash NOT IN (
  SELECT hash FROM sessions WHERE user = ?1 ORDER BY created_at DESC, hash LIMIT ${MAX_SESSIONS})`;

/** Inserts a session for the user that the query returns, or nothing. */
function conditionalSessionInsert(
  session: users.StoredSession,
  userQuery: string,
  ...values: readonly SqlValue[]
): SqlStatement {
  const { hash, createdAt, lastSeenAt, expiresAt } = session;
  const times = [createdAt, lastSeenAt, expiresAt];
  return [`${INSERT_SESSION_SQL} SELECT ?, ?, ?, ?, id FROM (${userQuery})`, hash, ...times, ...values];
}
