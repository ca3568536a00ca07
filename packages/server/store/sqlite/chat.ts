import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { MatchId, UserId } from '@safehouse/protocol';
import type { ChatStore, StoredLine } from '../chat.ts';
import type { Writer } from './writer.ts';

interface LineRow {
  readonly match: MatchId;
  readonly n: number;
  readonly at: number;
  readonly user: UserId;
  readonly said: string | null;
}

export class SqliteChat implements ChatStore {
  readonly #writer: Writer;
  readonly #last: StatementSync;
  readonly #since: StatementSync;
  readonly #ofUser: StatementSync;

  constructor(reader: DatabaseSync, writer: Writer) {
    this.#writer = writer;
    this.#last = reader.prepare('SELECT coalesce(max(n), 0) AS n FROM chat WHERE match = ?');
    this.#since = reader.prepare('SELECT n, at, user, said FROM chat WHERE match = ? AND n > ? ORDER BY n');
    this.#ofUser = reader.prepare('SELECT match, n, at, user, said FROM chat WHERE user = ? ORDER BY at, n');
  }

  async add(match: MatchId, { n, at, user, said }: StoredLine): Promise<'stored' | 'conflict'> {
    const sql = 'INSERT INTO chat (match, n, at, user, said) VALUES (?, ?, ?, ?, ?)';
    const written = await this.#writer.write([[sql, match, n, at, user, said && JSON.stringify(said)]]);
    return written === 'conflict' ? 'conflict' : 'stored';
  }

  async last(match: MatchId): Promise<number> {
    return (this.#last.get(match) as { readonly n: number }).n;
  }

  async since(match: MatchId, n: number): Promise<StoredLine[]> {
    return (this.#since.all(match, n) as unknown as LineRow[]).map(lineOf);
  }

  async remove(match: MatchId, n: number): Promise<boolean> {
    const sql = 'UPDATE chat SET said = NULL WHERE match = ? AND n = ?';
    const written = await this.#writer.write([[sql, match, n]]);
    return written !== 'conflict' && written.changes[0] > 0;
  }

  async linesOf(user: UserId): Promise<(StoredLine & { readonly match: MatchId })[]> {
    const rows = this.#ofUser.all(user) as unknown as LineRow[];
    return rows.map((row) => ({ match: row.match, ...lineOf(row) }));
  }

  async forget(user: UserId): Promise<void> {
    await this.#writer.write([['UPDATE chat SET said = NULL WHERE user = ?', user]]);
  }
}

function lineOf({ n, at, user, said }: LineRow): StoredLine {
  return { n, at, user, said: said === null ? null : JSON.parse(said) };
}
