import type { UserId } from '@safehouse/protocol';
import type { Profile } from './user.ts';

/** `nameKey` must be unique; `passphrase` is a hash. */
export interface AccountCredentials {
  readonly name: string;
  readonly nameKey: string;
  readonly passphrase: string;
  /** An account that provides the stored code becomes an admin, and the code is used up. */
  readonly setupCodeHash?: string;
}

export interface NewUser {
  readonly id: UserId;
  readonly kind: 'guest' | 'account';
  readonly name: string;
  readonly nameKey: string;
  /** Null for a guest. */
  readonly passphrase: string | null;
  readonly createdAt: number;
  readonly setupCodeHash?: string;
}

export interface StoredUser extends Profile {
  readonly passphrase: string | null;
}

/** How a user is shown next to their name. */
export interface UserFace {
  readonly id: UserId;
  /** Null: the default avatar of the id. */
  readonly avatar: string | null;
  readonly isBot: boolean;
}

export interface UserChanges {
  readonly name?: string;
  readonly nameKey?: string;
  readonly isBanned?: boolean;
  readonly isAdmin?: boolean;
  readonly locale?: string | null;
  readonly avatar?: string | null;
  readonly isInvisible?: boolean;
  readonly isBot?: boolean;
  readonly webhook?: string | null;
}

/** The hash against which a passphrase was checked, and the one to store from now on: usually the same. */
export interface VerifiedPassphrase {
  readonly checkedHash: string;
  readonly newHash: string;
}

/** The hash of the session that ends, and the session that replaces it. */
export interface SessionReplacement {
  readonly endedHash: string;
  readonly newSession: StoredSession;
}

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

/** `hash` is the hash of the token: the token itself is not stored. */
export interface StoredSession {
  readonly hash: string;
  readonly user: UserId;
  readonly createdAt: number;
  readonly lastSeenAt: number;
  readonly expiresAt: number;
}

/** Per account. */
export const MAX_SESSIONS = 100;

/** Users and their sessions. Deleted users are not found. */
export interface UserStore {
  /** Conflict: an admin or a code exists. */
  offerSetupCode(hash: string): Promise<'stored' | 'conflict'>;
  isSetupCode(hash: string): Promise<boolean>;
  hasAdmin(): Promise<boolean>;
  /** Stores a user and their first session. Conflict: the account name, or one like it, is taken. */
  create(user: NewUser, session: StoredSession): Promise<'stored' | 'conflict'>;
  /**
   * Turns a guest into an account and replaces their session. Conflict: the name is taken, the old session has ended,
   * or the user is not a guest any more or is banned.
   */
  upgradeGuest(
    id: UserId,
    credentials: AccountCredentials,
    sessions: SessionReplacement,
  ): Promise<'stored' | 'conflict'>;
  /** Conflict: no such user, the name of an account is taken, or no active admin would be left. */
  update(id: UserId, changes: UserChanges): Promise<'stored' | 'conflict'>;
  /** Changes the hash and ends all sessions but one. Conflict: the stored hash is not `oldHash`, or no such user. */
  changePassphrase(id: UserId, change: PassphraseChange): Promise<'stored' | 'conflict'>;
  /** Deletes everything but the id, and ends all sessions. */
  erase(id: UserId): Promise<void>;
  byId(id: UserId): Promise<StoredUser | null>;
  accountByNameKey(nameKey: string): Promise<StoredUser | null>;
  /** Does an account have this name, or one that looks like it? */
  isNameTaken(name: string): Promise<boolean>;
  /** Names by id, without deleted users. */
  namesOf(ids: readonly UserId[]): Promise<ReadonlyMap<UserId, string>>;
  /** Only users who have chosen an avatar or are programs. */
  facesOf(ids: readonly UserId[]): Promise<readonly UserFace[]>;
  /** Users whose `nameKey` has this prefix. */
  search(prefix: string, limit: number): Promise<StoredUser[]>;
  counts(): Promise<UserCounts>;

  /**
   * Called after the passphrase was checked. Beyond `MAX_SESSIONS` the oldest end. Conflict: the hash has changed
   * meanwhile, or the user is banned or deleted.
   */
  openSession(session: StoredSession, checked: VerifiedPassphrase): Promise<'stored' | 'conflict'>;
  /** A session that has not expired, with its user. */
  findSession(hash: string, now: number): Promise<{ session: StoredSession; user: StoredUser } | null>;
  sessionsOf(id: UserId): Promise<StoredSession[]>;
  extendSession(hash: string, lastSeenAt: number, expiresAt: number): Promise<void>;
  endSession(hash: string): Promise<void>;
  /** Deletes expired sessions, and guests without a session who were never seated. */
  deleteExpiredSessions(now: number): Promise<void>;
  /** Deletes guests who were never seated and not seen since this time. Returns how many never-seated guests remain. */
  deleteIdleGuests(seenBefore: number): Promise<number>;
}
