import type { DatabaseSync } from 'node:sqlite';
import type { MatchId, UserId } from '@safehouse/protocol';
import type { ChatStore, StoredChatLine } from '../chat-store.ts';
import { prepareQuery, type Query } from './statements.ts';
import type { SqliteWriter } from './writer.ts';

interface ChatLineRow {
  readonly match: MatchId;
  readonly n: number;
  readonly at: number;
  readonly user: UserId;
  readonly said: string | null;
}

export class SqliteChatStore implements ChatStore {
  readonly #writer: SqliteWriter;
  readonly #selectLastNumber: Query<{ n: number }>;
  readonly #selectSince: Query<ChatLineRow>;
  readonly #selectByUser: Query<ChatLineRow>;

  constructor(reader: DatabaseSync, writer: SqliteWriter) {
    this.#writer = writer;
    this.#selectLastNumber = prepareQuery(
      reader,
      'SELECT coalesce(max(n), 0) AS n FROM chat WHERE match = ?',
    );
    this.#selectSince = prepareQuery(
      reader,
      'SELECT match, n, at, user, said FROM chat WHERE match = ? AND n > ? ORDER BY n',
    );
    this.#selectByUser = prepareQuery(
      reader,
      'SELECT match, n, at, user, said FROM chat WHERE user = ? ORDER BY at, n',
    );
  }

  async add(match: MatchId, { n, at, user, said }: StoredChatLine): Promise<'stored' | 'conflict'> {
    const sql = 'INSERT INTO chat (match, n, at, user, said) VALUES (?, ?, ?, ?, ?)';
    const written = await this.#writer.write([[sql, match, n, at, user, said && JSON.stringify(said)]]);
    return written === 'conflict' ? 'conflict' : 'stored';
  }

  async lastLineNumber(match: MatchId): Promise<number> {
    const [{ n }] = this.#selectLastNumber.all(match);
    return n;
  }

  async linesSince(match: MatchId, n: number): Promise<StoredChatLine[]> {
    return this.#selectSince.all(match, n).map(chatLineFromRow);
  }

  async remove(match: MatchId, n: number): Promise<boolean> {
    const sql = 'UPDATE chat SET said = NULL WHERE match = ? AND n = ?';
    const written = await this.#writer.write([[sql, match, n]]);
    return written !== 'conflict' && written.changes[0] > 0;
  }

  async linesOf(user: UserId): Promise<(StoredChatLine & { readonly match: MatchId })[]> {
    return this.#selectByUser.all(user).map((row) => ({ match: row.match, ...chatLineFromRow(row) }));
  }

  async eraseUser(user: UserId): Promise<void> {
    await this.#writer.write([['UPDATE chat SET said = NULL WHERE user = ?', user]]);
  }
}

function chatLineFromRow({ n, at, user, said }: ChatLineRow): StoredChatLine {
  return { n, at, user, said: said === null ? null : JSON.parse(said) };
}
