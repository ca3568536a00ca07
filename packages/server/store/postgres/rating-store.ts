import type { MatchId, RatingChange, UserId } from '@safehouse/protocol';
import type {
  LeaderboardCriteria,
  MatchOutcome,
  PlayedCount,
  RatingStep,
  RatingStore,
  SeasonCriteria,
  StoredGameRating,
  StoredRating,
  Tally,
} from '../rating-store.ts';
import { COUNT_MATCH_SQL, countMatchParams } from './count-match-sql.ts';
import type { PostgresClient } from './postgres-client.ts';

const DAY_MS = 86_400_000;

export class PostgresRatingStore implements RatingStore {
  readonly #client: PostgresClient;

  constructor(client: PostgresClient) {
    this.#client = client;
  }

  async countMatch(
    outcome: MatchOutcome,
    at: number,
    ratings: readonly StoredRating[],
  ): Promise<'counted' | 'conflict'> {
    const result = await this.#client.queryOrConflict((sql) =>
      sql.unsafe(COUNT_MATCH_SQL, countMatchParams(outcome, at, ratings), { prepare: true }),
    );
    return result === 'conflict' ? 'conflict' : 'counted';
  }

  async isCounted(match: MatchId): Promise<boolean> {
    const rows = await this.#client.queryWithRetry((sql) => sql`SELECT 1 FROM outcomes WHERE match = ${match}`);
    return rows.length > 0;
  }

  async uncountedMatches(limit: number): Promise<readonly MatchId[]> {
    const rows = await this.#client.queryWithRetry(
      (sql) => sql<{ id: MatchId }[]>`
        SELECT id FROM matches WHERE status = 'over'
        AND updated_at >= coalesce((SELECT max(at) FROM outcomes), 0) - ${DAY_MS}::bigint
        AND NOT EXISTS (SELECT 1 FROM outcomes WHERE match = id) ORDER BY updated_at LIMIT ${limit}`,
    );
    return rows.map(({ id }) => id);
  }

  async ratingOf(user: UserId, game: string, mode: string): Promise<StoredRating | null> {
    const [row] = await this.#client.queryWithRetry(
      (sql) => sql<StoredRating[]>`
        SELECT "user", rating, deviation, volatility, matches, at FROM ratings
        WHERE "user" = ${user} AND game = ${game} AND mode = ${mode}`,
    );
    return row ?? null;
  }

  async ratingsOf(user: UserId): Promise<StoredGameRating[]> {
    const rows = await this.#client.queryWithRetry(
      (sql) => sql<StoredGameRating[]>`
        SELECT "user", rating, deviation, volatility, matches, at, game, mode FROM ratings
        WHERE "user" = ${user} ORDER BY game, mode`,
    );
    return [...rows];
  }

  async ratingsOfAll(users: readonly UserId[]): Promise<StoredGameRating[]> {
    const rows = await this.#client.queryWithRetry(
      (sql) => sql<StoredGameRating[]>`
        SELECT "user", rating, deviation, volatility, matches, at, game, mode FROM ratings
        WHERE "user" IN (SELECT json_array_elements_text(${JSON.stringify(users)}::text::json))
        ORDER BY "user" COLLATE "C", game COLLATE "C", mode COLLATE "C"`,
    );
    return [...rows];
  }

  async historyOf(user: UserId, limit: number): Promise<RatingChange[]> {
    const rows = await this.#client.queryWithRetry(
      (sql) => sql<RatingChange[]>`
        SELECT game, mode, match, rating, at FROM rating_steps WHERE "user" = ${user}
        ORDER BY at DESC, n DESC LIMIT ${limit}`,
    );
    return rows.toReversed();
  }

  async stepsSince(users: readonly UserId[], since: number): Promise<RatingStep[]> {
    const rows = await this.#client.queryWithRetry(
      (sql) => sql<RatingStep[]>`
        SELECT "user", game, mode, n, match, rating, at FROM rating_steps
        WHERE "user" IN (SELECT json_array_elements_text(${JSON.stringify(users)}::text::json))
        AND at >= ${since} ORDER BY at, n`,
    );
    return [...rows];
  }

  async leaders(
    game: string,
    mode: string,
    { limit, minMatches, maxDeviation }: LeaderboardCriteria,
  ): Promise<StoredRating[]> {
    const rows = await this.#client.queryWithRetry(
      (sql) => sql<StoredRating[]>`
        SELECT "user", rating, deviation, volatility, matches, at FROM ratings
        WHERE game = ${game} AND mode = ${mode} AND matches >= ${minMatches} AND deviation <= ${maxDeviation}
        AND NOT EXISTS (SELECT 1 FROM users WHERE users.id = ratings."user" AND is_banned = 1)
        ORDER BY rating DESC LIMIT ${limit}`,
    );
    return [...rows];
  }

  async seasonLeaders(game: string, mode: string, season: SeasonCriteria): Promise<StoredRating[]> {
    const { from, to, minMatches, maxDeviation, limit } = season;
    const rows = await this.#client.queryWithRetry(
      (sql) => sql<StoredRating[]>`
        SELECT "user", rating, deviation, 0 AS volatility, matches, at FROM (
          SELECT DISTINCT ON ("user") "user", rating, deviation, at, count(*) OVER (PARTITION BY "user")::int AS matches
          FROM rating_steps WHERE game = ${game} AND mode = ${mode} AND at >= ${from} AND at < ${to}
          ORDER BY "user", n DESC
        ) AS last
        WHERE matches >= ${minMatches} AND deviation <= ${maxDeviation}
        AND NOT EXISTS (SELECT 1 FROM users WHERE users.id = last."user" AND is_banned = 1)
        ORDER BY rating DESC LIMIT ${limit}`,
    );
    return [...rows];
  }

  async tallies(game: string): Promise<Tally[]> {
    const rows = await this.#client.queryWithRetry(
      (sql) => sql<Tally[]>`
        SELECT mode, what, matches, wins, moves FROM tallies WHERE game = ${game}
        ORDER BY mode COLLATE "C", what COLLATE "C"`,
    );
    return [...rows];
  }

  async playedCountsOf(user: UserId): Promise<PlayedCount[]> {
    const rows = await this.#client.queryWithRetry(
      (sql) => sql<PlayedCount[]>`
        SELECT game, matches, wins, draws FROM played WHERE "user" = ${user} ORDER BY game`,
    );
    return [...rows];
  }

  async eraseUser(user: UserId): Promise<void> {
    await this.#client.queryWithRetry(
      (sql) => sql`
        WITH steps AS (DELETE FROM rating_steps WHERE "user" = ${user}),
          counts AS (DELETE FROM played WHERE "user" = ${user})
        DELETE FROM ratings WHERE "user" = ${user}`,
    );
  }
}
