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
  /** Equal for two spellings of one name. What looks like the name of another club is taken as well. */
  readonly nameKey: string;
}

export interface ClubLimits {
  /** Founded by one user. */
  readonly perUser: number;
  readonly total: number;
}

/** Those who are `barred` were removed, and cannot come back. */
export interface StoredMember {
  readonly club: ClubId;
  readonly user: UserId;
  readonly role: ClubRole | 'barred';
  /** When they joined, or were removed. */
  readonly since: number;
}

type Changeable = 'name' | 'nameKey' | 'description' | 'access' | 'invitation';

/** What is missing stays as it is. */
export type ClubChanges = { readonly [field in Changeable]?: NewClub[field] | undefined };

/** Who leaves which club, and whether they may come back. */
export interface Departure {
  readonly club: ClubId;
  readonly user: UserId;
  readonly type: 'left' | 'barred';
  readonly at: number;
}

/** What resolves is on disk; what cannot be stored rejects with NotStoredError. */
export interface ClubStore {
  /** `stored` also for a club with this id that exists already. */
  create(club: NewClub, limits: ClubLimits): Promise<'stored' | 'name-taken' | 'too-many'>;
  find(id: ClubId): Promise<StoredClub | null>;
  /** Conflict: another club has this name. */
  update(id: ClubId, changes: ClubChanges): Promise<'stored' | 'conflict'>;
  /** With its members and its board. */
  delete(id: ClubId): Promise<void>;
  /** Open ones whose name contains this key, the largest first. */
  listOpen(nameKey: string, limit: number): Promise<StoredClub[]>;
  /** Those of a member, by the time they joined. */
  listOf(user: UserId): Promise<(StoredClub & { readonly role: ClubRole; readonly since: number })[]>;
  memberOf(club: ClubId, user: UserId): Promise<StoredMember | null>;
  /** Founder, organisers, members, barred; each by time. */
  membersOf(club: ClubId): Promise<StoredMember[]>;
  /** `stored` also for a member. */
  join(member: Omit<StoredMember, 'role'>, maxMembers: number): Promise<'stored' | 'full' | 'barred' | 'missing'>;
  /** Of a member who is not the founder; false for anybody else. */
  setRole(club: ClubId, user: UserId, role: 'organiser' | 'member'): Promise<boolean>;
  /** The founder becomes an organiser; false where `from` is not the founder or `to` no member. */
  handOver(club: ClubId, from: UserId, to: UserId): Promise<boolean>;
  /**
   * A founder is followed by the organiser, or else the member, who has been there longest; a club without members is
   * deleted. A founder cannot be barred. False for one who was no member.
   */
  depart(departure: Departure): Promise<boolean>;
  /** Who was barred may come back. */
  readmit(club: ClubId, user: UserId): Promise<void>;
  /** Clubs in which the user is barred, for the export of their data. */
  barredFrom(user: UserId): Promise<ClubId[]>;
  /** Takes the user out of all clubs. */
  eraseUser(user: UserId): Promise<void>;
}
