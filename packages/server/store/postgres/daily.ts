import type { MatchId, UserId } from '@safehouse/protocol';
import type { Attempt, Challenge, ChallengeStore, ScoreCount } from '../daily.ts';
import type { Link } from './link.ts';

/** A function of the database, because whoever waited for the lock must look anew: of two who come for the last place, one gets it. */
const BOOK = `SELECT book_attempt($1, $2, $3, $4, $5)`;

export class PostgresChallenges implements ChallengeStore {
  readonly #link: Link;

  constructor(link: Link) {
    this.#link = link;
  }

  async keep(challenge: Challenge): Promise<Challenge> {
    const { id, kind, game, level, secret, createdAt, until } = challenge;
    await this.#link.persist(
      (sql) => sql`
        INSERT INTO challenges (id, kind, game, level, secret, created_at, until)
        VALUES (${id}, ${kind}, ${game}, ${level}, ${secret}, ${createdAt}, ${until}) ON CONFLICT DO NOTHING`,
    );
    return (await this.find(id)) ?? challenge;
  }

  async find(id: string): Promise<Challenge | null> {
    const [row] = await this.#link.persist(
      (sql) => sql<Challenge[]>`
        SELECT id, kind, game, level, secret, created_at AS "createdAt", until FROM challenges WHERE id = ${id}`,
    );
    return row ?? null;
  }

  async book(wish: Omit<Attempt, 'score'>, mostPeople: number | null): Promise<MatchId | 'full'> {
    const { challenge, user, leg, match } = wish;
    await this.#link.persist((sql) => sql.unsafe(BOOK, [challenge, user, leg, match, mostPeople]));
    return (await this.attempt(challenge, user, leg))?.match ?? 'full';
  }

  async score(match: MatchId, score: number): Promise<void> {
    await this.#link.persist(
      (sql) => sql`UPDATE attempts SET score = ${score} WHERE match = ${match} AND score IS NULL`,
    );
  }

  attempts(of: { readonly challenge: string } | { readonly user: UserId }): Promise<Attempt[]> {
    return this.#link.persist(async (sql) => {
      const whose = 'challenge' in of ? sql`challenge = ${of.challenge}` : sql`"user" = ${of.user}`;
      return [
        ...(await sql<Attempt[]>`
          SELECT challenge, "user", leg, match, score FROM attempts WHERE ${whose}
          ORDER BY challenge, "user" COLLATE "C", leg`),
      ];
    });
  }

  async attempt(challenge: string, user: UserId, leg: number): Promise<Attempt | null> {
    const [row] = await this.#link.persist(
      (sql) => sql<Attempt[]>`
        SELECT challenge, "user", leg, match, score FROM attempts
        WHERE challenge = ${challenge} AND "user" = ${user} AND leg = ${leg}`,
    );
    return row ?? null;
  }

  async scores(challenge: string): Promise<ScoreCount[]> {
    const rows = await this.#link.persist(
      (sql) => sql<ScoreCount[]>`
        SELECT score, count(*) AS count FROM attempts WHERE challenge = ${challenge} AND score IS NOT NULL
        GROUP BY score ORDER BY score`,
    );
    return [...rows];
  }

  async forget(user: UserId): Promise<void> {
    await this.#link.persist(
      (sql) => sql`
        DELETE FROM attempts WHERE "user" = ${user}
        AND challenge IN (SELECT id FROM challenges WHERE kind = 'daily')`,
    );
  }
}
