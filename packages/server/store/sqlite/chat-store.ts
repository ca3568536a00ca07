import type { MatchId, UserId } from '@safehouse/protocol';
import { CHANNEL_OF_TABLE, type ChatLineRow, type ChatTable, chatLineFromRow } from '../chat-rows.ts';
import { ALL_LINES, type ChatStore, MAX_CHAT_LINES, type StoredChatLine } from '../chat-store.ts';
import type { Query, SqliteReader } from './statements.ts';
import type { SqliteWriter } from './writer.ts';

export class SqliteChatStore implements ChatStore {
  readonly #writer: SqliteWriter;
  readonly #table: ChatTable;
  readonly #selectLastNumber: Query<{ n: number }>;
  readonly #selectSince: Query<ChatLineRow>;
  readonly #selectLine: Query<ChatLineRow>;
  readonly #selectByUser: Query<ChatLineRow>;

  constructor(reader: SqliteReader, writer: SqliteWriter, table: ChatTable) {
    this.#writer = writer;
    this.#table = table;
    this.#selectLastNumber = reader.prepare(`SELECT coalesce(max(n), 0) AS n FROM ${table} WHERE match = ?`);
    this.#selectSince = reader.prepare(
      `SELECT match, n, at, user, said FROM ${table} WHERE match = ? AND n > ? AND at <= ? ORDER BY n DESC LIMIT ?`,
    );
    this.#selectLine = reader.prepare(`SELECT match, n, at, user, said FROM ${table} WHERE match = ? AND n = ?`);
    this.#selectByUser = reader.prepare(`SELECT match, n, at, user, said FROM ${table} WHERE user = ? ORDER BY at, n`);
  }

  async add(match: MatchId, { n, at, user, said }: StoredChatLine): Promise<'stored' | 'conflict'> {
    const written = await this.#writer.write([
      [
        `INSERT INTO ${this.#table} (match, n, at, user, said) VALUES (?, ?, ?, ?, ?)`,
        match,
        n,
        at,
        user,
        said && JSON.stringify(said),
      ],
      [
        `DELETE FROM ${this.#table} WHERE match = ?1 AND n <= ?2 AND n NOT IN (
           SELECT line FROM reports WHERE match = ?1 AND channel = ?3 AND line IS NOT NULL)`,
        match,
        n - MAX_CHAT_LINES,
        CHANNEL_OF_TABLE[this.#table],
      ],
    ]);
    return written === 'conflict' ? 'conflict' : 'stored';
  }

  async lastLineNumber(match: MatchId): Promise<number> {
    const [{ n }] = this.#selectLastNumber.all(match);
    return n;
  }

  async linesSince(match: MatchId, n: number, { until, limit } = ALL_LINES): Promise<StoredChatLine[]> {
    return this.#selectSince.all(match, n, until, limit).map(chatLineFromRow).toReversed();
  }

  async line(match: MatchId, n: number): Promise<StoredChatLine | null> {
    const row = this.#selectLine.get(match, n);
    return row ? chatLineFromRow(row) : null;
  }

  async remove(match: MatchId, n: number): Promise<boolean> {
    const sql = `UPDATE ${this.#table} SET said = NULL WHERE match = ? AND n = ?`;
    const written = await this.#writer.write([[sql, match, n]]);
    return written !== 'conflict' && written.changes[0] > 0;
  }

  async linesOf(user: UserId): Promise<(StoredChatLine & { readonly match: MatchId })[]> {
    return this.#selectByUser.all(user).map((row) => ({ match: row.match, ...chatLineFromRow(row) }));
  }

  async eraseUser(user: UserId): Promise<void> {
    await this.#writer.write([[`UPDATE ${this.#table} SET said = NULL WHERE user = ?`, user]]);
  }
}
