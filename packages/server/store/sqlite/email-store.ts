import type { UserId } from '@safehouse/protocol';
import { type EmailStore, NO_EMAIL, type StoredEmail } from '../email-store.ts';
import type { Query, SqliteReader } from './statements.ts';
import type { SqliteWriter } from './writer.ts';

const CONFIRM_SQL = 'UPDATE emails SET address = pending, pending = NULL WHERE user = ? AND pending = ?';

export class SqliteEmailStore implements EmailStore {
  readonly #writer: SqliteWriter;
  readonly #select: Query<StoredEmail>;

  constructor(reader: SqliteReader, writer: SqliteWriter) {
    this.#writer = writer;
    this.#select = reader.prepare('SELECT address, pending FROM emails WHERE user = ?');
  }

  async find(user: UserId): Promise<StoredEmail> {
    const row = this.#select.get(user);
    return row ? { ...row } : NO_EMAIL;
  }

  async setPending(user: UserId, address: string): Promise<void> {
    const sql = `INSERT INTO emails (user, pending) VALUES (?, ?)
      ON CONFLICT (user) DO UPDATE SET pending = excluded.pending`;
    await this.#writer.write([[sql, user, address]]);
  }

  async confirm(user: UserId, address: string): Promise<'stored' | 'conflict'> {
    const outcome = await this.#writer.write([[CONFIRM_SQL, user, address]]);
    return outcome !== 'conflict' && outcome.changes[0] === 1 ? 'stored' : 'conflict';
  }

  async remove(user: UserId): Promise<void> {
    await this.#writer.write([['DELETE FROM emails WHERE user = ?', user]]);
  }
}
