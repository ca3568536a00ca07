import type { BeatenBot, PracticeCount, PracticeMatch, UserId } from '@safehouse/protocol';
import { eachOnce, type PracticeRow, type PracticeStore, practiceFromRow } from '../practice-store.ts';
import type { Query, SqliteReader } from './statements.ts';
import type { SqliteWriter } from './writer.ts';

/** Is a match of the JSON list not stored yet, and are there fewer than `limit` later ones? */
const IS_NEW_SQL = `each.value ->> 'at' > coalesce(
    (SELECT at FROM practice_matches WHERE user = ? ORDER BY at DESC LIMIT 1 OFFSET ?), 0)
  AND NOT EXISTS (SELECT 1 FROM practice_matches WHERE user = ? AND id = each.value ->> 'id')`;

const COUNT_WINS_SQL = `INSERT INTO beaten (user, game, level, wins, first_at)
  SELECT ?, each.value ->> 'game', level.value, count(*), min(each.value ->> 'at')
  FROM json_each(?) AS each, json_each(each.value, '$.beaten') AS level WHERE ${IS_NEW_SQL}
  GROUP BY 2, 3
  ON CONFLICT DO UPDATE SET wins = wins + excluded.wins, first_at = min(first_at, excluded.first_at)`;

const INSERT_MATCHES_SQL = `INSERT INTO practice_matches (user, id, game, levels, beaten, outcome, at)
  SELECT ?, each.value ->> 'id', each.value ->> 'game', each.value -> 'levels', each.value -> 'beaten',
    each.value ->> 'outcome', each.value ->> 'at'
  FROM json_each(?) AS each WHERE ${IS_NEW_SQL}`;

const DELETE_OLDEST_SQL = `DELETE FROM practice_matches WHERE user = ? AND id IN (
  SELECT id FROM practice_matches WHERE user = ? ORDER BY at DESC, id LIMIT -1 OFFSET ?)`;

const MARK_BEATEN_SQL = `INSERT INTO beaten (user, game, level, wins, first_at)
  SELECT ?, each.value ->> 'game', each.value ->> 'level', 0, ? FROM json_each(?) AS each WHERE true
  ON CONFLICT DO NOTHING`;

export class SqlitePracticeStore implements PracticeStore {
  readonly #writer: SqliteWriter;
  readonly #selectBeaten: Query<BeatenBot>;
  readonly #selectCounts: Query<PracticeCount>;
  readonly #selectMatches: Query<PracticeRow>;

  constructor(reader: SqliteReader, writer: SqliteWriter) {
    this.#writer = writer;
    this.#selectBeaten = reader.prepare(
      'SELECT game, level, wins, first_at AS firstAt FROM beaten WHERE user = ? ORDER BY game, first_at, level',
    );
    this.#selectCounts = reader.prepare(`SELECT game, count(*) AS matches, sum(outcome = 'won') AS wins
      FROM practice_matches WHERE user = ? GROUP BY game ORDER BY game`);
    this.#selectMatches = reader.prepare(`SELECT id, game, levels, beaten, outcome, at FROM practice_matches
      WHERE user = ? ORDER BY at DESC, id LIMIT ?`);
  }

  async addMatches(user: UserId, matches: readonly PracticeMatch[], limit: number): Promise<void> {
    const values = [user, JSON.stringify(eachOnce(matches)), user, limit - 1, user];
    await this.#writer.write([
      [COUNT_WINS_SQL, ...values],
      [INSERT_MATCHES_SQL, ...values],
      [DELETE_OLDEST_SQL, user, user, limit],
    ]);
  }

  async markBeaten(user: UserId, bots: readonly Pick<BeatenBot, 'game' | 'level'>[], at: number): Promise<void> {
    await this.#writer.write([[MARK_BEATEN_SQL, user, at, JSON.stringify(bots)]]);
  }

  async beatenBy(user: UserId): Promise<BeatenBot[]> {
    return this.#selectBeaten.all(user).map((row) => ({ ...row }));
  }

  async countsOf(user: UserId): Promise<PracticeCount[]> {
    return this.#selectCounts.all(user).map((row) => ({ ...row }));
  }

  async matchesOf(user: UserId, limit: number): Promise<PracticeMatch[]> {
    return this.#selectMatches.all(user, limit).map(practiceFromRow);
  }

  async eraseUser(user: UserId): Promise<void> {
    await this.#writer.write([
      ['DELETE FROM practice_matches WHERE user = ?', user],
      ['DELETE FROM beaten WHERE user = ?', user],
    ]);
  }
}
