import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { UserId } from '@safehouse/protocol';
import { COLUMN_OF, isDismissal, type SessionRow, sessionOf, type UserRow, userOf } from '../user-rows.ts';
import type {
  AccountKeys,
  Checked,
  NewUser,
  Rekeying,
  SessionChange,
  StoredSession,
  StoredUser,
  UserChanges,
  UserCounts,
  UserStore,
} from '../users.ts';
import type { Job, SqlValue, Statement, Writer } from './writer.ts';

export class SqliteUsers implements UserStore {
  readonly #writer: Writer;
  readonly #byId: StatementSync;
  readonly #accountNamed: StatementSync;
  readonly #names: StatementSync;
  readonly #search: StatementSync;
  readonly #counts: StatementSync;
  readonly #session: StatementSync;
  readonly #sessionsOf: StatementSync;

  constructor(reader: DatabaseSync, writer: Writer) {
    this.#writer = writer;
    this.#byId = reader.prepare('SELECT * FROM users WHERE id = ? AND name IS NOT NULL');
    this.#accountNamed = reader.prepare(`SELECT * FROM users WHERE name_key = ? AND kind = 'account'`);
    this.#names = reader.prepare(
      'SELECT id, name FROM users WHERE id IN (SELECT value FROM json_each(?)) AND name IS NOT NULL',
    );
    this.#search = reader.prepare(
      'SELECT * FROM users WHERE name_key >= ? AND name_key < ? || char(0x10ffff) ORDER BY name_key LIMIT ?',
    );
    this.#counts = reader.prepare(
      `SELECT (SELECT count(*) FROM users WHERE name_key IS NOT NULL) AS everybody,
              (SELECT count(*) FROM users WHERE kind = 'account' AND name_key IS NOT NULL) AS accounts,
              (SELECT count(*) FROM sessions) AS sessions`,
    );
    this.#session = reader.prepare('SELECT * FROM sessions WHERE hash = ? AND expires_at > ?');
    this.#sessionsOf = reader.prepare('SELECT * FROM sessions WHERE user = ? ORDER BY created_at');
  }

  async create(user: NewUser, session: StoredSession): Promise<'stored' | 'conflict'> {
    const written = await this.#writer.write([userInsertion(user), sessionInsertion(session)]);
    return written === 'conflict' ? 'conflict' : 'stored';
  }

  upgrade(id: UserId, keys: AccountKeys, sessions: SessionChange): Promise<'stored' | 'conflict'> {
    const { name, nameKey, passphrase } = keys;
    const { ended, opened } = sessions;
    // The rest only if there is a new session.
    const ofNew = '(SELECT user FROM sessions WHERE hash = ?)';
    return this.#unlessIdle([
      insertionFor(opened, GUEST, id, ended),
      [
        `UPDATE users SET kind = 'account', name = ?, name_key = ?, passphrase = ?, is_admin = ${IS_FIRST}
         WHERE id = ${ofNew}`,
        name,
        nameKey,
        passphrase,
        opened.hash,
      ],
      [`DELETE FROM sessions WHERE hash = ? AND user = ${ofNew}`, ended, opened.hash],
    ]);
  }

  async change(id: UserId, changes: UserChanges): Promise<'stored' | 'conflict'> {
    const given = Object.entries(changes) as [keyof UserChanges, SqlValue | boolean][];
    // Nothing is set to what it is: so that it is still told whether there is somebody.
    const settings = given.map(([name]) => `${COLUMN_OF[name]} = ?`).join(', ') || 'id = id';
    const values = given.map(([, value]) => (typeof value === 'boolean' ? Number(value) : value));
    const isAllowed = isDismissal(changes) ? NOT_LAST_ADMIN : 'true';
    return this.#unlessIdle([
      [`UPDATE users SET ${settings} WHERE id = ? AND name IS NOT NULL AND ${isAllowed}`, ...values, id],
    ]);
  }

  async rekey(id: UserId, { from, to, kept }: Rekeying): Promise<'stored' | 'conflict'> {
    const written = await this.#writer.write([
      [
        `DELETE FROM sessions WHERE user = (SELECT id FROM users WHERE id = ? AND passphrase = ?) AND hash <> ?`,
        id,
        from,
        kept,
      ],
      ['UPDATE users SET passphrase = ? WHERE id = ? AND passphrase = ?', to, id, from],
    ]);
    return written === 'conflict' || written.changes[1] === 0 ? 'conflict' : 'stored';
  }

  async erase(id: UserId): Promise<void> {
    await this.#writer.write([
      // The row stays: whoever signs up next must not be taken for the first.
      [
        `UPDATE users SET name = NULL, name_key = NULL, passphrase = NULL, webhook = NULL, locale = NULL,
         is_admin = 0 WHERE id = ?`,
        id,
      ],
      ['DELETE FROM sessions WHERE user = ?', id],
    ]);
  }

  async byId(id: UserId): Promise<StoredUser | null> {
    return userOf(this.#byId.get(id) as UserRow | undefined);
  }

  async accountNamed(nameKey: string): Promise<StoredUser | null> {
    return userOf(this.#accountNamed.get(nameKey) as UserRow | undefined);
  }

  async names(ids: readonly UserId[]): Promise<ReadonlyMap<UserId, string>> {
    const rows = this.#names.all(JSON.stringify(ids)) as unknown as { id: UserId; name: string }[];
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  async search(beginning: string, most: number): Promise<StoredUser[]> {
    const rows = this.#search.all(beginning, beginning, most) as unknown as UserRow[];
    return rows.map(userOf).filter((user) => user !== null);
  }

  async counts(): Promise<UserCounts> {
    const row = this.#counts.get() as { everybody: number; accounts: number; sessions: number };
    return { guests: row.everybody - row.accounts, accounts: row.accounts, sessions: row.sessions };
  }

  openSession(session: StoredSession, { by, keep }: Checked): Promise<'stored' | 'conflict'> {
    const { user } = session;
    return this.#unlessIdle([
      insertionFor(session, CHECKED, user, by),
      [`UPDATE users SET passphrase = ? WHERE id = (${CHECKED})`, keep, user, by],
    ]);
  }

  async session(hash: string, now: number): Promise<{ session: StoredSession; user: StoredUser } | null> {
    const row = this.#session.get(hash, now) as SessionRow | undefined;
    if (!row) return null;
    const user = await this.byId(row.user);
    return user && { session: sessionOf(row), user };
  }

  async sessionsOf(id: UserId): Promise<StoredSession[]> {
    return (this.#sessionsOf.all(id) as unknown as SessionRow[]).map(sessionOf);
  }

  async prolong(hash: string, lastSeenAt: number, expiresAt: number): Promise<void> {
    await this.#writer.write([
      ['UPDATE sessions SET last_seen_at = ?, expires_at = ? WHERE hash = ?', lastSeenAt, expiresAt, hash],
    ]);
  }

  /** Conflict where a constraint stands against it, or the first statement finds nothing to change. */
  async #unlessIdle(job: Job): Promise<'stored' | 'conflict'> {
    const written = await this.#writer.write(job);
    return written === 'conflict' || written.changes[0] === 0 ? 'conflict' : 'stored';
  }

  endSession(hash: string): Promise<void> {
    return this.#endSessions('hash = ?', hash);
  }

  sweep(now: number): Promise<void> {
    return this.#endSessions('expires_at <= ?', now);
  }

  /** Guests go with their last session, unless some match remembers them: they could not come back. */
  async #endSessions(which: string, value: SqlValue): Promise<void> {
    await this.#writer.write([
      [
        `DELETE FROM users WHERE id IN (SELECT user FROM sessions WHERE ${which}) AND kind = 'guest'
         AND NOT EXISTS (SELECT 1 FROM sessions WHERE user = users.id AND NOT (${which}))
         AND NOT EXISTS (SELECT 1 FROM seated WHERE user = users.id)`,
        value,
        value,
      ],
      [`DELETE FROM sessions WHERE ${which}`, value],
    ]);
  }
}

/** Decided while nobody else writes: of two who sign up at once, one is the first. */
const IS_FIRST = `NOT EXISTS (SELECT 1 FROM users WHERE kind = 'account')`;

/** Is there another to be relied on, or is this none? Decided while nobody else writes, too. */
const NOT_LAST_ADMIN = `(is_admin = 0 OR is_banned = 1 OR EXISTS (
  SELECT 1 FROM users AS other WHERE is_admin = 1 AND is_banned = 0 AND name IS NOT NULL AND other.id <> users.id
))`;

/** Somebody whose passphrase is still the one that was checked, and who may come in. */
const CHECKED = 'SELECT id FROM users WHERE id = ? AND passphrase = ? AND is_banned = 0';

/** A guest who still has the session they came with, and may come in. */
const GUEST = `SELECT user AS id FROM sessions JOIN users ON users.id = user
  WHERE user = ? AND hash = ? AND kind = 'guest' AND is_banned = 0`;

function userInsertion({ id, kind, name, nameKey, passphrase, createdAt }: NewUser): Statement {
  return [
    `INSERT INTO users (id, kind, name, name_key, passphrase, is_admin, is_banned, created_at)
     VALUES (?, ?, ?, ?, ?, ${kind === 'account' ? IS_FIRST : '0'}, 0, ?)`,
    id,
    kind,
    name,
    nameKey,
    passphrase,
    createdAt,
  ];
}

const NEW_SESSION = 'INSERT INTO sessions (hash, created_at, last_seen_at, expires_at, user)';

function sessionInsertion({ hash, user, createdAt, lastSeenAt, expiresAt }: StoredSession): Statement {
  return [`${NEW_SESSION} VALUES (?, ?, ?, ?, ?)`, hash, createdAt, lastSeenAt, expiresAt, user];
}

/** A session for whoever is found so, or none. */
function insertionFor(session: StoredSession, found: string, ...values: readonly SqlValue[]): Statement {
  const { hash, createdAt, lastSeenAt, expiresAt } = session;
  const times = [createdAt, lastSeenAt, expiresAt];
  return [`${NEW_SESSION} SELECT ?, ?, ?, ?, id FROM (${found})`, hash, ...times, ...values];
}
