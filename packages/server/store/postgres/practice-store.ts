import type { BeatenBot, PracticeCount, PracticeMatch, UserId } from '@safehouse/protocol';
import { eachOnce, type PracticeRow, type PracticeStore, practiceFromRow } from '../practice-store.ts';
import type { PostgresClient } from './postgres-client.ts';

/** One statement stores matches and their wins. If sent twice, the second finds the matches and counts nothing. */
const ADD_MATCHES_SQL = `
  WITH fresh AS (
    INSERT INTO practice_matches ("user", id, game, levels, beaten, outcome, at)
    SELECT $1, id, game, levels::text, beaten::text, outcome, at
    FROM json_to_recordset($2::text::json)
      AS each(id text, game text, levels json, beaten json, outcome text, at bigint)
    WHERE at > coalesce(
      (SELECT at FROM practice_matches WHERE "user" = $1 ORDER BY at DESC LIMIT 1 OFFSET $3::int), 0)
    ORDER BY id ON CONFLICT DO NOTHING
    RETURNING game, beaten, at
  )
  INSERT INTO beaten ("user", game, level, wins, first_at)
  SELECT $1, game, level, count(*), min(at) FROM fresh, json_array_elements_text(fresh.beaten::json) AS level
  GROUP BY game, level ORDER BY game, level
  ON CONFLICT ("user", game, level) DO UPDATE SET wins = beaten.wins + excluded.wins,
    first_at = least(beaten.first_at, excluded.first_at)`;

export class PostgresPracticeStore implements PracticeStore {
  readonly #client: PostgresClient;

  constructor(client: PostgresClient) {
    this.#client = client;
  }

  async addMatches(user: UserId, matches: readonly PracticeMatch[], limit: number): Promise<void> {
    const json = JSON.stringify(eachOnce(matches));
    await this.#client.queryWithRetry((sql) => sql.unsafe(ADD_MATCHES_SQL, [user, json, limit - 1]));
    await this.#client.queryWithRetry(
      (sql) => sql`
        DELETE FROM practice_matches WHERE "user" = ${user} AND id IN (
          SELECT id FROM practice_matches WHERE "user" = ${user} ORDER BY at DESC, id COLLATE "C" OFFSET ${limit})`,
    );
  }

  async markBeaten(user: UserId, bots: readonly Pick<BeatenBot, 'game' | 'level'>[], at: number): Promise<void> {
    await this.#client.queryWithRetry(
      (sql) => sql`
        INSERT INTO beaten ("user", game, level, wins, first_at)
        SELECT ${user}, game, level, 0, ${at}
        FROM json_to_recordset(${JSON.stringify(bots)}::text::json) AS each(game text, level text)
        ORDER BY game, level ON CONFLICT DO NOTHING`,
    );
  }

  async beatenBy(user: UserId): Promise<BeatenBot[]> {
    const rows = await this.#client.queryWithRetry(
      (sql) => sql<BeatenBot[]>`
        SELECT game, level, wins, first_at AS "firstAt" FROM beaten WHERE "user" = ${user}
        ORDER BY game COLLATE "C", first_at, level COLLATE "C"`,
    );
    return [...rows];
  }

  async countsOf(user: UserId): Promise<PracticeCount[]> {
    const rows = await this.#client.queryWithRetry(
      (sql) => sql<PracticeCount[]>`
        SELECT game, count(*)::int AS matches, count(*) FILTER (WHERE outcome = 'won')::int AS wins
        FROM practice_matches WHERE "user" = ${user} GROUP BY game ORDER BY game COLLATE "C"`,
    );
    return [...rows];
  }

  async matchesOf(user: UserId, limit: number): Promise<PracticeMatch[]> {
    const rows = await this.#client.queryWithRetry(
      (sql) => sql<PracticeRow[]>`
        SELECT id, game, levels, beaten, outcome, at FROM practice_matches WHERE "user" = ${user}
        ORDER BY at DESC, id COLLATE "C" LIMIT ${limit}`,
    );
    return rows.map(practiceFromRow);
  }

  async eraseUser(user: UserId): Promise<void> {
    await this.#client.queryWithRetry(
      (sql) => sql`
        WITH matches AS (DELETE FROM practice_matches WHERE "user" = ${user})
        DELETE FROM beaten WHERE "user" = ${user}`,
    );
  }
}
