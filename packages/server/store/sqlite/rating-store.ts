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
import { countMatchStatements } from './count-match-sql.ts';
import type { Query, SqliteReader } from './statements.ts';
import type { SqliteWriter } from './writer.ts';

const RATING_COLUMNS = 'user, rating, deviation, volatility, matches, at';

const DAY_MS = 86_400_000;

export class SqliteRatingStore implements RatingStore {
  readonly #writer: SqliteWriter;
  readonly #selectCounted: Query<object>;
  readonly #selectUncounted: Query<{ id: MatchId }>;
  readonly #selectRating: Query<StoredRating>;
  readonly #selectByUser: Query<StoredGameRating>;
  readonly #selectByUsers: Query<StoredGameRating>;
  readonly #selectHistory: Query<RatingChange>;
  readonly #selectSteps: Query<RatingStep>;
  readonly #selectLeaders: Query<StoredRating>;
  readonly #selectSeason: Query<StoredRating>;
  readonly #selectTallies: Query<Tally>;
  readonly #selectPlayed: Query<PlayedCount>;

  constructor(reader: SqliteReader, writer: SqliteWriter) {
    this.#writer = writer;
    this.#selectCounted = reader.prepare('SELECT 1 FROM outcomes WHERE match = ?');
    this.#selectUncounted =
      reader.prepare(`SELECT id FROM summaries JOIN matches ON matches.n = summaries.match WHERE status = 'over'
       AND updated_at >= coalesce((SELECT max(at) FROM outcomes), 0) - ?
       AND NOT EXISTS (SELECT 1 FROM outcomes WHERE outcomes.match = id) ORDER BY updated_at LIMIT ?`);
    this.#selectRating = reader.prepare(
      `SELECT ${RATING_COLUMNS} FROM ratings WHERE user = ? AND game = ? AND mode = ?`,
    );
    this.#selectByUser = reader.prepare(
      `SELECT ${RATING_COLUMNS}, game, mode FROM ratings WHERE user = ? ORDER BY game, mode`,
    );
    this.#selectByUsers = reader.prepare(`SELECT ${RATING_COLUMNS}, game, mode FROM ratings
       WHERE user IN (SELECT value FROM json_each(?)) ORDER BY user, game, mode`);
    this.#selectHistory = reader.prepare(
      'SELECT game, mode, match, rating, at FROM rating_steps WHERE user = ? ORDER BY at DESC, n DESC LIMIT ?',
    );
    this.#selectSteps = reader.prepare(`SELECT user, game, mode, n, match, rating, at FROM rating_steps
       WHERE user IN (SELECT value FROM json_each(?)) AND at >= ? ORDER BY at, n`);
    this.#selectLeaders =
      reader.prepare(`SELECT ${RATING_COLUMNS} FROM ratings WHERE game = ? AND mode = ? AND matches >= ? AND deviation <= ?
       AND NOT EXISTS (SELECT 1 FROM users WHERE users.id = ratings.user AND is_banned = 1)
       ORDER BY rating DESC LIMIT ?`);
    // With max(), the other columns are those of the row that has it.
    this.#selectSeason = reader.prepare(`SELECT * FROM (
         SELECT user, rating, deviation, 0 AS volatility, count(*) AS matches, at, max(n)
         FROM rating_steps WHERE game = ? AND mode = ? AND at >= ? AND at < ?
         GROUP BY user HAVING matches >= ? AND deviation <= ?
       ) AS last WHERE NOT EXISTS (SELECT 1 FROM users WHERE users.id = last.user AND is_banned = 1)
       ORDER BY rating DESC LIMIT ?`);
    this.#selectTallies = reader.prepare(
      'SELECT mode, what, matches, wins, moves FROM tallies WHERE game = ? ORDER BY mode, what',
    );
    this.#selectPlayed = reader.prepare('SELECT game, matches, wins, draws FROM played WHERE user = ? ORDER BY game');
  }

  async countMatch(
    outcome: MatchOutcome,
    at: number,
    ratings: readonly StoredRating[],
  ): Promise<'counted' | 'conflict'> {
    const written = await this.#writer.write(countMatchStatements(outcome, at, ratings));
    return written === 'conflict' ? 'conflict' : 'counted';
  }

  async isCounted(match: MatchId): Promise<boolean> {
    return this.#selectCounted.get(match) !== undefined;
  }

  async uncountedMatches(limit: number): Promise<readonly MatchId[]> {
    return this.#selectUncounted.all(DAY_MS, limit).map(({ id }) => id);
  }

  async ratingOf(user: UserId, game: string, mode: string): Promise<StoredRating | null> {
    return this.#selectRating.get(user, game, mode) ?? null;
  }

  async ratingsOf(user: UserId): Promise<StoredGameRating[]> {
    return this.#selectByUser.all(user);
  }

  async ratingsOfAll(users: readonly UserId[]): Promise<StoredGameRating[]> {
    return this.#selectByUsers.all(JSON.stringify(users));
  }

  async historyOf(user: UserId, limit: number): Promise<RatingChange[]> {
    return this.#selectHistory.all(user, limit).toReversed();
  }

  async stepsSince(users: readonly UserId[], since: number): Promise<RatingStep[]> {
    return this.#selectSteps.all(JSON.stringify(users), since);
  }

  async leaders(
    game: string,
    mode: string,
    { limit, minMatches, maxDeviation }: LeaderboardCriteria,
  ): Promise<StoredRating[]> {
    return this.#selectLeaders.all(game, mode, minMatches, maxDeviation, limit);
  }

  async seasonLeaders(game: string, mode: string, season: SeasonCriteria): Promise<StoredRating[]> {
    const { from, to, minMatches, maxDeviation, limit } = season;
    const rows = this.#selectSeason.all(game, mode, from, to, minMatches, maxDeviation, limit);
    return rows.map(({ user, rating, deviation, volatility, matches, at }) => ({
      user,
      rating,
      deviation,
      volatility,
      matches,
      at,
    }));
  }

  async tallies(game: string): Promise<Tally[]> {
    return this.#selectTallies.all(game);
  }

  async playedCountsOf(user: UserId): Promise<PlayedCount[]> {
    return this.#selectPlayed.all(user);
  }

  async eraseUser(user: UserId): Promise<void> {
    const tables = ['ratings', 'rating_steps', 'played'];
    await this.#writer.write(tables.map((table) => [`DELETE FROM ${table} WHERE user = ?`, user]));
  }
}
