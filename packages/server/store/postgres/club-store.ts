import type { UserId } from '@safehouse/protocol';
import { CLUB_COLUMNS, type ClubRow, clubFromRow, type OwnClubRow, ROLE_ORDER_SQL } from '../club-rows.ts';
import type {
  ClubChanges,
  ClubId,
  ClubLimits,
  ClubStore,
  Departure,
  NewClub,
  StoredClub,
  StoredMember,
} from '../club-store.ts';
import { nameSkeleton } from '../name-skeleton.ts';
import type { PostgresClient } from './postgres-client.ts';

/** Changes of membership are database functions: they lock the club, so that servers take turns. */
export class PostgresClubStore implements ClubStore {
  readonly #client: PostgresClient;

  constructor(client: PostgresClient) {
    this.#client = client;
  }

  async create(club: NewClub, { perUser, total }: ClubLimits): Promise<'stored' | 'name-taken' | 'too-many'> {
    const { id, name, nameKey, description, access, invitation, createdAt, founder } = club;
    const [row] = await this.#client.queryWithRetry(
      (sql) => sql<{ outcome: 'stored' | 'name-taken' | 'too-many' }[]>`
        SELECT create_club(${id}, ${name}, ${nameKey}, ${nameSkeleton(name)}, ${description}, ${access}, ${invitation},
          ${createdAt}, ${founder}, ${perUser}, ${total}) AS outcome`,
    );
    return row.outcome;
  }

  async find(id: ClubId): Promise<StoredClub | null> {
    const [row] = await this.#client.queryWithRetry((sql) =>
      sql.unsafe<ClubRow[]>(`SELECT ${CLUB_COLUMNS} FROM clubs WHERE id = $1`, [id]),
    );
    return row ? clubFromRow(row) : null;
  }

  async scheduleAnnouncement(id: ClubId, now: number, gapMs: number): Promise<number> {
    const [row] = await this.#client.queryWithRetry(
      (sql) => sql<{ announced_at: number }[]>`
        UPDATE clubs SET announced_at = CASE WHEN announced_at > ${now} THEN announced_at
          ELSE greatest(${now}::bigint, announced_at + ${gapMs}::bigint) END
        WHERE id = ${id} RETURNING announced_at`,
    );
    return row?.announced_at ?? now;
  }

  async update(id: ClubId, changes: ClubChanges): Promise<'stored' | 'conflict'> {
    const { name = null, nameKey = null, description = null, access = null, invitation = null } = changes;
    const skeleton = name === null ? null : nameSkeleton(name);
    const outcome = await this.#client.queryOrConflict(
      (sql) => sql`
        UPDATE clubs SET name = coalesce(${name}, name), name_key = coalesce(${nameKey}, name_key),
          skeleton = coalesce(${skeleton}, skeleton), description = coalesce(${description}, description), access = coalesce(${access}, access),
          invitation = coalesce(${invitation}, invitation)
        WHERE id = ${id}`,
    );
    return outcome === 'conflict' ? 'conflict' : 'stored';
  }

  async delete(id: ClubId): Promise<void> {
    await this.#client.queryWithRetry(
      (sql) => sql`
        WITH members AS (DELETE FROM club_members WHERE club = ${id}),
          posts AS (DELETE FROM club_posts WHERE club = ${id})
        DELETE FROM clubs WHERE id = ${id}`,
    );
  }

  async listOpen(nameKey: string, limit: number): Promise<StoredClub[]> {
    const rows = await this.#client.queryWithRetry((sql) =>
      sql.unsafe<ClubRow[]>(
        `SELECT ${CLUB_COLUMNS} FROM clubs WHERE access = 'open' AND strpos(name_key, $1) > 0
         ORDER BY member_count DESC, created_at, id COLLATE "C" LIMIT $2`,
        [nameKey, limit],
      ),
    );
    return rows.map(clubFromRow);
  }

  async listOf(user: UserId): ReturnType<ClubStore['listOf']> {
    const rows = await this.#client.queryWithRetry((sql) =>
      sql.unsafe<OwnClubRow[]>(
        `SELECT ${CLUB_COLUMNS}, role, since FROM club_members JOIN clubs ON clubs.id = club_members.club
         WHERE "user" = $1 AND role <> 'barred' ORDER BY since, id COLLATE "C"`,
        [user],
      ),
    );
    return rows.map((row) => ({ ...clubFromRow(row), role: row.role, since: row.since }));
  }

  async memberOf(club: ClubId, user: UserId): Promise<StoredMember | null> {
    const [row] = await this.#client.queryWithRetry(
      (sql) => sql<StoredMember[]>`
        SELECT club, "user", role, since FROM club_members WHERE club = ${club} AND "user" = ${user}`,
    );
    return row ?? null;
  }

  async membersOf(club: ClubId): Promise<StoredMember[]> {
    const rows = await this.#client.queryWithRetry((sql) =>
      sql.unsafe<StoredMember[]>(
        `SELECT club, "user", role, since FROM club_members WHERE club = $1
         ORDER BY ${ROLE_ORDER_SQL}, since, "user" COLLATE "C"`,
        [club],
      ),
    );
    return [...rows];
  }

  async join(
    { club, user, since }: Omit<StoredMember, 'role'>,
    maxMembers: number,
  ): Promise<'stored' | 'full' | 'barred' | 'missing'> {
    const [row] = await this.#client.queryWithRetry(
      (sql) => sql<{ outcome: 'stored' | 'full' | 'barred' | 'missing' }[]>`
        SELECT join_club(${club}, ${user}, ${since}, ${maxMembers}) AS outcome`,
    );
    return row.outcome;
  }

  async setRole(club: ClubId, user: UserId, role: 'organiser' | 'member'): Promise<boolean> {
    const rows = await this.#client.queryWithRetry(
      (sql) => sql`
        UPDATE club_members SET role = ${role}
        WHERE club = ${club} AND "user" = ${user} AND role IN ('organiser', 'member') RETURNING 1`,
    );
    return rows.length > 0;
  }

  async handOver(club: ClubId, from: UserId, to: UserId): Promise<boolean> {
    const [row] = await this.#client.queryOnce(
      (sql) => sql<{ is_done: boolean }[]>`SELECT hand_over_club(${club}, ${from}, ${to}) AS is_done`,
    );
    return row.is_done;
  }

  async depart({ club, user, type, at }: Departure): Promise<boolean> {
    const [row] = await this.#client.queryOnce(
      (sql) => sql<{ is_done: boolean }[]>`SELECT depart_club(${club}, ${user}, ${type}, ${at}) AS is_done`,
    );
    return row.is_done;
  }

  async readmit(club: ClubId, user: UserId): Promise<void> {
    await this.#client.queryWithRetry(
      (sql) => sql`DELETE FROM club_members WHERE club = ${club} AND "user" = ${user} AND role = 'barred'`,
    );
  }

  async barredFrom(user: UserId): Promise<ClubId[]> {
    const rows = await this.#client.queryWithRetry(
      (sql) => sql<{ club: ClubId }[]>`
        SELECT club FROM club_members WHERE "user" = ${user} AND role = 'barred' ORDER BY club COLLATE "C"`,
    );
    return rows.map(({ club }) => club);
  }

  async eraseUser(user: UserId): Promise<void> {
    for (const { id } of await this.listOf(user)) await this.depart({ club: id, user, type: 'left', at: 0 });
    await this.#client.queryWithRetry((sql) => sql`DELETE FROM club_members WHERE "user" = ${user}`);
  }
}
