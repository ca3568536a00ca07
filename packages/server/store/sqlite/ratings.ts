import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { MatchId, RatingStep, UserId } from '@safehouse/protocol';
import type { Outcome } from '../../ratings/outcome.ts';
import type { Leading, PlayedCount, RatingKept, RatingOfGame, RatingStore, Tally } from '../ratings.ts';
import { countStatements } from './counting.ts';
import type { Writer } from './writer.ts';

const COLUMNS = 'user, rating, deviation, volatility, matches, at';

const A_DAY = 86_400_000;

export class SqliteRatings implements RatingStore {
  readonly #writer: Writer;
  readonly #counted: StatementSync;
  readonly #uncounted: StatementSync;
  readonly #one: StatementSync;
  readonly #ofUser: StatementSync;
  readonly #history: StatementSync;
  readonly #leaders: StatementSync;
  readonly #tallies: StatementSync;
  readonly #played: StatementSync;

  constructor(reader: DatabaseSync, writer: Writer) {
    this.#writer = writer;
    this.#counted = reader.prepare('SELECT 1 FROM outcomes WHERE match = ?');
    this.#uncounted = reader.prepare(
      `SELECT id FROM summaries JOIN matches ON matches.n = summaries.match WHERE status = 'over'
       AND updated_at >= coalesce((SELECT max(at) FROM outcomes), 0) - ?
       AND NOT EXISTS (SELECT 1 FROM outcomes WHERE outcomes.match = id) ORDER BY updated_at LIMIT ?`,
    );
    this.#one = reader.prepare(`SELECT ${COLUMNS} FROM ratings WHERE user = ? AND game = ? AND mode = ?`);
    this.#ofUser = reader.prepare(
      `SELECT ${COLUMNS}, game, mode FROM ratings WHERE user = ? ORDER BY game, mode`,
    );
    this.#history = reader.prepare(
      'SELECT game, mode, match, rating, at FROM rating_steps WHERE user = ? ORDER BY at DESC, n DESC LIMIT ?',
    );
    this.#leaders = reader.prepare(
      `SELECT ${COLUMNS} FROM ratings WHERE game = ? AND mode = ? AND matches >= ? AND deviation <= ?
       AND NOT EXISTS (SELECT 1 FROM users WHERE users.id = ratings.user AND is_banned = 1)
       ORDER BY rating DESC LIMIT ?`,
    );
    this.#tallies = reader.prepare(
      'SELECT mode, what, matches, wins, moves FROM tallies WHERE game = ? ORDER BY mode, what',
    );
    this.#played = reader.prepare(
      'SELECT game, matches, wins, draws FROM played WHERE user = ? ORDER BY game',
    );
  }

  async count(outcome: Outcome, at: number, ratings: readonly RatingKept[]): Promise<'counted' | 'conflict'> {
    const written = await this.#writer.write(countStatements(outcome, at, ratings));
    return written === 'conflict' ? 'conflict' : 'counted';
  }

  async isCounted(match: MatchId): Promise<boolean> {
    return this.#counted.get(match) !== undefined;
  }

  async uncounted(most: number): Promise<readonly MatchId[]> {
    const rows = this.#uncounted.all(A_DAY, most) as unknown as readonly { readonly id: MatchId }[];
    return rows.map(({ id }) => id);
  }

  async ratingOf(user: UserId, game: string, mode: string): Promise<RatingKept | null> {
    return (this.#one.get(user, game, mode) as unknown as RatingKept | undefined) ?? null;
  }

  async ratingsOf(user: UserId): Promise<RatingOfGame[]> {
    return this.#ofUser.all(user) as unknown as RatingOfGame[];
  }

  async historyOf(user: UserId, most: number): Promise<RatingStep[]> {
    return (this.#history.all(user, most) as unknown as RatingStep[]).toReversed();
  }

  async leaders(game: string, mode: string, { most, matches, deviation }: Leading): Promise<RatingKept[]> {
    return this.#leaders.all(game, mode, matches, deviation, most) as unknown as RatingKept[];
  }

  async tallies(game: string): Promise<Tally[]> {
    return this.#tallies.all(game) as unknown as Tally[];
  }

  async playedBy(user: UserId): Promise<PlayedCount[]> {
    return this.#played.all(user) as unknown as PlayedCount[];
  }

  async forget(user: UserId): Promise<void> {
    const tables = ['ratings', 'rating_steps', 'played'];
    await this.#writer.write(tables.map((table) => [`DELETE FROM ${table} WHERE user = ?`, user]));
  }
}
