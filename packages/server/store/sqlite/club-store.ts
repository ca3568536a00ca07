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
import type { Query, SqliteReader } from './statements.ts';
import type { SqliteWriter, SqlStatement } from './writer.ts';

export class SqliteClubStore implements ClubStore {
  readonly #writer: SqliteWriter;
  readonly #selectClub: Query<ClubRow>;
  readonly #selectAnnounced: Query<{ readonly announced_at: number }>;
  readonly #selectOpen: Query<ClubRow>;
  readonly #selectByUser: Query<OwnClubRow>;
  readonly #selectMember: Query<StoredMember>;
  readonly #selectMembers: Query<StoredMember>;
  readonly #selectBarred: Query<{ club: ClubId }>;

  constructor(reader: SqliteReader, writer: SqliteWriter) {
    this.#writer = writer;
    this.#selectClub = reader.prepare(`SELECT ${CLUB_COLUMNS} FROM clubs WHERE id = ?`);
    this.#selectAnnounced = reader.prepare('SELECT announced_at FROM clubs WHERE id = ?');
    this.#selectOpen = reader.prepare(`SELECT ${CLUB_COLUMNS} FROM clubs
      WHERE access = 'open' AND instr(name_key, ?) > 0 ORDER BY member_count DESC, created_at, id LIMIT ?`);
    this.#selectByUser = reader.prepare(`SELECT ${CLUB_COLUMNS}, role, since FROM club_members
      JOIN clubs ON clubs.id = club_members.club WHERE user = ? AND role <> 'barred' ORDER BY since, id`);
    this.#selectMember = reader.prepare('SELECT club, user, role, since FROM club_members WHERE club = ? AND user = ?');
    this.#selectMembers = reader.prepare(`SELECT club, user, role, since FROM club_members WHERE club = ?
      ORDER BY ${ROLE_ORDER_SQL}, since, user`);
    this.#selectBarred = reader.prepare(
      `SELECT club FROM club_members WHERE user = ? AND role = 'barred' ORDER BY club`,
    );
  }

  async create(club: NewClub, { perUser, total }: ClubLimits): Promise<'stored' | 'name-taken' | 'too-many'> {
    const { id, name, nameKey, description, access, invitation, createdAt, founder } = club;
    const outcome = await this.#writer.write([
      [
        INSERT_CLUB_SQL,
        id,
        name,
        nameKey,
        description,
        access,
        invitation,
        createdAt,
        founder,
        perUser,
        total,
        nameSkeleton(name),
      ],
      [INSERT_FOUNDER_SQL, id, founder, createdAt],
    ]);
    if (outcome === 'conflict') return (await this.find(id)) ? 'stored' : 'name-taken';
    return outcome.changes[0] > 0 ? 'stored' : 'too-many';
  }

  async find(id: ClubId): Promise<StoredClub | null> {
    const row = this.#selectClub.get(id);
    return row ? clubFromRow(row) : null;
  }

  async scheduleAnnouncement(id: ClubId, now: number, gapMs: number): Promise<number> {
    const last = this.#selectAnnounced.get(id)?.announced_at ?? 0;
    const next = last > now ? last : Math.max(now, last + gapMs);
    await this.#writer.write([['UPDATE clubs SET announced_at = ? WHERE id = ?', next, id]]);
    return next;
  }

  async update(id: ClubId, changes: ClubChanges): Promise<'stored' | 'conflict'> {
    const { name = null, nameKey = null, description = null, access = null, invitation = null } = changes;
    const skeleton = name === null ? null : nameSkeleton(name);
    const outcome = await this.#writer.write([
      [UPDATE_CLUB_SQL, name, nameKey, skeleton, description, access, invitation, id],
    ]);
    return outcome === 'conflict' ? 'conflict' : 'stored';
  }

  async delete(id: ClubId): Promise<void> {
    await this.#writer.write([['DELETE FROM clubs WHERE id = ?', id], ...ORPHANS_SQL.map(withClub(id))]);
  }

  async listOpen(nameKey: string, limit: number): Promise<StoredClub[]> {
    return this.#selectOpen.all(nameKey, limit).map(clubFromRow);
  }

  async listOf(user: UserId): ReturnType<ClubStore['listOf']> {
    return this.#selectByUser.all(user).map((row) => ({ ...clubFromRow(row), role: row.role, since: row.since }));
  }

  async memberOf(club: ClubId, user: UserId): Promise<StoredMember | null> {
    const row = this.#selectMember.get(club, user);
    return row ? { ...row } : null;
  }

  async membersOf(club: ClubId): Promise<StoredMember[]> {
    return this.#selectMembers.all(club).map((row) => ({ ...row }));
  }

  async join(
    { club, user, since }: Omit<StoredMember, 'role'>,
    maxMembers: number,
  ): Promise<'stored' | 'full' | 'barred' | 'missing'> {
    await this.#writer.write([[JOIN_SQL, club, user, since, maxMembers], countStatement(club)]);
    const known = await this.memberOf(club, user);
    if (known) return known.role === 'barred' ? 'barred' : 'stored';
    return (await this.find(club)) ? 'full' : 'missing';
  }

  setRole(club: ClubId, user: UserId, role: 'organiser' | 'member'): Promise<boolean> {
    return this.#changes([
      [
        `UPDATE club_members SET role = ? WHERE club = ? AND user = ? AND role IN ('organiser', 'member')`,
        role,
        club,
        user,
      ],
    ]);
  }

  handOver(club: ClubId, from: UserId, to: UserId): Promise<boolean> {
    return this.#changes([
      [RESIGN_SQL, club, from, to],
      [APPOINT_SQL, club, to],
    ]);
  }

  depart(departure: Departure): Promise<boolean> {
    return this.#changes(departStatements(departure));
  }

  async readmit(club: ClubId, user: UserId): Promise<void> {
    const sql = `DELETE FROM club_members WHERE club = ? AND user = ? AND role = 'barred'`;
    await this.#writer.write([[sql, club, user]]);
  }

  async barredFrom(user: UserId): Promise<ClubId[]> {
    return this.#selectBarred.all(user).map(({ club }) => club);
  }

  async eraseUser(user: UserId): Promise<void> {
    const clubs = await this.listOf(user);
    await this.#writer.write([
      ...clubs.flatMap(({ id }) => departStatements({ club: id, user, type: 'left', at: 0 })),
      [`DELETE FROM club_members WHERE user = ?`, user],
    ]);
  }

  /** Has the first statement changed anything? */
  async #changes(statements: readonly SqlStatement[]): Promise<boolean> {
    const outcome = await this.#writer.write(statements);
    return outcome !== 'conflict' && outcome.changes[0] > 0;
  }
}

const INSERT_CLUB_SQL = `
  INSERT INTO clubs (id, name, name_key, description, access, invitation, created_at, member_count, skeleton)
  SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, 1, ?11
  WHERE EXISTS (SELECT 1 FROM clubs WHERE id = ?1 OR name_key = ?3 OR skeleton = ?11) OR (
    (SELECT count(*) FROM club_members WHERE user = ?8 AND role = 'founder') < ?9
    AND (SELECT count(*) FROM clubs) < ?10)`;

const INSERT_FOUNDER_SQL = `
  INSERT INTO club_members (club, user, role, since)
  SELECT ?1, ?2, 'founder', ?3 WHERE EXISTS (SELECT 1 FROM clubs WHERE id = ?1)`;

const UPDATE_CLUB_SQL = `
  UPDATE clubs SET name = coalesce(?, name), name_key = coalesce(?, name_key), skeleton = coalesce(?, skeleton),
    description = coalesce(?, description), access = coalesce(?, access), invitation = coalesce(?, invitation)
  WHERE id = ?`;

const JOIN_SQL = `
  INSERT OR IGNORE INTO club_members (club, user, role, since)
  SELECT ?1, ?2, 'member', ?3 FROM clubs WHERE id = ?1 AND member_count < ?4`;

const RESIGN_SQL = `
  UPDATE club_members SET role = 'organiser' WHERE club = ?1 AND user = ?2 AND role = 'founder'
    AND EXISTS (SELECT 1 FROM club_members WHERE club = ?1 AND user = ?3 AND role IN ('organiser', 'member'))`;

const NO_FOUNDER_SQL = `NOT EXISTS (SELECT 1 FROM club_members WHERE club = ?1 AND role = 'founder')`;

const APPOINT_SQL = `UPDATE club_members SET role = 'founder' WHERE club = ?1 AND user = ?2 AND ${NO_FOUNDER_SQL}`;

const SUCCEED_SQL = `
  UPDATE club_members SET role = 'founder' WHERE club = ?1 AND ${NO_FOUNDER_SQL} AND user = (
    SELECT user FROM club_members WHERE club = ?1 AND role <> 'barred' ORDER BY ${ROLE_ORDER_SQL}, since, user LIMIT 1)`;

const DISSOLVE_SQL = `DELETE FROM clubs WHERE id = ?1 AND ${NO_FOUNDER_SQL}`;

/** Deletes what belongs to clubs that no longer exist. */
const ORPHANS_SQL = [
  'DELETE FROM club_members WHERE club = ?1 AND NOT EXISTS (SELECT 1 FROM clubs WHERE id = ?1)',
  'DELETE FROM club_posts WHERE club = ?1 AND NOT EXISTS (SELECT 1 FROM clubs WHERE id = ?1)',
];

const withClub =
  (club: ClubId) =>
  (sql: string): SqlStatement => [sql, club];

function countStatement(club: ClubId): SqlStatement {
  return [
    `UPDATE clubs SET member_count = (SELECT count(*) FROM club_members WHERE club = ?1 AND role <> 'barred')
     WHERE id = ?1`,
    club,
  ];
}

function departStatements({ club, user, type, at }: Departure): SqlStatement[] {
  const departed: SqlStatement =
    type === 'left'
      ? [`DELETE FROM club_members WHERE club = ? AND user = ? AND role <> 'barred'`, club, user]
      : [
          `UPDATE club_members SET role = 'barred', since = ?
           WHERE club = ? AND user = ? AND role IN ('organiser', 'member')`,
          at,
          club,
          user,
        ];
  return [departed, ...[SUCCEED_SQL, DISSOLVE_SQL, ...ORPHANS_SQL].map(withClub(club)), countStatement(club)];
}
