import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { PushSubscription, UserId } from '@safehouse/protocol';
import { NotStoredError } from '../not-stored-error.ts';
import type { PushStore } from '../push-store.ts';
import type { SqliteWriter } from './writer.ts';

export class SqlitePushStore implements PushStore {
  readonly #writer: SqliteWriter;
  readonly #selectSetting: StatementSync;
  readonly #selectByUser: StatementSync;

  constructor(reader: DatabaseSync, writer: SqliteWriter) {
    this.#writer = writer;
    this.#selectSetting = reader.prepare('SELECT value FROM settings WHERE name = ?');
    this.#selectByUser = reader.prepare(
      'SELECT endpoint, keys FROM push_subscriptions WHERE user = ? ORDER BY created_at',
    );
  }

  async getOrCreateSetting(name: string, fresh: string): Promise<string> {
    const known = this.#readSetting(name);
    if (known !== null) return known;
    await this.#writer.write([['INSERT OR IGNORE INTO settings (name, value) VALUES (?, ?)', name, fresh]]);
    const kept = this.#readSetting(name);
    if (kept === null) throw new NotStoredError(`the setting ${name} was not kept`);
    return kept;
  }

  #readSetting(name: string): string | null {
    const row = this.#selectSetting.get(name) as { readonly value: string } | undefined;
    return row?.value ?? null;
  }

  async subscribe(user: UserId, subscription: PushSubscription, at: number, most: number): Promise<void> {
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
        most,
      ],
    ]);
  }

  async unsubscribe(endpoint: string): Promise<void> {
    await this.#writer.write([['DELETE FROM push_subscriptions WHERE endpoint = ?', endpoint]]);
  }

  async subscriptionsOf(user: UserId): Promise<PushSubscription[]> {
    const rows = this.#selectByUser.all(user) as unknown as {
      readonly endpoint: string;
      readonly keys: string;
    }[];
    return rows.map(({ endpoint, keys }) => ({ endpoint, keys: JSON.parse(keys) }));
  }

  async eraseUser(user: UserId): Promise<void> {
    await this.#writer.write([['DELETE FROM push_subscriptions WHERE user = ?', user]]);
  }
}
