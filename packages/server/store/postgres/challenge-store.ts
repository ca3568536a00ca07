import type { MatchId, UserId } from '@safehouse/protocol';
import type { Challenge, ChallengeAttempt, ChallengeStore, ScoreCount } from '../challenge-store.ts';
import type { PostgresClient } from './postgres-client.ts';

/** A database function, because it must read again after waiting for the lock: the last place is given once. */
const BOOK_ATTEMPT_SQL = `SELECT book_attempt($1, $2, $3, $4, $5)`;

export class PostgresChallengeStore implements ChallengeStore {
  readonly #client: PostgresClient;

  constructor(client: PostgresClient) {
    this.#client = client;
  }

  async createIfAbsent(challenge: Challenge): Promise<Challenge> {
    const { id, kind, game, level, secret, createdAt, until } = challenge;
    await this.#client.queryWithRetry(
      (sql) => sql`
        INSERT INTO challenges (id, kind, game, level, secret, created_at, until)
        VALUES (${id}, ${kind}, ${game}, ${level}, ${secret}, ${createdAt}, ${until}) ON CONFLICT DO NOTHING`,
    );
    return (await this.find(id)) ?? challenge;
  }

  async find(id: string): Promise<Challenge | null> {
    const [row] = await this.#client.queryWithRetry(
      (sql) => sql<Challenge[]>`
        SELECT id, kind, game, level, secret, created_at AS "createdAt", until FROM challenges WHERE id = ${id}`,
    );
    return row ?? null;
  }

  async bookAttempt(attempt: Omit<ChallengeAttempt, 'score'>, maxPeople: number | null): Promise<MatchId | 'full'> {
    const { challenge, user, leg, match } = attempt;
    await this.#client.queryWithRetry((sql) => sql.unsafe(BOOK_ATTEMPT_SQL, [challenge, user, leg, match, maxPeople]));
    return (await this.findAttempt(challenge, user, leg))?.match ?? 'full';
  }

  async recordScore(match: MatchId, score: number): Promise<void> {
    await this.#client.queryWithRetry(
      (sql) => sql`UPDATE attempts SET score = ${score} WHERE match = ${match} AND score IS NULL`,
    );
  }

  findAttempts(of: { readonly challenge: string } | { readonly user: UserId }): Promise<ChallengeAttempt[]> {
    return this.#client.queryWithRetry(async (sql) => {
      const condition = 'challenge' in of ? sql`challenge = ${of.challenge}` : sql`"user" = ${of.user}`;
      return [
        ...(await sql<ChallengeAttempt[]>`
          SELECT challenge, "user", leg, match, score FROM attempts WHERE ${condition}
          ORDER BY challenge, "user" COLLATE "C", leg`),
      ];
    });
  }

  async findAttempt(challenge: string, user: UserId, leg: number): Promise<ChallengeAttempt | null> {
    const [row] = await this.#client.queryWithRetry(
      (sql) => sql<ChallengeAttempt[]>`
        SELECT challenge, "user", leg, match, score FROM attempts
        WHERE challenge = ${challenge} AND "user" = ${user} AND leg = ${leg}`,
    );
    return row ?? null;
  }

  async bestAttempts(challenge: string, limit: number): Promise<ChallengeAttempt[]> {
    const rows = await this.#client.queryWithRetry(
      (sql) => sql<ChallengeAttempt[]>`
        SELECT challenge, "user", leg, match, score FROM attempts WHERE challenge = ${challenge} AND score IS NOT NULL
        ORDER BY score DESC, "user" COLLATE "C" LIMIT ${limit}`,
    );
    return [...rows];
  }

  async scoreCounts(challenge: string): Promise<ScoreCount[]> {
    const rows = await this.#client.queryWithRetry(
      (sql) => sql<ScoreCount[]>`
        SELECT score, count(*) AS count FROM attempts WHERE challenge = ${challenge} AND score IS NOT NULL
        GROUP BY score ORDER BY score`,
    );
    return [...rows];
  }

  async eraseUser(user: UserId): Promise<void> {
    await this.#client.queryWithRetry(
      (sql) => sql`
        DELETE FROM attempts WHERE "user" = ${user}
        AND challenge IN (SELECT id FROM challenges WHERE kind = 'daily')`,
    );
  }
}
