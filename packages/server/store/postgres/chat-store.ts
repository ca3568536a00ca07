import type { MatchId, UserId } from '@safehouse/protocol';
import type { ChatStore, StoredChatLine } from '../chat-store.ts';
import { isConstraintViolation, type PostgresClient } from './postgres-client.ts';

interface ChatLineRow {
  readonly match: MatchId;
  readonly n: number;
  readonly at: number;
  readonly user: UserId;
  readonly said: string | null;
}

export class PostgresChatStore implements ChatStore {
  readonly #client: PostgresClient;

  constructor(client: PostgresClient) {
    this.#client = client;
  }

  async add(match: MatchId, { n, at, user, said }: StoredChatLine): Promise<'stored' | 'conflict'> {
    try {
      await this.#client.queryOnce(
        (sql) => sql`
          INSERT INTO chat (match, n, at, "user", said)
          VALUES (${match}, ${n}, ${at}, ${user}, ${said && JSON.stringify(said)})`,
      );
      return 'stored';
    } catch (error) {
      if (isConstraintViolation(error)) return 'conflict';
      throw error;
    }
  }

  async lastLineNumber(match: MatchId): Promise<number> {
    const [row] = await this.#client.queryWithRetry(
      (sql) => sql<{ n: number }[]>`SELECT coalesce(max(n), 0) AS n FROM chat WHERE match = ${match}`,
    );
    return row.n;
  }

  async linesSince(match: MatchId, n: number): Promise<StoredChatLine[]> {
    const rows = await this.#client.queryWithRetry(
      (sql) => sql<ChatLineRow[]>`SELECT * FROM chat WHERE match = ${match} AND n > ${n} ORDER BY n`,
    );
    return rows.map(chatLineFromRow);
  }

  async remove(match: MatchId, n: number): Promise<boolean> {
    const { count } = await this.#client.queryWithRetry(
      (sql) => sql`UPDATE chat SET said = NULL WHERE match = ${match} AND n = ${n}`,
    );
    return count > 0;
  }

  async linesOf(user: UserId): Promise<(StoredChatLine & { readonly match: MatchId })[]> {
    const rows = await this.#client.queryWithRetry(
      (sql) => sql<ChatLineRow[]>`SELECT * FROM chat WHERE "user" = ${user} ORDER BY at, n`,
    );
    return rows.map((row) => ({ match: row.match, ...chatLineFromRow(row) }));
  }

  async eraseUser(user: UserId): Promise<void> {
    await this.#client.queryWithRetry((sql) => sql`UPDATE chat SET said = NULL WHERE "user" = ${user}`);
  }
}

function chatLineFromRow({ n, at, user, said }: ChatLineRow): StoredChatLine {
  return { n, at, user, said: said === null ? null : JSON.parse(said) };
}
