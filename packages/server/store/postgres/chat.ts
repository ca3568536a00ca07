import type { MatchId, UserId } from '@safehouse/protocol';
import type { ChatStore, StoredLine } from '../chat.ts';
import { isConflict, type Link } from './link.ts';

interface LineRow {
  readonly match: MatchId;
  readonly n: number;
  readonly at: number;
  readonly user: UserId;
  readonly said: string | null;
}

export class PostgresChat implements ChatStore {
  readonly #link: Link;

  constructor(link: Link) {
    this.#link = link;
  }

  async add(match: MatchId, { n, at, user, said }: StoredLine): Promise<'stored' | 'conflict'> {
    try {
      await this.#link.once(
        (sql) => sql`
          INSERT INTO chat (match, n, at, "user", said)
          VALUES (${match}, ${n}, ${at}, ${user}, ${said && JSON.stringify(said)})`,
      );
      return 'stored';
    } catch (error) {
      if (isConflict(error)) return 'conflict';
      throw error;
    }
  }

  async last(match: MatchId): Promise<number> {
    const [row] = await this.#link.persist(
      (sql) => sql<{ n: number }[]>`SELECT coalesce(max(n), 0) AS n FROM chat WHERE match = ${match}`,
    );
    return row.n;
  }

  async since(match: MatchId, n: number): Promise<StoredLine[]> {
    const rows = await this.#link.persist(
      (sql) => sql<LineRow[]>`SELECT * FROM chat WHERE match = ${match} AND n > ${n} ORDER BY n`,
    );
    return rows.map(lineOf);
  }

  async remove(match: MatchId, n: number): Promise<boolean> {
    const { count } = await this.#link.persist(
      (sql) => sql`UPDATE chat SET said = NULL WHERE match = ${match} AND n = ${n}`,
    );
    return count > 0;
  }

  async linesOf(user: UserId): Promise<(StoredLine & { readonly match: MatchId })[]> {
    const rows = await this.#link.persist(
      (sql) => sql<LineRow[]>`SELECT * FROM chat WHERE "user" = ${user} ORDER BY at, n`,
    );
    return rows.map((row) => ({ match: row.match, ...lineOf(row) }));
  }

  async forget(user: UserId): Promise<void> {
    await this.#link.persist((sql) => sql`UPDATE chat SET said = NULL WHERE "user" = ${user}`);
  }
}

function lineOf({ n, at, user, said }: LineRow): StoredLine {
  return { n, at, user, said: said === null ? null : JSON.parse(said) };
}
