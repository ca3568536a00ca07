import type { UserId } from '@safehouse/protocol';
import type { Profile } from './user.ts';

/** An account's name, what makes it unique, and the hash of its passphrase. */
export interface AccountCredentials {
  readonly name: string;
  readonly nameKey: string;
  readonly passphrase: string;
}

export interface NewUser {
  readonly id: UserId;
  readonly kind: 'guest' | 'account';
  readonly name: string;
  readonly nameKey: string;
  /** Null for a guest. */
  readonly passphrase: string | null;
  readonly createdAt: number;
}

export interface StoredUser extends Profile {
  readonly passphrase: string | null;
}

export interface UserChanges {
  readonly name?: string;
  readonly nameKey?: string;
  readonly isBanned?: boolean;
  readonly isAdmin?: boolean;
  readonly locale?: string | null;
  readonly webhook?: string | null;
}

/** The hash that a passphrase was found to be right by, and the one to keep from now on: mostly the same. */
export interface VerifiedPassphrase {
  readonly checkedHash: string;
  readonly newHash: string;
}

/** The session a guest came with, by its hash, and the one in its place. */
export interface SessionReplacement {
  readonly endedHash: string;
  readonly newSession: StoredSession;
}

/** The hashes of the old passphrase and the new one, and of the session that goes on. */
export interface PassphraseChange {
  readonly oldHash: string;
  readonly newHash: string;
  readonly keptSessionHash: string;
}

export interface UserCounts {
  readonly guests: number;
  readonly accounts: number;
  readonly sessions: number;
}

/** A session by the hash of its token: the token itself is nowhere. */
export interface StoredSession {
  readonly hash: string;
  readonly user: UserId;
  readonly createdAt: number;
  readonly lastSeenAt: number;
  readonly expiresAt: number;
}

/** Where people and their sessions are kept. Those who are gone are found by nothing but `names`, which has none. */
export interface UserStore {
  /** With the first session. The first account ever is an admin's. Conflict: the name of the account is taken. */
  create(user: NewUser, session: StoredSession): Promise<'stored' | 'conflict'>;
  /**
   * Makes a guest the holder of an account, with a new session in the place of the old one. Conflict: the name is
   * taken, the old session has ended, or this is no guest any more, or one who is banned.
   */
  upgradeGuest(
    id: UserId,
    keys: AccountCredentials,
    sessions: SessionReplacement,
  ): Promise<'stored' | 'conflict'>;
  /** Conflict: there is nobody, or there would be no admin left who is not banned. */
  update(id: UserId, changes: UserChanges): Promise<'stored' | 'conflict'>;
  /**
   * Another hash for a passphrase, and the end of every session but one. Conflict: the hash is not the old one, or there
   * is nobody.
   */
  changePassphrase(id: UserId, rekeying: PassphraseChange): Promise<'stored' | 'conflict'>;
  /** Leaves an id without a name, and ends every session. */
  erase(id: UserId): Promise<void>;
  byId(id: UserId): Promise<StoredUser | null>;
  accountByNameKey(nameKey: string): Promise<StoredUser | null>;
  /** Names by id; those without one are left out. */
  namesOf(ids: readonly UserId[]): Promise<ReadonlyMap<UserId, string>>;
  /** People whose key of a name begins so. */
  search(beginning: string, most: number): Promise<StoredUser[]>;
  counts(): Promise<UserCounts>;

  /**
   * For somebody whose passphrase was checked. Conflict: meanwhile the hash is another one, or its holder is banned or
   * gone.
   */
  openSession(session: StoredSession, checked: VerifiedPassphrase): Promise<'stored' | 'conflict'>;
  /** A session that has not run out, with its user. */
  findSession(hash: string, now: number): Promise<{ session: StoredSession; user: StoredUser } | null>;
  sessionsOf(id: UserId): Promise<StoredSession[]>;
  extendSession(hash: string, lastSeenAt: number, expiresAt: number): Promise<void>;
  endSession(hash: string): Promise<void>;
  /** Sessions that have run out, and guests who never sat down and cannot come back. */
  deleteExpiredSessions(now: number): Promise<void>;
}
