import type { ClubAccess, ClubRole, UserId } from '@safehouse/protocol';

/** Ids of clubs cannot be guessed. */
export type ClubId = string;

export interface StoredClub {
  readonly id: ClubId;
  readonly name: string;
  readonly description: string;
  readonly access: ClubAccess;
  /** The secret of its invitation link. */
  readonly invitation: string;
  readonly createdAt: number;
  readonly memberCount: number;
  readonly founder: UserId;
}

export interface NewClub extends Omit<StoredClub, 'memberCount'> {
  /** Equal for different spellings of one name. A name that looks like another club's name also counts as taken. */
  readonly nameKey: string;
}

export interface ClubLimits {
  /** The maximum number of clubs founded by one user. */
  readonly perUser: number;
  readonly total: number;
}

/** A `barred` user was removed and cannot join again. */
export interface StoredMember {
  readonly club: ClubId;
  readonly user: UserId;
  readonly role: ClubRole | 'barred';
  /** When they joined, or were removed. */
  readonly since: number;
}

type Changeable = 'name' | 'nameKey' | 'description' | 'access' | 'invitation';

/** Missing fields are not changed. */
export type ClubChanges = { readonly [field in Changeable]?: NewClub[field] | undefined };

/** Who leaves which club, and whether they may join again. */
export interface Departure {
  readonly club: ClubId;
  readonly user: UserId;
  readonly type: 'left' | 'barred';
  readonly at: number;
}

/** What resolves is on disk; what cannot be stored rejects with NotStoredError. */
export interface ClubStore {
  /** Also `stored` if a club with this id exists. */
  create(club: NewClub, limits: ClubLimits): Promise<'stored' | 'name-taken' | 'too-many'>;
  find(id: ClubId): Promise<StoredClub | null>;
  /** Conflict: another club has this name. */
  update(id: ClubId, changes: ClubChanges): Promise<'stored' | 'conflict'>;
  /**
   * When its members may be told of something new: now, or later where they were told, or will be, within the gap before.
   * It counts as told then.
   */
  scheduleAnnouncement(id: ClubId, now: number, gapMs: number): Promise<number>;
  /** Also deletes its members and its board. */
  delete(id: ClubId): Promise<void>;
  /** Open clubs whose name contains this key, the largest first. */
  listOpen(nameKey: string, limit: number): Promise<StoredClub[]>;
  /** The clubs of a member, by the time they joined. */
  listOf(user: UserId): Promise<(StoredClub & { readonly role: ClubRole; readonly since: number })[]>;
  memberOf(club: ClubId, user: UserId): Promise<StoredMember | null>;
  /** Founder, organisers, members, barred users; each group by time. */
  membersOf(club: ClubId): Promise<StoredMember[]>;
  /** Also `stored` for a current member. */
  join(member: Omit<StoredMember, 'role'>, maxMembers: number): Promise<'stored' | 'full' | 'barred' | 'missing'>;
  /** For members other than the founder; false for anybody else. */
  setRole(club: ClubId, user: UserId, role: 'organiser' | 'member'): Promise<boolean>;
  /** The founder becomes an organiser. False if `from` is not the founder or `to` is not a member. */
  handOver(club: ClubId, from: UserId, to: UserId): Promise<boolean>;
  /**
   * If the founder leaves, the longest-standing organiser, or else member, becomes founder. A club without members is
   * deleted. A founder cannot be barred. False if the user was not a member.
   */
  depart(departure: Departure): Promise<boolean>;
  /** Allows a barred user to join again. */
  readmit(club: ClubId, user: UserId): Promise<void>;
  /** Clubs in which the user is barred, for the export of their data. */
  barredFrom(user: UserId): Promise<ClubId[]>;
  /** Removes the user from all clubs. */
  eraseUser(user: UserId): Promise<void>;
}
