import type { UserId } from '@safehouse/protocol';
import { type EmailStore, NO_EMAIL, type StoredEmail } from '../email-store.ts';
import type { PostgresClient } from './postgres-client.ts';

export class PostgresEmailStore implements EmailStore {
  readonly #client: PostgresClient;

  constructor(client: PostgresClient) {
    this.#client = client;
  }

  async find(user: UserId): Promise<StoredEmail> {
    const [row] = await this.#client.queryWithRetry(
      (sql) => sql<StoredEmail[]>`SELECT address, pending FROM emails WHERE "user" = ${user}`,
    );
    return row ?? NO_EMAIL;
  }

  async setPending(user: UserId, address: string): Promise<void> {
    await this.#client.queryWithRetry(
      (sql) => sql`
        INSERT INTO emails ("user", pending) VALUES (${user}, ${address})
        ON CONFLICT ("user") DO UPDATE SET pending = excluded.pending`,
    );
  }

  async confirm(user: UserId, address: string): Promise<'stored' | 'conflict'> {
    const rows = await this.#client.queryOnce(
      (sql) => sql`
        UPDATE emails SET address = pending, pending = NULL WHERE "user" = ${user} AND pending = ${address}
        RETURNING "user"`,
    );
    return rows.length === 1 ? 'stored' : 'conflict';
  }

  async remove(user: UserId): Promise<void> {
    await this.#client.queryWithRetry((sql) => sql`DELETE FROM emails WHERE "user" = ${user}`);
  }
}
