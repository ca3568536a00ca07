import type { UserId } from '@safehouse/protocol';
import { type AddressStore, type FlagRow, flagFromRow, type RatingFlag } from '../address-store.ts';
import type { Query, SqliteReader } from './statements.ts';
import type { SqliteWriter } from './writer.ts';

export class SqliteAddressStore implements AddressStore {
  readonly #writer: SqliteWriter;
  readonly #selectByUser: Query<{ address: string; at: number }>;
  readonly #selectSharing: Query<{ user: UserId }>;
  readonly #selectFlags: Query<FlagRow>;

  constructor(reader: SqliteReader, writer: SqliteWriter) {
    this.#writer = writer;
    this.#selectByUser = reader.prepare('SELECT address, at FROM addresses WHERE user = ? ORDER BY at');
    this.#selectSharing = reader.prepare(`SELECT DISTINCT one.user FROM addresses AS one
       JOIN addresses AS other ON other.address = one.address AND other.user <> one.user
       WHERE one.user IN (SELECT value FROM json_each(?1)) AND other.user IN (SELECT value FROM json_each(?1))
       AND one.at >= ?2 AND other.at >= ?2 ORDER BY one.user`);
    this.#selectFlags = reader.prepare(
      'SELECT match, game, mode, at, users, is_rated FROM rating_flags ORDER BY at DESC, match LIMIT ?',
    );
  }

  async recordUse(user: UserId, address: string, at: number): Promise<void> {
    const sql = `INSERT INTO addresses (user, address, at) VALUES (?, ?, ?)
      ON CONFLICT DO UPDATE SET at = excluded.at`;
    await this.#writer.write([[sql, user, address, at]]);
  }

  async addressesOf(user: UserId): Promise<{ address: string; at: number }[]> {
    return this.#selectByUser.all(user).map(({ address, at }) => ({ address, at }));
  }

  async usersSharingAddress(users: readonly UserId[], since: number): Promise<UserId[]> {
    return this.#selectSharing.all(JSON.stringify(users), since).map(({ user }) => user);
  }

  async addFlag({ match, game, mode, at, users, isRated }: RatingFlag): Promise<void> {
    const sql = `INSERT OR IGNORE INTO rating_flags (match, game, mode, at, users, is_rated)
      VALUES (?, ?, ?, ?, ?, ?)`;
    await this.#writer.write([[sql, match, game, mode, at, JSON.stringify(users), Number(isRated)]]);
  }

  async flags(limit: number): Promise<RatingFlag[]> {
    return this.#selectFlags.all(limit).map(flagFromRow);
  }

  async deleteExpired(before: { readonly addresses: number; readonly flags: number }): Promise<void> {
    await this.#writer.write([
      ['DELETE FROM addresses WHERE at < ?', before.addresses],
      ['DELETE FROM rating_flags WHERE at < ?', before.flags],
    ]);
  }

  async eraseUser(user: UserId): Promise<void> {
    await this.#writer.write([['DELETE FROM addresses WHERE user = ?', user]]);
  }
}
