import type { PushSubscription, UserId } from '@safehouse/protocol';
import { NotStoredError } from '../not-stored-error.ts';
import type { PushStore } from '../push-store.ts';
import type { Query, SqliteReader } from './statements.ts';
import type { SqliteWriter } from './writer.ts';

export class SqlitePushStore implements PushStore {
  readonly #writer: SqliteWriter;
  readonly #selectSetting: Query<{ value: string }>;
  readonly #selectByUser: Query<{ endpoint: string; keys: string }>;

  constructor(reader: SqliteReader, writer: SqliteWriter) {
    this.#writer = writer;
    this.#selectSetting = reader.prepare('SELECT value FROM settings WHERE name = ?');
    this.#selectByUser = reader.prepare(
      'SELECT endpoint, keys FROM push_subscriptions WHERE user = ? ORDER BY created_at',
    );
  }

  async getOrCreateSetting(name: string, initialValue: string): Promise<string> {
    const existing = this.#selectSetting.get(name);
    if (existing) return existing.value;
    await this.#writer.write([['INSERT OR IGNORE INTO settings (name, value) VALUES (?, ?)', name, initialValue]]);
    const stored = this.#selectSetting.get(name);
    if (!stored) throw new NotStoredError(`the setting ${name} was not stored`);
    return stored.value;
  }

  async subscribe(user: UserId, subscription: PushSubscription, at: number, limit: number): Promise<void> {
    const { endpoint, keys } = subscription;
    await this.#writer.write([
      [
        `INSERT INTO push_subscriptions (endpoint, user, keys, created_at) VALUES (?, ?, ?, ?)
         ON CONFLICT (endpoint) DO UPDATE
         SET user = excluded.user, keys = excluded.keys, created_at = excluded.created_at`,
        endpoint,
        user,
        JSON.stringify(keys),
        at,
      ],
      [
        `DELETE FROM push_subscriptions WHERE user = ? AND endpoint NOT IN (
           SELECT endpoint FROM push_subscriptions WHERE user = ? ORDER BY created_at DESC LIMIT ?)`,
        user,
        user,
        limit,
      ],
    ]);
  }

  async unsubscribe(endpoint: string): Promise<void> {
    await this.#writer.write([['DELETE FROM push_subscriptions WHERE endpoint = ?', endpoint]]);
  }

  async subscriptionsOf(user: UserId): Promise<PushSubscription[]> {
    const rows = this.#selectByUser.all(user);
    return rows.map(({ endpoint, keys }) => ({ endpoint, keys: JSON.parse(keys) }));
  }

  async eraseUser(user: UserId): Promise<void> {
    await this.#writer.write([['DELETE FROM push_subscriptions WHERE user = ?', user]]);
  }
}
