import { nameKey, type UserId } from '@safehouse/protocol';
import { nameSkeleton } from '../name-skeleton.ts';
import * as rows from '../user-rows.ts';
import type * as users from '../user-store.ts';
import { MAX_SESSIONS } from '../user-store.ts';
import type { Sql } from './connection-pool.ts';
import { orConflict, type PostgresClient } from './postgres-client.ts';

const INSERT_SESSION_SQL = `INSERT INTO sessions (hash, "user", created_at, last_seen_at, expires_at)`;

/** In the statement that creates the account, so that a failed sign-up does not use up the code. */
const CREATE_USER_SQL = `
  WITH used AS (
    DELETE FROM settings WHERE name = 'setup-code' AND value = $12 RETURNING 1
  ), made AS (
    INSERT INTO users (id, kind, name, name_key, passphrase, is_admin, is_banned, created_at, skeleton)
    VALUES ($1, $2, $3, $4, $5, (SELECT count(*) FROM used), 0, $6, $11)
  ) ${INSERT_SESSION_SQL} VALUES ($7, $1, $8, $9, $10)`;

const UPGRADE_GUEST_SQL = `
  WITH guest AS (
    SELECT users.id FROM users JOIN sessions ON sessions."user" = users.id
    WHERE users.id = $1 AND kind = 'guest' AND name IS NOT NULL AND is_banned = 0 AND hash = $5 FOR UPDATE
  ), used AS (
    DELETE FROM settings USING guest WHERE settings.name = 'setup-code' AND value = $10 RETURNING 1
  ), made AS (
    UPDATE users SET kind = 'account', name = $2, name_key = $3, passphrase = $4, skeleton = $11,
      is_admin = (SELECT count(*) FROM used)
    FROM guest WHERE users.id = guest.id AND kind = 'guest' RETURNING users.id
  ), ended AS (
    DELETE FROM sessions USING made WHERE sessions."user" = made.id AND hash = $5
  )
  ${INSERT_SESSION_SQL} SELECT $6, id, $7, $8, $9 FROM made RETURNING hash`;

/** The UPDATE locks the row, and checks it again after waiting for the lock. */
const OPEN_SESSION_SQL = `
  WITH checked AS (
    UPDATE users SET passphrase = $3 WHERE id = $1 AND passphrase = $2 AND is_banned = 0 RETURNING id
  )
  ${INSERT_SESSION_SQL} SELECT $4, id, $5, $6, $7 FROM checked RETURNING hash`;

/** If two admins dismiss each other at once, one waits for the other's lock and then finds no other admin. */
const NOT_LAST_ADMIN_SQL = `(
  WITH admins AS (
    SELECT id FROM users WHERE is_admin = 1 AND is_banned = 0 AND name IS NOT NULL ORDER BY id FOR UPDATE
  )
  SELECT count(*) <> 1 OR min(id) <> users.id FROM admins
)`;

export class PostgresUserStore implements users.UserStore {
  readonly #client: PostgresClient;

  constructor(client: PostgresClient) {
    this.#client = client;
  }

  async offerSetupCode(hash: string): Promise<'stored' | 'conflict'> {
    const found = await this.#client.queryOnce(
      (sql) => sql`
        INSERT INTO settings (name, value) SELECT 'setup-code', ${hash}
        WHERE NOT EXISTS (SELECT 1 FROM users WHERE is_admin = 1 AND name IS NOT NULL)
        ON CONFLICT DO NOTHING RETURNING name`,
    );
    return found.length > 0 ? 'stored' : 'conflict';
  }

  async isSetupCode(hash: string): Promise<boolean> {
    const found = await this.#client.queryWithRetry(
      (sql) => sql`SELECT 1 FROM settings WHERE name = 'setup-code' AND value = ${hash}`,
    );
    return found.length > 0;
  }

  async hasAdmin(): Promise<boolean> {
    const found = await this.#client.queryWithRetry(
      (sql) => sql`SELECT 1 FROM users WHERE is_admin = 1 AND name IS NOT NULL LIMIT 1`,
    );
    return found.length > 0;
  }

  async create(user: users.NewUser, session: users.StoredSession): Promise<'stored' | 'conflict'> {
    const { id, kind, name, nameKey, passphrase, createdAt, setupCodeHash = '' } = user;
    const { hash, createdAt: openedAt, lastSeenAt, expiresAt } = session;
    const times = [openedAt, lastSeenAt, expiresAt];
    const values = [id, kind, name, nameKey, passphrase, createdAt, hash, ...times, nameSkeleton(name)];
    const result = await this.#client.queryOrConflict((sql) =>
      sql.unsafe(CREATE_USER_SQL, [...values, setupCodeHash], { prepare: true }),
    );
    return result === 'conflict' ? 'conflict' : 'stored';
  }

  async upgradeGuest(
    id: UserId,
    credentials: users.AccountCredentials,
    sessions: users.SessionReplacement,
  ): Promise<'stored' | 'conflict'> {
    const { name, nameKey, passphrase, setupCodeHash = '' } = credentials;
    const { hash, createdAt, lastSeenAt, expiresAt } = sessions.newSession;
    const values = [
      id,
      name,
      nameKey,
      passphrase,
      sessions.endedHash,
      hash,
      createdAt,
      lastSeenAt,
      expiresAt,
      setupCodeHash,
      nameSkeleton(name),
    ];
    const found = await this.#client.queryOrConflict((sql) => sql.unsafe(UPGRADE_GUEST_SQL, values, { prepare: true }));
    return found !== 'conflict' && found.length > 0 ? 'stored' : 'conflict';
  }

  async update(id: UserId, changes: users.UserChanges): Promise<'stored' | 'conflict'> {
    const changed = rows.changedColumns(changes);
    const result = this.#client.queryWithRetry((sql) => {
      // Without changes, `id = id` still checks whether the user exists.
      const settings = changed.length > 0 ? sql(Object.fromEntries(changed)) : sql`id = id`;
      const isAllowed = rows.mayRemoveAdmin(changes) ? sql.unsafe(NOT_LAST_ADMIN_SQL) : sql`true`;
      return sql<object[]>`
        UPDATE users SET ${settings} WHERE id = ${id} AND name IS NOT NULL AND ${isAllowed} RETURNING id`;
    });
    const found = await orConflict(result);
    return found !== 'conflict' && found.length > 0 ? 'stored' : 'conflict';
  }

  async changePassphrase(
    id: UserId,
    { oldHash, newHash, keptSessionHash }: users.PassphraseChange,
  ): Promise<'stored' | 'conflict'> {
    const [{ done }] = await this.#client.queryOnce(
      (sql) => sql<{ done: boolean }[]>`SELECT rekey_user(${id}, ${oldHash}, ${newHash}, ${keptSessionHash}) AS done`,
    );
    return done ? 'stored' : 'conflict';
  }

  async erase(id: UserId): Promise<void> {
    // The row is kept, because matches refer to it.
    await this.#client.queryWithRetry((sql) => sql`SELECT erase_user(${id})`);
  }

  async byId(id: UserId): Promise<users.StoredUser | null> {
    const [row] = await this.#client.queryWithRetry(
      (sql) => sql<rows.UserRow[]>`SELECT * FROM users WHERE id = ${id} AND name IS NOT NULL`,
    );
    return rows.userFromRow(row);
  }

  async accountByNameKey(nameKey: string): Promise<users.StoredUser | null> {
    const [row] = await this.#client.queryWithRetry(
      (sql) => sql<rows.UserRow[]>`SELECT * FROM users WHERE name_key = ${nameKey} AND kind = 'account'`,
    );
    return rows.userFromRow(row);
  }

  async isNameTaken(name: string): Promise<boolean> {
    const found = await this.#client.queryWithRetry(
      (sql) => sql<object[]>`
        SELECT 1 FROM users
        WHERE kind = 'account' AND (name_key = ${nameKey(name)} OR skeleton = ${nameSkeleton(name)}) LIMIT 1`,
    );
    return found.length > 0;
  }

  async namesOf(ids: readonly UserId[]): Promise<ReadonlyMap<UserId, string>> {
    const found = await this.#client.queryWithRetry(
      (sql) => sql<{ id: UserId; name: string }[]>`
        SELECT id, name FROM users WHERE id IN (SELECT json_array_elements_text(${JSON.stringify(ids)}::text::json))
        AND name IS NOT NULL`,
    );
    return new Map(found.map(({ id, name }) => [id, name]));
  }

  async facesOf(ids: readonly UserId[]): Promise<readonly users.UserFace[]> {
    const found = await this.#client.queryWithRetry(
      (sql) => sql<Pick<rows.UserRow, 'id' | 'avatar' | 'is_bot'>[]>`
        SELECT id, avatar, is_bot FROM users
        WHERE id IN (SELECT json_array_elements_text(${JSON.stringify(ids)}::text::json))
        AND name IS NOT NULL AND (avatar IS NOT NULL OR is_bot = 1)`,
    );
    return found.map(rows.faceFromRow);
  }

  async search(prefix: string, limit: number): Promise<users.StoredUser[]> {
    const found = await this.#client.queryWithRetry(
      (sql) => sql<rows.UserRow[]>`
        SELECT * FROM users WHERE name_key >= ${prefix} AND name_key < ${prefix} || chr(1114111)
        ORDER BY name_key LIMIT ${limit}`,
    );
    return found.map(rows.userFromRow).filter((user) => user !== null);
  }

  async counts(): Promise<users.UserCounts> {
    type CountsRow = { everybody: number; accounts: number; sessions: number };
    const [{ everybody, accounts, sessions }] = await this.#client.queryWithRetry(
      (sql) => sql<CountsRow[]>`
        SELECT (SELECT count(*) FROM users WHERE name_key IS NOT NULL) AS everybody,
               (SELECT count(*) FROM users WHERE kind = 'account' AND name_key IS NOT NULL) AS accounts,
               (SELECT count(*) FROM sessions) AS sessions`,
    );
    return { guests: everybody - accounts, accounts, sessions };
  }

  async openSession(
    session: users.StoredSession,
    { checkedHash, newHash }: users.VerifiedPassphrase,
  ): Promise<'stored' | 'conflict'> {
    const { hash, user, createdAt, lastSeenAt, expiresAt } = session;
    const values = [user, checkedHash, newHash, hash, createdAt, lastSeenAt, expiresAt];
    const found = await this.#client.queryOnce((sql) => sql.unsafe(OPEN_SESSION_SQL, values));
    if (found.length === 0) return 'conflict';
    await this.#client.queryWithRetry(
      (sql) => sql`
        DELETE FROM sessions WHERE "user" = ${user} AND hash NOT IN (
          SELECT hash FROM sessions WHERE "user" = ${user}
          ORDER BY created_at DESC, hash COLLATE "C" LIMIT ${MAX_SESSIONS})`,
    );
    return 'stored';
  }

  async findSession(
    hash: string,
    now: number,
  ): Promise<{ session: users.StoredSession; user: users.StoredUser } | null> {
    const [row] = await this.#client.queryWithRetry(
      (sql) => sql<(rows.SessionRow & { readonly holder: rows.UserRow })[]>`
        SELECT sessions.*, row_to_json(users) AS holder FROM sessions JOIN users ON users.id = sessions."user"
        WHERE hash = ${hash} AND expires_at > ${now} AND name IS NOT NULL`,
    );
    const user = row && rows.userFromRow(row.holder);
    return user ? { session: rows.sessionFromRow(row), user } : null;
  }

  async sessionsOf(id: UserId): Promise<users.StoredSession[]> {
    const found = await this.#client.queryWithRetry(
      (sql) => sql<rows.SessionRow[]>`SELECT * FROM sessions WHERE "user" = ${id} ORDER BY created_at`,
    );
    return found.map(rows.sessionFromRow);
  }

  async extendSession(hash: string, lastSeenAt: number, expiresAt: number): Promise<void> {
    await this.#client.queryWithRetry(
      (sql) => sql`UPDATE sessions SET last_seen_at = ${lastSeenAt}, expires_at = ${expiresAt} WHERE hash = ${hash}`,
    );
  }

  endSession(hash: string): Promise<void> {
    return this.#deleteSessions((sql) => sql`hash = ${hash}`);
  }

  deleteExpiredSessions(now: number): Promise<void> {
    return this.#deleteSessions((sql) => sql`expires_at <= ${now}`);
  }

  async deleteIdleGuests(seenBefore: number): Promise<number> {
    const idleGuests = (sql: Sql) => sql`FROM users WHERE kind = 'guest'
      AND NOT EXISTS (SELECT 1 FROM seated WHERE "user" = users.id)`;
    await this.#client.queryWithRetry(
      (sql) => sql`
        DELETE FROM sessions WHERE last_seen_at < ${seenBefore} AND "user" IN (SELECT id ${idleGuests(sql)})`,
    );
    await this.#client.queryWithRetry(
      (sql) => sql`
        DELETE FROM users WHERE id IN (SELECT id ${idleGuests(sql)})
        AND NOT EXISTS (SELECT 1 FROM sessions WHERE "user" = users.id)`,
    );
    const [{ idle }] = await this.#client.queryWithRetry(
      (sql) => sql<{ idle: number }[]>`SELECT count(*)::int AS idle ${idleGuests(sql)}`,
    );
    return idle;
  }

  /** Guests are deleted with their last session, unless they are seated in a match: they could not sign in again. */
  async #deleteSessions(condition: (sql: Sql) => ReturnType<Sql>): Promise<void> {
    await this.#client.queryWithRetry(
      (sql) => sql`
        WITH gone AS (
          DELETE FROM users WHERE id IN (SELECT "user" FROM sessions WHERE ${condition(sql)}) AND kind = 'guest'
          AND NOT EXISTS (SELECT 1 FROM sessions WHERE "user" = users.id AND NOT (${condition(sql)}))
          AND NOT EXISTS (SELECT 1 FROM seated WHERE "user" = users.id)
        )
        DELETE FROM sessions WHERE ${condition(sql)}`,
    );
  }
}
