import type { UserId } from '@safehouse/protocol';
import { type ClubPostStore, MAX_POSTS, type NewPost, type PostPage, type StoredPost } from '../club-post-store.ts';
import type { ClubId } from '../club-store.ts';
import type { Query, SqliteReader } from './statements.ts';
import type { SqliteWriter } from './writer.ts';

const INSERT_SQL = `
  INSERT INTO club_posts (club, n, at, user, key, text)
  SELECT ?1, coalesce((SELECT max(n) FROM club_posts WHERE club = ?1), 0) + 1, ?2, ?3, ?4, ?5
  WHERE EXISTS (SELECT 1 FROM club_members WHERE club = ?1 AND user = ?3 AND role <> 'barred')`;

const TRIM_SQL = `
  DELETE FROM club_posts WHERE club = ?1 AND n <= (SELECT max(n) FROM club_posts WHERE club = ?1) - ${MAX_POSTS}`;

export class SqliteClubPostStore implements ClubPostStore {
  readonly #writer: SqliteWriter;
  readonly #selectByKey: Query<{ n: number }>;
  readonly #selectOne: Query<StoredPost>;
  readonly #selectPage: Query<StoredPost>;
  readonly #selectByUser: Query<StoredPost & { club: ClubId }>;

  constructor(reader: SqliteReader, writer: SqliteWriter) {
    this.#writer = writer;
    this.#selectByKey = reader.prepare('SELECT n FROM club_posts WHERE club = ? AND user = ? AND key = ?');
    this.#selectOne = reader.prepare('SELECT n, at, user, text FROM club_posts WHERE club = ? AND n = ?');
    this.#selectPage = reader.prepare(`SELECT n, at, user, text FROM club_posts
      WHERE club = ? AND n < ? AND text IS NOT NULL AND user NOT IN (SELECT value FROM json_each(?))
      ORDER BY n DESC LIMIT ?`);
    this.#selectByUser = reader.prepare(
      'SELECT club, n, at, user, text FROM club_posts WHERE user = ? ORDER BY at, club, n',
    );
  }

  async add({ club, at, user, key, text }: NewPost): Promise<number | null> {
    // A violated constraint: the same request has been stored before.
    await this.#writer.write([
      [INSERT_SQL, club, at, user, key, text],
      [TRIM_SQL, club],
    ]);
    return this.#selectByKey.get(club, user, key)?.n ?? null;
  }

  async find(club: ClubId, n: number): Promise<StoredPost | null> {
    const row = this.#selectOne.get(club, n);
    return row ? { ...row } : null;
  }

  async list(club: ClubId, { before, limit, without }: PostPage): Promise<StoredPost[]> {
    return this.#selectPage.all(club, before, JSON.stringify(without), limit).map((row) => ({ ...row }));
  }

  async remove(club: ClubId, n: number): Promise<boolean> {
    const sql = 'UPDATE club_posts SET text = NULL WHERE club = ? AND n = ?';
    const written = await this.#writer.write([[sql, club, n]]);
    return written !== 'conflict' && written.changes[0] > 0;
  }

  async postsOf(user: UserId): Promise<(StoredPost & { readonly club: ClubId })[]> {
    return this.#selectByUser.all(user).map((row) => ({ ...row }));
  }

  async eraseUser(user: UserId): Promise<void> {
    await this.#writer.write([['UPDATE club_posts SET text = NULL WHERE user = ?', user]]);
  }
}
