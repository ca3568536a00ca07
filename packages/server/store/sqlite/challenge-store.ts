import type { MatchId, UserId } from '@safehouse/protocol';
import type { Challenge, ChallengeAttempt, ChallengeStore, ScoreCount } from '../challenge-store.ts';
import { NotStoredError } from '../not-stored-error.ts';
import type { Query, SqliteReader } from './statements.ts';
import type { SqliteWriter } from './writer.ts';

const CHALLENGE_COLUMNS = 'id, kind, game, level, secret, created_at AS createdAt, until';
const ATTEMPT_COLUMNS = 'challenge, user, leg, match, score';

/** There is only one writer, so only one of two people gets the last place. */
const BOOK_ATTEMPT_SQL = `INSERT OR IGNORE INTO attempts (challenge, user, leg, match)
  SELECT ?1, ?2, ?3, ?4 WHERE ?5 IS NULL OR
  (SELECT count(DISTINCT user) FROM attempts WHERE challenge = ?1 AND user <> ?2) < ?5`;

export class SqliteChallengeStore implements ChallengeStore {
  readonly #writer: SqliteWriter;
  readonly #selectById: Query<Challenge>;
  readonly #selectAttempt: Query<ChallengeAttempt>;
  readonly #selectByChallenge: Query<ChallengeAttempt>;
  readonly #selectByUser: Query<ChallengeAttempt>;
  readonly #selectBest: Query<ChallengeAttempt>;
  readonly #selectScores: Query<ScoreCount>;

  constructor(reader: SqliteReader, writer: SqliteWriter) {
    this.#writer = writer;
    this.#selectById = reader.prepare(`SELECT ${CHALLENGE_COLUMNS} FROM challenges WHERE id = ?`);
    this.#selectAttempt = reader.prepare(
      `SELECT ${ATTEMPT_COLUMNS} FROM attempts WHERE challenge = ? AND user = ? AND leg = ?`,
    );
    this.#selectByChallenge = reader.prepare(
      `SELECT ${ATTEMPT_COLUMNS} FROM attempts WHERE challenge = ? ORDER BY user, leg`,
    );
    this.#selectByUser = reader.prepare(
      `SELECT ${ATTEMPT_COLUMNS} FROM attempts WHERE user = ? ORDER BY challenge, leg`,
    );
    this.#selectBest = reader.prepare(
      `SELECT ${ATTEMPT_COLUMNS} FROM attempts WHERE challenge = ? AND score IS NOT NULL
       ORDER BY score DESC, user LIMIT ?`,
    );
    this.#selectScores =
      reader.prepare(`SELECT score, count(*) AS count FROM attempts WHERE challenge = ? AND score IS NOT NULL
       GROUP BY score ORDER BY score`);
  }

  async createIfAbsent({ id, kind, game, level, secret, createdAt, until }: Challenge): Promise<Challenge> {
    await this.#writer.write([
      [
        `INSERT OR IGNORE INTO challenges (id, kind, game, level, secret, created_at, until)
         VALUES (?, ?, ?, ?, ?, ?, ?)`,
        id,
        kind,
        game,
        level,
        secret,
        createdAt,
        until,
      ],
    ]);
    const stored = await this.find(id);
    if (!stored) throw new NotStoredError('the challenge was not stored');
    return stored;
  }

  async find(id: string): Promise<Challenge | null> {
    return this.#selectById.get(id) ?? null;
  }

  async bookAttempt(
    { challenge, user, leg, match }: Omit<ChallengeAttempt, 'score'>,
    maxPeople: number | null,
  ): Promise<MatchId | 'full'> {
    await this.#writer.write([[BOOK_ATTEMPT_SQL, challenge, user, leg, match, maxPeople]]);
    return (await this.findAttempt(challenge, user, leg))?.match ?? 'full';
  }

  async recordScore(match: MatchId, score: number): Promise<void> {
    await this.#writer.write([['UPDATE attempts SET score = ? WHERE match = ? AND score IS NULL', score, match]]);
  }

  async findAttempts(of: { readonly challenge: string } | { readonly user: UserId }): Promise<ChallengeAttempt[]> {
    return 'challenge' in of ? this.#selectByChallenge.all(of.challenge) : this.#selectByUser.all(of.user);
  }

  async findAttempt(challenge: string, user: UserId, leg: number): Promise<ChallengeAttempt | null> {
    return this.#selectAttempt.get(challenge, user, leg) ?? null;
  }

  async bestAttempts(challenge: string, limit: number): Promise<ChallengeAttempt[]> {
    return this.#selectBest.all(challenge, limit);
  }

  async scoreCounts(challenge: string): Promise<ScoreCount[]> {
    return this.#selectScores.all(challenge);
  }

  async eraseUser(user: UserId): Promise<void> {
    await this.#writer.write([
      [`DELETE FROM attempts WHERE user = ? AND challenge IN (SELECT id FROM challenges WHERE kind = 'daily')`, user],
    ]);
  }
}
