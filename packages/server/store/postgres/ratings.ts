import type { MatchId, RatingStep, UserId } from '@safehouse/protocol';
import type { Outcome } from '../../ratings/outcome.ts';
import type { Leading, PlayedCount, RatingKept, RatingOfGame, RatingStore, Tally } from '../ratings.ts';
import { COUNT, countValues } from './counting.ts';
import { isConflict, type Link } from './link.ts';

const A_DAY = 86_400_000;

export class PostgresRatings implements RatingStore {
  readonly #link: Link;

  constructor(link: Link) {
    this.#link = link;
  }

  async count(outcome: Outcome, at: number, ratings: readonly RatingKept[]): Promise<'counted' | 'conflict'> {
    try {
      await this.#link.once((sql) => sql.unsafe(COUNT, countValues(outcome, at, ratings), { prepare: true }));
      return 'counted';
    } catch (error) {
      if (isConflict(error)) return 'conflict';
      throw error;
    }
  }

  async isCounted(match: MatchId): Promise<boolean> {
    const rows = await this.#link.persist((sql) => sql`SELECT 1 FROM outcomes WHERE match = ${match}`);
    return rows.length > 0;
  }

  async uncounted(most: number): Promise<readonly MatchId[]> {
    const rows = await this.#link.persist(
      (sql) => sql<{ id: MatchId }[]>`
        SELECT id FROM matches WHERE status = 'over'
        AND updated_at >= coalesce((SELECT max(at) FROM outcomes), 0) - ${A_DAY}::bigint
        AND NOT EXISTS (SELECT 1 FROM outcomes WHERE match = id) ORDER BY updated_at LIMIT ${most}`,
    );
    return rows.map(({ id }) => id);
  }

  async ratingOf(user: UserId, game: string, mode: string): Promise<RatingKept | null> {
    const [row] = await this.#link.persist(
      (sql) => sql<RatingKept[]>`
        SELECT "user", rating, deviation, volatility, matches, at FROM ratings
        WHERE "user" = ${user} AND game = ${game} AND mode = ${mode}`,
    );
    return row ?? null;
  }

  async ratingsOf(user: UserId): Promise<RatingOfGame[]> {
    const rows = await this.#link.persist(
      (sql) => sql<RatingOfGame[]>`
        SELECT "user", rating, deviation, volatility, matches, at, game, mode FROM ratings
        WHERE "user" = ${user} ORDER BY game, mode`,
    );
    return [...rows];
  }

  async historyOf(user: UserId, most: number): Promise<RatingStep[]> {
    const rows = await this.#link.persist(
      (sql) => sql<RatingStep[]>`
        SELECT game, mode, match, rating, at FROM rating_steps WHERE "user" = ${user}
        ORDER BY at DESC, n DESC LIMIT ${most}`,
    );
    return rows.toReversed();
  }

  async leaders(game: string, mode: string, { most, matches, deviation }: Leading): Promise<RatingKept[]> {
    const rows = await this.#link.persist(
      (sql) => sql<RatingKept[]>`
        SELECT "user", rating, deviation, volatility, matches, at FROM ratings
        WHERE game = ${game} AND mode = ${mode} AND matches >= ${matches} AND deviation <= ${deviation}
        AND NOT EXISTS (SELECT 1 FROM users WHERE users.id = ratings."user" AND is_banned = 1)
        ORDER BY rating DESC LIMIT ${most}`,
    );
    return [...rows];
  }

  async tallies(game: string): Promise<Tally[]> {
    const rows = await this.#link.persist(
      (sql) => sql<Tally[]>`
        SELECT mode, what, matches, wins, moves FROM tallies WHERE game = ${game}
        ORDER BY mode COLLATE "C", what COLLATE "C"`,
    );
    return [...rows];
  }

  async playedBy(user: UserId): Promise<PlayedCount[]> {
    const rows = await this.#link.persist(
      (sql) => sql<PlayedCount[]>`
        SELECT game, matches, wins, draws FROM played WHERE "user" = ${user} ORDER BY game`,
    );
    return [...rows];
  }

  async forget(user: UserId): Promise<void> {
    await this.#link.persist(
      (sql) => sql`
        WITH steps AS (DELETE FROM rating_steps WHERE "user" = ${user}),
          counts AS (DELETE FROM played WHERE "user" = ${user})
        DELETE FROM ratings WHERE "user" = ${user}`,
    );
  }
}
