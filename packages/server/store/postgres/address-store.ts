import type { UserId } from '@safehouse/protocol';
import { type AddressStore, type FlagRow, flagFromRow, type RatingFlag } from '../address-store.ts';
import type { PostgresClient } from './postgres-client.ts';

export class PostgresAddressStore implements AddressStore {
  readonly #client: PostgresClient;

  constructor(client: PostgresClient) {
    this.#client = client;
  }

  async recordUse(user: UserId, address: string, at: number): Promise<void> {
    await this.#client.queryWithRetry(
      (sql) => sql`
        INSERT INTO addresses ("user", address, at) VALUES (${user}, ${address}, ${at})
        ON CONFLICT ("user", address) DO UPDATE SET at = excluded.at`,
    );
  }

  async addressesOf(user: UserId): Promise<{ address: string; at: number }[]> {
    const rows = await this.#client.queryWithRetry(
      (sql) => sql<{ address: string; at: number }[]>`
        SELECT address, at FROM addresses WHERE "user" = ${user} ORDER BY at`,
    );
    return [...rows];
  }

  async usersSharingAddress(users: readonly UserId[], since: number): Promise<UserId[]> {
    const ids = JSON.stringify(users);
    const rows = await this.#client.queryWithRetry(
      (sql) => sql<{ user: UserId }[]>`
        SELECT DISTINCT one."user" COLLATE "C" AS "user" FROM addresses AS one
        JOIN addresses AS other ON other.address = one.address AND other."user" <> one."user"
        WHERE one."user" IN (SELECT json_array_elements_text(${ids}::text::json))
        AND other."user" IN (SELECT json_array_elements_text(${ids}::text::json))
        AND one.at >= ${since} AND other.at >= ${since} ORDER BY 1`,
    );
    return rows.map(({ user }) => user);
  }

  async addFlag({ match, game, mode, at, users, isRated }: RatingFlag): Promise<void> {
    await this.#client.queryWithRetry(
      (sql) => sql`
        INSERT INTO rating_flags (match, game, mode, at, users, is_rated)
        VALUES (${match}, ${game}, ${mode}, ${at}, ${JSON.stringify(users)}, ${Number(isRated)})
        ON CONFLICT DO NOTHING`,
    );
  }

  async flags(limit: number): Promise<RatingFlag[]> {
    const rows = await this.#client.queryWithRetry(
      (sql) => sql<FlagRow[]>`
        SELECT match, game, mode, at, users, is_rated FROM rating_flags ORDER BY at DESC, match LIMIT ${limit}`,
    );
    return rows.map(flagFromRow);
  }

  async deleteExpired(before: { readonly addresses: number; readonly flags: number }): Promise<void> {
    await this.#client.queryWithRetry(
      (sql) => sql`
        WITH old AS (DELETE FROM addresses WHERE at < ${before.addresses})
        DELETE FROM rating_flags WHERE at < ${before.flags}`,
    );
  }

  async eraseUser(user: UserId): Promise<void> {
    await this.#client.queryWithRetry((sql) => sql`DELETE FROM addresses WHERE "user" = ${user}`);
  }
}
