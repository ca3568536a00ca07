import type { UserId } from '@safehouse/protocol';
import type { AdminAction, ModerationStore, NetworkBan, StoredReport } from '../moderation-store.ts';
import type { PostgresClient } from './postgres-client.ts';

export class PostgresModerationStore implements ModerationStore {
  readonly #client: PostgresClient;

  constructor(client: PostgresClient) {
    this.#client = client;
  }

  async addReport(report: StoredReport): Promise<void> {
    await this.#client.queryWithRetry((sql) => sql`INSERT INTO reports ${sql({ ...report })} ON CONFLICT DO NOTHING`);
  }

  async reports(state: StoredReport['state'], limit: number): Promise<StoredReport[]> {
    const rows = await this.#client.queryWithRetry((sql) => {
      const order = state === 'open' ? sql`at` : sql`at DESC`;
      return sql<StoredReport[]>`
        SELECT * FROM reports WHERE state = ${state} ORDER BY ${order}, id LIMIT ${limit}`;
    });
    return [...rows];
  }

  async closeReport(id: string): Promise<boolean> {
    const { count } = await this.#client.queryWithRetry(
      (sql) => sql`UPDATE reports SET state = 'closed' WHERE id = ${id} AND state = 'open'`,
    );
    return count > 0;
  }

  async closeReportsBy(author: UserId): Promise<void> {
    await this.#client.queryWithRetry(
      (sql) => sql`UPDATE reports SET state = 'closed' WHERE author = ${author} AND state = 'open'`,
    );
  }

  async reportsBy(author: UserId): Promise<StoredReport[]> {
    const rows = await this.#client.queryWithRetry(
      (sql) => sql<StoredReport[]>`SELECT * FROM reports WHERE author = ${author} ORDER BY at, id`,
    );
    return [...rows];
  }

  async logAction(action: AdminAction): Promise<void> {
    await this.#client.queryWithRetry(
      (sql) => sql`INSERT INTO admin_actions ${sql({ ...action })} ON CONFLICT DO NOTHING`,
    );
  }

  async latestActions(limit: number): Promise<AdminAction[]> {
    const rows = await this.#client.queryWithRetry(
      (sql) => sql<AdminAction[]>`SELECT * FROM admin_actions ORDER BY at DESC, id LIMIT ${limit}`,
    );
    return [...rows];
  }

  async banNetwork({ network, at, until }: NetworkBan): Promise<void> {
    await this.#client.queryWithRetry(
      (sql) => sql`
        INSERT INTO network_bans (network, at, until) VALUES (${network}, ${at}, ${until})
        ON CONFLICT (network) DO UPDATE SET at = excluded.at, until = excluded.until`,
    );
  }

  async unbanNetwork(network: string): Promise<boolean> {
    const { count } = await this.#client.queryWithRetry(
      (sql) => sql`DELETE FROM network_bans WHERE network = ${network}`,
    );
    return count > 0;
  }

  async networkBans(now: number): Promise<NetworkBan[]> {
    const rows = await this.#client.queryWithRetry(
      (sql) => sql<NetworkBan[]>`
        SELECT * FROM network_bans WHERE until IS NULL OR until > ${now} ORDER BY at DESC, network`,
    );
    return [...rows];
  }

  async mute(user: UserId, until: number | null): Promise<void> {
    await this.#client.queryWithRetry((sql) =>
      until === null
        ? sql`DELETE FROM mutes WHERE "user" = ${user}`
        : sql`
            INSERT INTO mutes ("user", until) VALUES (${user}, ${until})
            ON CONFLICT ("user") DO UPDATE SET until = excluded.until`,
    );
  }

  async mutedUntil(user: UserId): Promise<number | null> {
    const [row] = await this.#client.queryWithRetry(
      (sql) => sql<{ until: number }[]>`SELECT until FROM mutes WHERE "user" = ${user}`,
    );
    return row?.until ?? null;
  }

  async switches(): Promise<string | null> {
    const [row] = await this.#client.queryWithRetry(
      (sql) => sql<{ value: string }[]>`SELECT value FROM settings WHERE name = 'switches'`,
    );
    return row?.value ?? null;
  }

  async storeSwitches(json: string): Promise<void> {
    await this.#client.queryWithRetry(
      (sql) => sql`
        INSERT INTO settings (name, value) VALUES ('switches', ${json})
        ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
    );
  }

  async eraseUser(user: UserId): Promise<void> {
    await this.#client.queryWithRetry(
      (sql) => sql`
        WITH unmuted AS (DELETE FROM mutes WHERE "user" = ${user}) DELETE FROM reports WHERE author = ${user}`,
    );
  }
}
