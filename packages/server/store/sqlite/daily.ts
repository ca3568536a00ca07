import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { MatchId, UserId } from '@safehouse/protocol';
import type { Attempt, Challenge, ChallengeStore, ScoreCount } from '../daily.ts';
import { NotStored } from '../not-stored.ts';
import type { Writer } from './writer.ts';

const CHALLENGE = 'id, kind, game, level, secret, created_at AS createdAt, until';
const ATTEMPT = 'challenge, user, leg, match, score';

/** Decided while nobody else writes: of two who come for the last place, one gets it. */
const BOOK = `INSERT OR IGNORE INTO attempts (challenge, user, leg, match)
  SELECT ?1, ?2, ?3, ?4 WHERE ?5 IS NULL OR
  (SELECT count(DISTINCT user) FROM attempts WHERE challenge = ?1 AND user <> ?2) < ?5`;

export class SqliteChallenges implements ChallengeStore {
  readonly #writer: Writer;
  readonly #one: StatementSync;
  readonly #attempt: StatementSync;
  readonly #ofChallenge: StatementSync;
  readonly #ofUser: StatementSync;
  readonly #scores: StatementSync;

  constructor(reader: DatabaseSync, writer: Writer) {
    this.#writer = writer;
    this.#one = reader.prepare(`SELECT ${CHALLENGE} FROM challenges WHERE id = ?`);
    this.#attempt = reader.prepare(
      `SELECT ${ATTEMPT} FROM attempts WHERE challenge = ? AND user = ? AND leg = ?`,
    );
    this.#ofChallenge = reader.prepare(
      `SELECT ${ATTEMPT} FROM attempts WHERE challenge = ? ORDER BY user, leg`,
    );
    this.#ofUser = reader.prepare(`SELECT ${ATTEMPT} FROM attempts WHERE user = ? ORDER BY challenge, leg`);
    this.#scores = reader.prepare(
      `SELECT score, count(*) AS count FROM attempts WHERE challenge = ? AND score IS NOT NULL
       GROUP BY score ORDER BY score`,
    );
  }

  async keep({ id, kind, game, level, secret, createdAt, until }: Challenge): Promise<Challenge> {
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
    const kept = await this.find(id);
    if (!kept) throw new NotStored('a challenge was not kept');
    return kept;
  }

  async find(id: string): Promise<Challenge | null> {
    return (this.#one.get(id) as unknown as Challenge | undefined) ?? null;
  }

  async book(
    { challenge, user, leg, match }: Omit<Attempt, 'score'>,
    mostPeople: number | null,
  ): Promise<MatchId | 'full'> {
    await this.#writer.write([[BOOK, challenge, user, leg, match, mostPeople]]);
    return (await this.attempt(challenge, user, leg))?.match ?? 'full';
  }

  async score(match: MatchId, score: number): Promise<void> {
    await this.#writer.write([
      ['UPDATE attempts SET score = ? WHERE match = ? AND score IS NULL', score, match],
    ]);
  }

  async attempts(of: { readonly challenge: string } | { readonly user: UserId }): Promise<Attempt[]> {
    const rows = 'challenge' in of ? this.#ofChallenge.all(of.challenge) : this.#ofUser.all(of.user);
    return rows as unknown as Attempt[];
  }

  async attempt(challenge: string, user: UserId, leg: number): Promise<Attempt | null> {
    return (this.#attempt.get(challenge, user, leg) as unknown as Attempt | undefined) ?? null;
  }

  async scores(challenge: string): Promise<ScoreCount[]> {
    return this.#scores.all(challenge) as unknown as ScoreCount[];
  }

  async forget(user: UserId): Promise<void> {
    await this.#writer.write([
      [
        `DELETE FROM attempts WHERE user = ? AND challenge IN (SELECT id FROM challenges WHERE kind = 'daily')`,
        user,
      ],
    ]);
  }
}
