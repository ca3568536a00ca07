import type { MatchId, UserId } from '@safehouse/protocol';
import { type PlanRow, type PlanStore, planFromRow, type StoredPlan } from '../plan-store.ts';
import type { Query, SqliteReader } from './statements.ts';
import type { SqliteWriter, SqlStatement, SqlValue } from './writer.ts';

const COLUMNS = 'match, user, id, last_id AS lastId, version, lines, state, delay_ms AS delayMs';

const PUT_SQL = `INSERT INTO plans (match, user, id, last_id, version, lines, state, delay_ms)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT DO UPDATE SET id = excluded.id, last_id = excluded.last_id, version = excluded.version,
    lines = excluded.lines, state = excluded.state, delay_ms = excluded.delay_ms, due_at = NULL`;

const REPLACE_SQL = `UPDATE plans SET id = ?, last_id = ?, version = ?, lines = ?, state = ?, delay_ms = ?, due_at = NULL
  WHERE match = ? AND user = ? AND id = ?`;

const REMOVE_AFTER_MOVE_SQL = `DELETE FROM plans
  WHERE match = ? AND user = ? AND version < ? AND id IS NOT ? AND last_id IS NOT ?`;

const SET_TURN_SQL = `UPDATE plans
  SET due_at = CASE WHEN user IN (SELECT value FROM json_each(?)) THEN coalesce(due_at, ? + delay_ms) END
  WHERE match = ?`;

const REPAIR_TURNS_SQL = `UPDATE plans SET due_at = found.updated_at + delay_ms
  FROM (SELECT matches.id, updated_at, waiting FROM summaries JOIN matches ON matches.n = summaries.match) AS found
  WHERE found.id = plans.match AND due_at IS NULL AND state = 'waiting'
  AND user IN (SELECT value FROM json_each(found.waiting))`;

const REMOVE_OVER_SQL = `DELETE FROM plans WHERE match NOT IN (
  SELECT matches.id FROM matches JOIN summaries ON summaries.match = matches.n WHERE status = 'running')`;

export class SqlitePlanStore implements PlanStore {
  readonly #writer: SqliteWriter;
  readonly #select: Query<PlanRow>;
  readonly #selectDue: Query<PlanRow>;
  readonly #selectByUser: Query<PlanRow>;

  constructor(reader: SqliteReader, writer: SqliteWriter) {
    this.#writer = writer;
    this.#select = reader.prepare(`SELECT ${COLUMNS} FROM plans WHERE match = ? AND user = ?`);
    this.#selectDue = reader.prepare(
      `SELECT ${COLUMNS} FROM plans WHERE due_at <= ? AND state = 'waiting' ORDER BY due_at LIMIT ?`,
    );
    this.#selectByUser = reader.prepare(`SELECT ${COLUMNS} FROM plans WHERE user = ? ORDER BY match`);
  }

  put(plan: StoredPlan): Promise<void> {
    return this.#write([PUT_SQL, plan.match, plan.user, ...columnValues(plan)]);
  }

  replace(id: string, plan: StoredPlan): Promise<void> {
    return this.#write([REPLACE_SQL, ...columnValues(plan), plan.match, plan.user, id]);
  }

  async find(match: MatchId, user: UserId): Promise<StoredPlan | null> {
    const row = this.#select.get(match, user);
    return row ? planFromRow(row) : null;
  }

  remove(match: MatchId, user: UserId): Promise<void> {
    return this.#write(['DELETE FROM plans WHERE match = ? AND user = ?', match, user]);
  }

  removeAfterMove(
    match: MatchId,
    user: UserId,
    { version, key }: { readonly version: number; readonly key: string | null },
  ): Promise<void> {
    // A move without a key is not a plan's move.
    const own = key ?? '';
    return this.#write([REMOVE_AFTER_MOVE_SQL, match, user, version, own, own]);
  }

  removeAll(match: MatchId): Promise<void> {
    return this.#write(['DELETE FROM plans WHERE match = ?', match]);
  }

  setTurn(match: MatchId, users: readonly UserId[], at: number): Promise<void> {
    return this.#write([SET_TURN_SQL, JSON.stringify(users), at, match]);
  }

  postpone({ match, user, id }: StoredPlan, until: number): Promise<void> {
    return this.#write(['UPDATE plans SET due_at = ? WHERE match = ? AND user = ? AND id = ?', until, match, user, id]);
  }

  async due(now: number, limit: number): Promise<StoredPlan[]> {
    return this.#selectDue.all(now, limit).map(planFromRow);
  }

  async repair(): Promise<void> {
    await this.#writer.write([[REPAIR_TURNS_SQL], [REMOVE_OVER_SQL]]);
  }

  async plansOf(user: UserId): Promise<StoredPlan[]> {
    return this.#selectByUser.all(user).map(planFromRow);
  }

  eraseUser(user: UserId): Promise<void> {
    return this.#write(['DELETE FROM plans WHERE user = ?', user]);
  }

  async #write(statement: SqlStatement): Promise<void> {
    await this.#writer.write([statement]);
  }
}

function columnValues({ id, lastId, version, lines, state, delayMs }: StoredPlan): SqlValue[] {
  return [id, lastId, version, JSON.stringify(lines), state, delayMs];
}
