import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { UserId } from '@safehouse/protocol';
import { COLUMN_OF, type SessionRow, sessionOf, type UserRow, userOf } from '../user-rows.ts';
import type {
  AccountKeys,
  NewUser,
  Rekeying,
  StoredSession,
  StoredUser,
  UserChanges,
  UserCounts,
  UserStore,
} from '../users.ts';
import type { SqlValue, Statement, Writer } from './writer.ts';

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

  async upgrade(id: UserId, { name, nameKey, passphrase }: AccountKeys): Promise<'stored' | 'conflict'> {
    const written = await this.#writer.write([
      [
        `UPDATE users SET kind = 'account', name = ?, name_key = ?, passphrase = ?, is_admin = ${IS_FIRST}
         WHERE id = ? AND kind = 'guest' AND name IS NOT NULL`,
        name,
        nameKey,
        passphrase,
        id,
      ],
    ]);
    return written === 'conflict' || written.changes[0] === 0 ? 'conflict' : 'stored';
  }

  async change(id: UserId, changes: UserChanges): Promise<void> {
    const given = Object.entries(changes) as [keyof UserChanges, SqlValue | boolean][];
    if (given.length === 0) return;
    const settings = given.map(([name]) => `${COLUMN_OF[name]} = ?`).join(', ');
    const values = given.map(([, value]) => (typeof value === 'boolean' ? Number(value) : value));
    await this.#writer.write([
      [`UPDATE users SET ${settings} WHERE id = ? AND name IS NOT NULL`, ...values, id],
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

  async openSession(session: StoredSession): Promise<void> {
    await this.#writer.write([sessionInsertion(session)]);
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

function sessionInsertion({ hash, user, createdAt, lastSeenAt, expiresAt }: StoredSession): Statement {
  return [
    'INSERT INTO sessions (hash, user, created_at, last_seen_at, expires_at) VALUES (?, ?, ?, ?, ?)',
    hash,
    user,
    createdAt,
    lastSeenAt,
    expiresAt,
  ];
}
