import type { UserId } from '@safehouse/protocol';
import { type ClubPostStore, MAX_POSTS, type NewPost, type PostPage, type StoredPost } from '../club-post-store.ts';
import type { ClubId } from '../club-store.ts';
import type { PostgresClient } from './postgres-client.ts';

export class PostgresClubPostStore implements ClubPostStore {
  readonly #client: PostgresClient;

  constructor(client: PostgresClient) {
    this.#client = client;
  }

  async add({ club, at, user, key, text }: NewPost): Promise<number | null> {
    const [row] = await this.#client.queryWithRetry(
      (sql) => sql<{ n: number | null }[]>`
        SELECT add_club_post(${club}, ${at}, ${user}, ${key}, ${text}, ${MAX_POSTS}) AS n`,
    );
    return row.n;
  }

  async find(club: ClubId, n: number): Promise<StoredPost | null> {
    const [row] = await this.#client.queryWithRetry(
      (sql) => sql<StoredPost[]>`SELECT n, at, "user", text FROM club_posts WHERE club = ${club} AND n = ${n}`,
    );
    return row ?? null;
  }

  async list(club: ClubId, { before, limit, without }: PostPage): Promise<StoredPost[]> {
    const rows = await this.#client.queryWithRetry(
      (sql) => sql<StoredPost[]>`
        SELECT n, at, "user", text FROM club_posts
        WHERE club = ${club} AND n < ${before} AND text IS NOT NULL
          AND "user" NOT IN (SELECT json_array_elements_text(${JSON.stringify(without)}::text::json))
        ORDER BY n DESC LIMIT ${limit}`,
    );
    return [...rows];
  }

  async remove(club: ClubId, n: number): Promise<boolean> {
    const rows = await this.#client.queryWithRetry(
      (sql) => sql`UPDATE club_posts SET text = NULL WHERE club = ${club} AND n = ${n} RETURNING 1`,
    );
    return rows.length > 0;
  }

  async postsOf(user: UserId): Promise<(StoredPost & { readonly club: ClubId })[]> {
    const rows = await this.#client.queryWithRetry(
      (sql) => sql<(StoredPost & { club: ClubId })[]>`
        SELECT club, n, at, "user", text FROM club_posts WHERE "user" = ${user} ORDER BY at, club COLLATE "C", n`,
    );
    return [...rows];
  }

  async eraseUser(user: UserId): Promise<void> {
    await this.#client.queryWithRetry((sql) => sql`UPDATE club_posts SET text = NULL WHERE "user" = ${user}`);
  }
}
