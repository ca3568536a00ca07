import type { MatchId, UserId } from '@safehouse/protocol';
import { CHANNEL_OF_TABLE, type ChatLineRow, type ChatTable, chatLineFromRow } from '../chat-rows.ts';
import { ALL_LINES, type ChatStore, MAX_CHAT_LINES, type StoredChatLine } from '../chat-store.ts';
import type { PostgresClient } from './postgres-client.ts';

export class PostgresChatStore implements ChatStore {
  readonly #client: PostgresClient;
  readonly #table: ChatTable;

  constructor(client: PostgresClient, table: ChatTable) {
    this.#client = client;
    this.#table = table;
  }

  async add(match: MatchId, { n, at, user, said }: StoredChatLine): Promise<'stored' | 'conflict'> {
    const table = this.#table;
    const result = await this.#client.queryOrConflict(
      (sql) => sql`
        WITH trimmed AS (
          DELETE FROM ${sql(table)} WHERE match = ${match} AND n <= ${n - MAX_CHAT_LINES} AND n NOT IN (
            SELECT line FROM reports
            WHERE match = ${match} AND channel = ${CHANNEL_OF_TABLE[table]} AND line IS NOT NULL)
        )
        INSERT INTO ${sql(table)} (match, n, at, "user", said)
        VALUES (${match}, ${n}, ${at}, ${user}, ${said && JSON.stringify(said)})`,
    );
    return result === 'conflict' ? 'conflict' : 'stored';
  }

  async lastLineNumber(match: MatchId): Promise<number> {
    const [row] = await this.#client.queryWithRetry(
      (sql) => sql<{ n: number }[]>`SELECT coalesce(max(n), 0) AS n FROM ${sql(this.#table)} WHERE match = ${match}`,
    );
    return row.n;
  }

  async linesSince(match: MatchId, n: number, { until, limit } = ALL_LINES): Promise<StoredChatLine[]> {
    const rows = await this.#client.queryWithRetry(
      (sql) => sql<ChatLineRow[]>`
        SELECT * FROM ${sql(this.#table)} WHERE match = ${match} AND n > ${n} AND at <= ${until}
        ORDER BY n DESC LIMIT ${limit}`,
    );
    return rows.map(chatLineFromRow).toReversed();
  }

  async line(match: MatchId, n: number): Promise<StoredChatLine | null> {
    const [row] = await this.#client.queryWithRetry(
      (sql) => sql<ChatLineRow[]>`SELECT * FROM ${sql(this.#table)} WHERE match = ${match} AND n = ${n}`,
    );
    return row ? chatLineFromRow(row) : null;
  }

  async remove(match: MatchId, n: number): Promise<boolean> {
    const { count } = await this.#client.queryWithRetry(
      (sql) => sql`UPDATE ${sql(this.#table)} SET said = NULL WHERE match = ${match} AND n = ${n}`,
    );
    return count > 0;
  }

  async linesOf(user: UserId): Promise<(StoredChatLine & { readonly match: MatchId })[]> {
    const rows = await this.#client.queryWithRetry(
      (sql) => sql<ChatLineRow[]>`SELECT * FROM ${sql(this.#table)} WHERE "user" = ${user} ORDER BY at, n`,
    );
    return rows.map((row) => ({ match: row.match, ...chatLineFromRow(row) }));
  }

  async eraseUser(user: UserId): Promise<void> {
    await this.#client.queryWithRetry((sql) => sql`UPDATE ${sql(this.#table)} SET said = NULL WHERE "user" = ${user}`);
  }
}
