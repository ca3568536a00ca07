import type { PushSubscription, UserId } from '@safehouse/protocol';
import type { PushStore } from '../push-store.ts';
import type { PostgresClient } from './postgres-client.ts';

export class PostgresPushStore implements PushStore {
  readonly #client: PostgresClient;

  constructor(client: PostgresClient) {
    this.#client = client;
  }

  async getOrCreateSetting(name: string, initialValue: string): Promise<string> {
    await this.#client.queryWithRetry(
      (sql) => sql`INSERT INTO settings (name, value) VALUES (${name}, ${initialValue}) ON CONFLICT DO NOTHING`,
    );
    const [row] = await this.#client.queryWithRetry(
      (sql) => sql<{ value: string }[]>`SELECT value FROM settings WHERE name = ${name}`,
    );
    return row.value;
  }

  async subscribe(user: UserId, subscription: PushSubscription, at: number, limit: number): Promise<void> {
    const { endpoint, keys } = subscription;
    await this.#client.queryWithRetry(
      (sql) => sql`
        WITH older AS (
          SELECT endpoint FROM push_subscriptions WHERE "user" = ${user} AND endpoint <> ${endpoint}
          ORDER BY created_at DESC OFFSET ${limit - 1}
        ), dropped AS (
          DELETE FROM push_subscriptions USING older WHERE push_subscriptions.endpoint = older.endpoint
        )
        INSERT INTO push_subscriptions (endpoint, "user", keys, created_at)
        VALUES (${endpoint}, ${user}, ${JSON.stringify(keys)}, ${at})
        ON CONFLICT (endpoint) DO UPDATE
        SET "user" = excluded."user", keys = excluded.keys, created_at = excluded.created_at`,
    );
  }

  async unsubscribe(endpoint: string): Promise<void> {
    await this.#client.queryWithRetry((sql) => sql`DELETE FROM push_subscriptions WHERE endpoint = ${endpoint}`);
  }

  async subscriptionsOf(user: UserId): Promise<PushSubscription[]> {
    const rows = await this.#client.queryWithRetry(
      (sql) => sql<{ endpoint: string; keys: string }[]>`
        SELECT endpoint, keys FROM push_subscriptions WHERE "user" = ${user} ORDER BY created_at`,
    );
    return rows.map(({ endpoint, keys }) => ({ endpoint, keys: JSON.parse(keys) }));
  }

  async eraseUser(user: UserId): Promise<void> {
    await this.#client.queryWithRetry((sql) => sql`DELETE FROM push_subscriptions WHERE "user" = ${user}`);
  }
}
