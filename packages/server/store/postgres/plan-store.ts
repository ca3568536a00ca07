import type { MatchId, UserId } from '@safehouse/protocol';
import { type PlanRow, type PlanStore, planFromRow, type StoredPlan } from '../plan-store.ts';
import type { Sql } from './connection-pool.ts';
import type { PostgresClient } from './postgres-client.ts';

const columns = (sql: Sql) => sql`match, "user", id, last_id AS "lastId", version, lines, state, delay_ms AS "delayMs"`;

export class PostgresPlanStore implements PlanStore {
  readonly #client: PostgresClient;

  constructor(client: PostgresClient) {
    this.#client = client;
  }

  async put({ match, user, id, lastId, version, lines, state, delayMs }: StoredPlan): Promise<void> {
    await this.#client.queryWithRetry(
      (sql) => sql`
        INSERT INTO plans (match, "user", id, last_id, version, lines, state, delay_ms)
        VALUES (${match}, ${user}, ${id}, ${lastId}, ${version}, ${JSON.stringify(lines)}, ${state}, ${delayMs})
        ON CONFLICT (match, "user") DO UPDATE SET id = excluded.id, last_id = excluded.last_id,
          version = excluded.version, lines = excluded.lines, state = excluded.state, delay_ms = excluded.delay_ms,
          due_at = NULL`,
    );
  }

  async replace(before: string, plan: StoredPlan): Promise<void> {
    const { match, user, id, lastId, version, lines, state, delayMs } = plan;
    await this.#client.queryWithRetry(
      (sql) => sql`
        UPDATE plans SET id = ${id}, last_id = ${lastId}, version = ${version}, lines = ${JSON.stringify(lines)},
          state = ${state}, delay_ms = ${delayMs}, due_at = NULL
        WHERE match = ${match} AND "user" = ${user} AND id = ${before}`,
    );
  }

  async find(match: MatchId, user: UserId): Promise<StoredPlan | null> {
    const [row] = await this.#client.queryWithRetry(
      (sql) => sql<PlanRow[]>`SELECT ${columns(sql)} FROM plans WHERE match = ${match} AND "user" = ${user}`,
    );
    return row ? planFromRow(row) : null;
  }

  async remove(match: MatchId, user: UserId): Promise<void> {
    await this.#client.queryWithRetry((sql) => sql`DELETE FROM plans WHERE match = ${match} AND "user" = ${user}`);
  }

  async removeAfterMove(
    match: MatchId,
    user: UserId,
    { version, key }: { readonly version: number; readonly key: string | null },
  ): Promise<void> {
    // A move without a key is not a plan's move.
    const own = key ?? '';
    await this.#client.queryWithRetry(
      (sql) => sql`
        DELETE FROM plans WHERE match = ${match} AND "user" = ${user} AND version < ${version}
        AND id <> ${own} AND last_id IS DISTINCT FROM ${own}`,
    );
  }

  async removeAll(match: MatchId): Promise<void> {
    await this.#client.queryWithRetry((sql) => sql`DELETE FROM plans WHERE match = ${match}`);
  }

  async setTurn(match: MatchId, users: readonly UserId[], at: number): Promise<void> {
    await this.#client.queryWithRetry(
      (sql) => sql`
        UPDATE plans SET due_at = CASE
          WHEN "user" IN (SELECT json_array_elements_text(${JSON.stringify(users)}::text::json))
          THEN coalesce(due_at, ${at}::bigint + delay_ms) END
        WHERE match = ${match}`,
    );
  }

  async postpone({ match, user, id }: StoredPlan, until: number): Promise<void> {
    await this.#client.queryWithRetry(
      (sql) => sql`UPDATE plans SET due_at = ${until} WHERE match = ${match} AND "user" = ${user} AND id = ${id}`,
    );
  }

  async due(now: number, limit: number): Promise<StoredPlan[]> {
    const rows = await this.#client.queryWithRetry(
      (sql) => sql<PlanRow[]>`
        SELECT ${columns(sql)} FROM plans WHERE due_at <= ${now} AND state = 'waiting' ORDER BY due_at LIMIT ${limit}`,
    );
    return rows.map(planFromRow);
  }

  async repair(): Promise<void> {
    await this.#client.queryWithRetry(
      (sql) => sql`
        UPDATE plans SET due_at = matches.updated_at + delay_ms FROM matches
        WHERE matches.id = plans.match AND due_at IS NULL AND state = 'waiting'
        AND "user" IN (SELECT json_array_elements_text(matches.waiting::json))`,
    );
    await this.#client.queryWithRetry(
      (sql) => sql`
        DELETE FROM plans WHERE NOT EXISTS (
          SELECT 1 FROM matches WHERE matches.id = plans.match AND matches.status = 'running')`,
    );
  }

  async plansOf(user: UserId): Promise<StoredPlan[]> {
    const rows = await this.#client.queryWithRetry(
      (sql) => sql<PlanRow[]>`SELECT ${columns(sql)} FROM plans WHERE "user" = ${user} ORDER BY match COLLATE "C"`,
    );
    return rows.map(planFromRow);
  }

  async eraseUser(user: UserId): Promise<void> {
    await this.#client.queryWithRetry((sql) => sql`DELETE FROM plans WHERE "user" = ${user}`);
  }
}
