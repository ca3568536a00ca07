import type { UserId } from '@safehouse/protocol';
import { nameSkeleton } from './name-skeleton.ts';
import type { StoredSession, StoredUser, UserChanges, UserFace } from './user-store.ts';

type ColumnValue = string | number | null;

export function changedColumns(changes: UserChanges): (readonly [column: string, value: ColumnValue])[] {
  const { name, nameKey, isBanned, isAdmin, locale, webhook, avatar, isInvisible, isBot } = changes;
  const skeleton = name === undefined ? undefined : nameSkeleton(name);
  const columns = {
    name,
    name_key: nameKey,
    skeleton,
    is_banned: isBanned,
    is_admin: isAdmin,
    locale,
    webhook,
    avatar,
    is_invisible: isInvisible,
    is_bot: isBot,
  };
  return Object.entries(columns).flatMap(([column, value]) =>
    value === undefined ? [] : [[column, typeof value === 'boolean' ? Number(value) : value] as const],
  );
}

/** Could this change leave the server without an active admin? */
export function mayRemoveAdmin({ isAdmin, isBanned }: UserChanges): boolean {
  return isAdmin === false || isBanned === true;
}

export interface UserRow {
  readonly id: UserId;
  readonly kind: 'guest' | 'account';
  /** Null for a deleted user. */
  readonly name: string | null;
  readonly passphrase: string | null;
  readonly is_admin: number;
  readonly is_banned: number;
  readonly is_invisible: number;
  readonly is_bot: number;
  readonly created_at: number;
  readonly locale: string | null;
  readonly webhook: string | null;
  readonly avatar: string | null;
}

export interface SessionRow {
  readonly hash: string;
  readonly user: UserId;
  readonly created_at: number;
  readonly last_seen_at: number;
  readonly expires_at: number;
}

export function userFromRow(row: UserRow | undefined): StoredUser | null {
  if (!row || row.name === null) return null;
  const { id, kind, name, passphrase, locale, webhook, avatar } = row;
  return {
    id,
    kind,
    name,
    passphrase,
    locale,
    webhook,
    avatar,
    isAdmin: row.is_admin === 1,
    isBanned: row.is_banned === 1,
    isInvisible: row.is_invisible === 1,
    isBot: row.is_bot === 1,
    createdAt: row.created_at,
  };
}

export function faceFromRow({ id, avatar, is_bot }: Pick<UserRow, 'id' | 'avatar' | 'is_bot'>): UserFace {
  return { id, avatar, isBot: is_bot === 1 };
}

export function sessionFromRow(row: SessionRow): StoredSession {
  return {
    hash: row.hash,
    user: row.user,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    expiresAt: row.expires_at,
  };
}
