import type { UserId } from '@safehouse/protocol';
import type { AdminAction, ModerationStore, NetworkBan, StoredReport } from '../moderation-store.ts';
import type { Query, SqliteReader } from './statements.ts';
import type { SqliteWriter, SqlStatement } from './writer.ts';

const SET_SETTING_SQL = `INSERT INTO settings (name, value) VALUES ('switches', ?)
  ON CONFLICT (name) DO UPDATE SET value = excluded.value`;

export class SqliteModerationStore implements ModerationStore {
  readonly #writer: SqliteWriter;
  readonly #selectOpenReports: Query<StoredReport>;
  readonly #selectClosedReports: Query<StoredReport>;
  readonly #selectReportsBy: Query<StoredReport>;
  readonly #selectActions: Query<AdminAction>;
  readonly #selectBans: Query<NetworkBan>;
  readonly #selectMute: Query<{ until: number }>;
  readonly #selectSwitches: Query<{ value: string }>;

  constructor(reader: SqliteReader, writer: SqliteWriter) {
    this.#writer = writer;
    this.#selectOpenReports = reader.prepare(`SELECT * FROM reports WHERE state = 'open' ORDER BY at, id LIMIT ?`);
    this.#selectClosedReports = reader.prepare(
      `SELECT * FROM reports WHERE state = 'closed' ORDER BY at DESC, id LIMIT ?`,
    );
    this.#selectReportsBy = reader.prepare('SELECT * FROM reports WHERE author = ? ORDER BY at, id');
    this.#selectActions = reader.prepare('SELECT * FROM admin_actions ORDER BY at DESC, id LIMIT ?');
    this.#selectBans = reader.prepare(
      'SELECT * FROM network_bans WHERE until IS NULL OR until > ? ORDER BY at DESC, network',
    );
    this.#selectMute = reader.prepare('SELECT until FROM mutes WHERE user = ?');
    this.#selectSwitches = reader.prepare(`SELECT value FROM settings WHERE name = 'switches'`);
  }

  async addReport(report: StoredReport): Promise<void> {
    const { id, at, author, about, match, line, channel, club, post, tournament, reason, text, state } = report;
    const place = [match, line, channel, club, post, tournament];
    const sql = `INSERT INTO reports (id, at, author, about, match, line, channel, club, post, tournament, reason, text,
      state) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
    await this.#writer.write([[sql, id, at, author, about, ...place, reason, text, state]]);
  }

  async reports(state: StoredReport['state'], limit: number): Promise<StoredReport[]> {
    const query = state === 'open' ? this.#selectOpenReports : this.#selectClosedReports;
    return query.all(limit).map((row) => ({ ...row }));
  }

  closeReport(id: string): Promise<boolean> {
    return this.#changes([`UPDATE reports SET state = 'closed' WHERE id = ? AND state = 'open'`, id]);
  }

  async closeReportsBy(author: UserId): Promise<void> {
    await this.#writer.write([[`UPDATE reports SET state = 'closed' WHERE author = ? AND state = 'open'`, author]]);
  }

  async reportsBy(author: UserId): Promise<StoredReport[]> {
    return this.#selectReportsBy.all(author).map((row) => ({ ...row }));
  }

  async logAction({ id, at, author, action, target, detail }: AdminAction): Promise<void> {
    const sql = 'INSERT INTO admin_actions (id, at, author, action, target, detail) VALUES (?, ?, ?, ?, ?, ?)';
    await this.#writer.write([[sql, id, at, author, action, target, detail]]);
  }

  async latestActions(limit: number): Promise<AdminAction[]> {
    return this.#selectActions.all(limit).map((row) => ({ ...row }));
  }

  async banNetwork({ network, at, until }: NetworkBan): Promise<void> {
    const sql = `INSERT INTO network_bans (network, at, until) VALUES (?, ?, ?)
      ON CONFLICT (network) DO UPDATE SET at = excluded.at, until = excluded.until`;
    await this.#writer.write([[sql, network, at, until]]);
  }

  unbanNetwork(network: string): Promise<boolean> {
    return this.#changes(['DELETE FROM network_bans WHERE network = ?', network]);
  }

  async networkBans(now: number): Promise<NetworkBan[]> {
    return this.#selectBans.all(now).map((row) => ({ ...row }));
  }

  async mute(user: UserId, until: number | null): Promise<void> {
    const insert: SqlStatement = ['INSERT INTO mutes (user, until) VALUES (?, ?)', user, until];
    await this.#writer.write([['DELETE FROM mutes WHERE user = ?', user], ...(until === null ? [] : [insert])]);
  }

  async mutedUntil(user: UserId): Promise<number | null> {
    return this.#selectMute.get(user)?.until ?? null;
  }

  async switches(): Promise<string | null> {
    return this.#selectSwitches.get()?.value ?? null;
  }

  async storeSwitches(json: string): Promise<void> {
    await this.#writer.write([[SET_SETTING_SQL, json]]);
  }

  async eraseUser(user: UserId): Promise<void> {
    await this.#writer.write([
      ['DELETE FROM reports WHERE author = ?', user],
      ['DELETE FROM mutes WHERE user = ?', user],
    ]);
  }

  async #changes(statement: SqlStatement): Promise<boolean> {
    const written = await this.#writer.write([statement]);
    return written !== 'conflict' && written.changes[0] > 0;
  }
}
