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
import type { Sql } from './connection-pool.ts';
import type { PostgresClient } from './postgres-client.ts';

interface ReachRow extends Omit<UserReach, 'off'> {
  readonly off: string | null;
}

const columns = (sql: Sql) => sql`"user", channel, event, about, at, due_at AS "dueAt"`;

/** The rows of these keys, as a table named `key`. */
const keys = (sql: Sql, notifications: readonly NotificationKey[]) => sql`
  json_to_recordset(${JSON.stringify(notifications)}::text::json)
    AS key("user" text, channel text, event text, about text)`;

const isKey = (sql: Sql) => sql`
  notifications."user" = key."user" AND notifications.channel = key.channel
  AND notifications.event = key.event AND notifications.about = key.about`;

export class PostgresNotificationStore implements NotificationStore {
  readonly #client: PostgresClient;

  constructor(client: PostgresClient) {
    this.#client = client;
  }

  async reachOf(users: readonly UserId[]): Promise<UserReach[]> {
    const rows = await this.#client.queryWithRetry(
      (sql) => sql<ReachRow[]>`
        SELECT each AS "user",
          EXISTS (SELECT 1 FROM push_subscriptions WHERE push_subscriptions."user" = each) AS "hasPush",
          EXISTS (SELECT 1 FROM emails WHERE emails."user" = each AND address IS NOT NULL) AS "hasEmail",
          (SELECT off FROM notification_switches WHERE notification_switches."user" = each) AS off
        FROM json_array_elements_text(${JSON.stringify(users)}::text::json) AS each`,
    );
    return rows.map(({ off, ...reach }) => ({ ...reach, off: parseSwitches(off) }));
  }

  async setOff(user: UserId, off: readonly NotificationSwitch[]): Promise<void> {
    await this.#client.queryWithRetry(
      (sql) => sql`
        INSERT INTO notification_switches ("user", off) VALUES (${user}, ${JSON.stringify(off)})
        ON CONFLICT ("user") DO UPDATE SET off = excluded.off`,
    );
  }

  async enqueue(notifications: readonly QueuedNotification[]): Promise<void> {
    await this.#client.queryWithRetry(
      (sql) => sql`
        INSERT INTO notifications ("user", channel, event, about, at, due_at)
        SELECT "user", channel, event, about, at, "dueAt"
        FROM json_to_recordset(${JSON.stringify(notifications)}::text::json)
          AS added("user" text, channel text, event text, about text, at bigint, "dueAt" bigint)
        ORDER BY "user", channel, event, about
        ON CONFLICT DO NOTHING`,
    );
  }

  async dueUsers(channel: NotificationChannel, now: number, limit: number): Promise<UserId[]> {
    const rows = await this.#client.queryWithRetry(
      (sql) => sql<{ user: UserId }[]>`
        SELECT "user" FROM notifications WHERE channel = ${channel} AND due_at <= ${now}
        GROUP BY "user" ORDER BY min(due_at), "user" COLLATE "C" LIMIT ${limit}`,
    );
    return rows.map(({ user }) => user);
  }

  /** Not retried: what was claimed without an answer is due again at `until`. */
  async claim(
    { user, channel }: Pick<NotificationKey, 'user' | 'channel'>,
    { now, until }: { readonly now: number; readonly until: number },
  ): Promise<QueuedNotification[]> {
    const rows = await this.#client.queryOnce(
      (sql) => sql<QueuedNotification[]>`
        WITH claimed AS (
          UPDATE notifications SET due_at = ${until}
          WHERE "user" = ${user} AND channel = ${channel} AND due_at <= ${now} RETURNING *
        )
        SELECT ${columns(sql)} FROM claimed ORDER BY at, event COLLATE "C", about COLLATE "C"`,
    );
    return [...rows];
  }

  async postpone(notifications: readonly NotificationKey[], until: number): Promise<void> {
    await this.#client.queryWithRetry(
      (sql) => sql`UPDATE notifications SET due_at = ${until} FROM ${keys(sql, notifications)} WHERE ${isKey(sql)}`,
    );
  }

  async remove(notifications: readonly NotificationKey[]): Promise<void> {
    await this.#client.queryWithRetry(
      (sql) => sql`DELETE FROM notifications USING ${keys(sql, notifications)} WHERE ${isKey(sql)}`,
    );
  }

  async sendCountOf(user: UserId, channel: NotificationChannel): Promise<SendCount | null> {
    const [row] = await this.#client.queryWithRetry(
      (sql) => sql<SendCount[]>`
        SELECT last_at AS "lastAt", day, count FROM notification_sends
        WHERE "user" = ${user} AND channel = ${channel}`,
    );
    return row ?? null;
  }

  async recordSent(notifications: readonly NotificationKey[], { lastAt, day, count }: SendCount): Promise<void> {
    const [{ user, channel }] = notifications;
    await this.#client.queryWithRetry(
      (sql) => sql`
        WITH sent AS (DELETE FROM notifications USING ${keys(sql, notifications)} WHERE ${isKey(sql)})
        INSERT INTO notification_sends ("user", channel, last_at, day, count)
        VALUES (${user}, ${channel}, ${lastAt}, ${day}, ${count})
        ON CONFLICT ("user", channel) DO UPDATE
        SET last_at = excluded.last_at, day = excluded.day, count = excluded.count`,
    );
  }

  async queuedFor(user: UserId): Promise<QueuedNotification[]> {
    const rows = await this.#client.queryWithRetry(
      (sql) => sql<QueuedNotification[]>`
        SELECT ${columns(sql)} FROM notifications WHERE "user" = ${user}
        ORDER BY at, channel COLLATE "C", event COLLATE "C", about COLLATE "C"`,
    );
    return [...rows];
  }

  async eraseUser(user: UserId): Promise<void> {
    await this.#client.queryWithRetry(
      (sql) => sql`
        WITH queued AS (DELETE FROM notifications WHERE "user" = ${user} OR about = ${user}),
          counted AS (DELETE FROM notification_sends WHERE "user" = ${user})
        DELETE FROM notification_switches WHERE "user" = ${user}`,
    );
  }

  async deleteOfGoneUsers(): Promise<void> {
    const isGone = (sql: Sql) => sql`NOT EXISTS (SELECT 1 FROM users WHERE id = "user" AND name IS NOT NULL)`;
    await this.#client.queryWithRetry(
      (sql) => sql`
        WITH pushed AS (DELETE FROM push_subscriptions WHERE ${isGone(sql)}),
          queued AS (DELETE FROM notifications WHERE ${isGone(sql)}),
          counted AS (DELETE FROM notification_sends WHERE ${isGone(sql)})
        DELETE FROM notification_switches WHERE ${isGone(sql)}`,
    );
  }
}
