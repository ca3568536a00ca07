import type { ClubAccess, ClubRole, UserId } from '@safehouse/protocol';
import type { StoredClub } from './club-store.ts';

export interface ClubRow {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly access: ClubAccess;
  readonly invitation: string;
  readonly created_at: number;
  readonly member_count: number;
  readonly founder: UserId;
}

export interface OwnClubRow extends ClubRow {
  readonly role: ClubRole;
  readonly since: number;
}

export const CLUB_COLUMNS = `id, name, description, access, invitation, created_at, member_count,
  (SELECT "user" FROM club_members AS of_club WHERE of_club.club = clubs.id AND of_club.role = 'founder') AS founder`;

export function clubFromRow(row: ClubRow): StoredClub {
  const { created_at: createdAt, member_count: memberCount, id, name, description, access, invitation, founder } = row;
  return { id, name, description, access, invitation, founder, createdAt, memberCount };
}

/** Sorts members by their roles. */
export const ROLE_ORDER_SQL = `CASE role WHEN 'founder' THEN 0 WHEN 'organiser' THEN 1 WHEN 'member' THEN 2 ELSE 3 END`;
