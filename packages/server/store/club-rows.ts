import type { ClubAccess, ClubRole } from '@safehouse/protocol';
import type { StoredClub } from './club-store.ts';

export interface ClubRow {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly access: ClubAccess;
  readonly invitation: string;
  readonly created_at: number;
  readonly member_count: number;
}

export interface OwnClubRow extends ClubRow {
  readonly role: ClubRole;
  readonly since: number;
}

export const CLUB_COLUMNS = 'id, name, description, access, invitation, created_at, member_count';

export function clubFromRow(row: ClubRow): StoredClub {
  const { id, name, description, access, invitation, created_at: createdAt, member_count: memberCount } = row;
  return { id, name, description, access, invitation, createdAt, memberCount };
}

/** Sorts members by their roles. */
export const ROLE_ORDER_SQL = `CASE role WHEN 'founder' THEN 0 WHEN 'organiser' THEN 1 WHEN 'member' THEN 2 ELSE 3 END`;
