import type { NotificationChannel, UserId } from '@safehouse/protocol';
import {
  type NotificationKey,
  type NotificationStore,
  type NotificationSwitch,
  parseSwitches,
  type QueuedNotification,
  type SendCount,
  type UserReach,
} from '../notification-store.ts';
import type { Query, SqliteReader } from './statements.ts';
import type { SqliteWriter, SqlStatement } from './writer.ts';

interface ReachRow {
  readonly user: UserId;
  readonly hasPush: number;
  readonly hasEmail: number;
  readonly off: string | null;
}

const USER_TABLES = ['push_subscriptions', 'notifications', 'notification_sends', 'notification_switches'];

const COLUMNS = 'user, channel, event, about, at, due_at AS dueAt';
const KEY_SQL = 'user = ? AND channel = ? AND event = ? AND about = ?';

const REACH_SQL = `SELECT each.value AS user,
  EXISTS (SELECT 1 FROM push_subscriptions WHERE push_subscriptions.user = each.value) AS hasPush,
  EXISTS (SELECT 1 FROM emails WHERE emails.user = each.value AND address IS NOT NULL) AS hasEmail,
  (SELECT off FROM notification_switches WHERE notification_switches.user = each.value) AS off
  FROM json_each(?) AS each`;

const COUNT_SQL = `INSERT INTO notification_sends (user, channel, last_at, day, count) VALUES (?, ?, ?, ?, ?)
  ON CONFLICT (user, channel) DO UPDATE SET last_at = excluded.last_at, day = excluded.day, count = excluded.count`;

export class SqliteNotificationStore implements NotificationStore {
  readonly #writer: SqliteWriter;
  readonly #selectReach: Query<ReachRow>;
  readonly #selectDueUsers: Query<{ user: UserId }>;
  readonly #selectDue: Query<QueuedNotification>;
  readonly #selectCount: Query<SendCount>;
  readonly #selectQueued: Query<QueuedNotification>;

  constructor(reader: SqliteReader, writer: SqliteWriter) {
    this.#writer = writer;
    this.#selectReach = reader.prepare(REACH_SQL);
    this.#selectDueUsers = reader.prepare(`SELECT user FROM notifications WHERE channel = ? AND due_at <= ?
      GROUP BY user ORDER BY min(due_at), user LIMIT ?`);
    this.#selectDue = reader.prepare(`SELECT ${COLUMNS} FROM notifications
      WHERE user = ? AND channel = ? AND due_at <= ? ORDER BY at, event, about`);
    this.#selectCount = reader.prepare(
      'SELECT last_at AS lastAt, day, count FROM notification_sends WHERE user = ? AND channel = ?',
    );
    this.#selectQueued = reader.prepare(`SELECT ${COLUMNS} FROM notifications WHERE user = ?
      ORDER BY at, channel, event, about`);
  }

  async reachOf(users: readonly UserId[]): Promise<UserReach[]> {
    const rows = this.#selectReach.all(JSON.stringify(users));
    return rows.map(({ user, hasPush, hasEmail, off }) => ({
      user,
      hasPush: hasPush === 1,
      hasEmail: hasEmail === 1,
      off: parseSwitches(off),
    }));
  }

  async setOff(user: UserId, off: readonly NotificationSwitch[]): Promise<void> {
    const sql = 'INSERT OR REPLACE INTO notification_switches (user, off) VALUES (?, ?)';
    await this.#writer.write([[sql, user, JSON.stringify(off)]]);
  }

  async enqueue(notifications: readonly QueuedNotification[]): Promise<void> {
    const sql = `INSERT OR IGNORE INTO notifications (user, channel, event, about, at, due_at)
      VALUES (?, ?, ?, ?, ?, ?)`;
    await this.#writer.write(notifications.map((each): SqlStatement => [sql, ...keyOf(each), each.at, each.dueAt]));
  }

  async dueUsers(channel: NotificationChannel, now: number, limit: number): Promise<UserId[]> {
    return this.#selectDueUsers.all(channel, now, limit).map(({ user }) => user);
  }

  async claim(
    { user, channel }: Pick<NotificationKey, 'user' | 'channel'>,
    { now, until }: { readonly now: number; readonly until: number },
  ): Promise<QueuedNotification[]> {
    const due = this.#selectDue.all(user, channel, now);
    const sql = `UPDATE notifications SET due_at = ? WHERE ${KEY_SQL} AND due_at <= ?`;
    const outcome = await this.#writer.write(due.map((each): SqlStatement => [sql, until, ...keyOf(each), now]));
    const changes = outcome === 'conflict' ? [] : outcome.changes;
    return due.filter((_, i) => changes[i] === 1).map((row) => ({ ...row, dueAt: until }));
  }

  async postpone(notifications: readonly NotificationKey[], until: number): Promise<void> {
    const sql = `UPDATE notifications SET due_at = ? WHERE ${KEY_SQL}`;
    await this.#writer.write(notifications.map((each): SqlStatement => [sql, until, ...keyOf(each)]));
  }

  async remove(notifications: readonly NotificationKey[]): Promise<void> {
    await this.#writer.write(notifications.map(deleteStatement));
  }

  async sendCountOf(user: UserId, channel: NotificationChannel): Promise<SendCount | null> {
    const row = this.#selectCount.get(user, channel);
    return row ? { ...row } : null;
  }

  async recordSent(notifications: readonly NotificationKey[], { lastAt, day, count }: SendCount): Promise<void> {
    const [{ user, channel }] = notifications;
    await this.#writer.write([...notifications.map(deleteStatement), [COUNT_SQL, user, channel, lastAt, day, count]]);
  }

  async queuedFor(user: UserId): Promise<QueuedNotification[]> {
    return this.#selectQueued.all(user).map((row) => ({ ...row }));
  }

  async eraseUser(user: UserId): Promise<void> {
    await this.#writer.write([
      ['DELETE FROM notifications WHERE user = ? OR about = ?', user, user],
      ['DELETE FROM notification_sends WHERE user = ?', user],
      ['DELETE FROM notification_switches WHERE user = ?', user],
    ]);
  }

  async deleteOfGoneUsers(): Promise<void> {
    await this.#writer.write(
      USER_TABLES.map(
        (table): SqlStatement => [
          `DELETE FROM ${table} WHERE NOT EXISTS (SELECT 1 FROM users WHERE id = ${table}.user AND name IS NOT NULL)`,
        ],
      ),
    );
  }
}

function keyOf({ user, channel, event, about }: NotificationKey): readonly [string, string, string, string] {
  return [user, channel, event, about];
}

function deleteStatement(key: NotificationKey): SqlStatement {
  return [`DELETE FROM notifications WHERE ${KEY_SQL}`, ...keyOf(key)];
}
