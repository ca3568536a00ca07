import { createHash } from 'node:crypto';
import {
  type ChangeClubRequest,
  type ClubRole,
  type createClubRequest,
  nameKey,
  newId,
  refusal,
  type ServerRefusal,
  type UserId,
} from '@safehouse/protocol';
import type { z } from 'zod';
import type { Bus } from '../bus/bus.ts';
import type { Config } from '../config.ts';
import type { ClubChanges, ClubId, ClubLimits, ClubStore } from '../store/club-store.ts';
import type { User } from '../store/user.ts';
import { type ClubAccess, clubAccess, isOrganiser, NO_SUCH_CLUB, ORGANISERS_ONLY } from './club-access.ts';
import type { ClubInvitations } from './club-invitations.ts';

export interface ClubsDeps {
  readonly config: Pick<Config, 'clubsPerUser' | 'maxClubs' | 'rateLimits'>;
  readonly store: { readonly clubs: ClubStore };
  readonly bus: Pick<Bus, 'publish'>;
  readonly invitations: Pick<ClubInvitations, 'viewerOf' | 'remove'>;
  now(): number;
}

const MAX_MEMBERS = 500;
/** The maximum number of clubs that one user can be a member of. */
const MAX_CLUBS_OF_USER = 50;
const NO_LIMIT = 1_000_000_000;

const NOT_AN_ACCOUNT = refusal('forbidden', 'clubs need an account');
const ADMINS_ONLY = refusal('forbidden', 'only admins can start clubs on this server');
const NAME_TAKEN = refusal('name-taken', 'another club has this name or one that looks like it');
const TOO_MANY = refusal('too-many-clubs', 'you cannot start another club, or this server takes no more');
const IN_TOO_MANY = refusal('too-many-clubs', `you are a member of ${MAX_CLUBS_OF_USER} clubs`);
const FULL = refusal('club-full', `this club has ${MAX_MEMBERS} members`);
const FOUNDER_ONLY = refusal('forbidden', 'only its founder can do this');
const NO_SUCH_MEMBER = refusal('not-found', 'there is no such member');

/** Everything that users and admins do with clubs. */
export class Clubs {
  readonly #deps: ClubsDeps;
  /** One at a time: two concurrent requests could both pass a limit that has room for one. */
  #joining: Promise<unknown> = Promise.resolve();

  constructor(deps: ClubsDeps) {
    this.#deps = deps;
  }

  async create(user: User, request: z.output<typeof createClubRequest>): Promise<ClubId | ServerRefusal> {
    const { config, store, now } = this.#deps;
    if (user.kind !== 'account') return NOT_AN_ACCOUNT;
    const isLimited = config.rateLimits && !user.isAdmin;
    if (isLimited && config.clubsPerUser === 0) return ADMINS_ONLY;
    const limits: ClubLimits = isLimited
      ? { perUser: config.clubsPerUser, total: config.maxClubs }
      : { perUser: NO_LIMIT, total: NO_LIMIT };
    const { key, ...fields } = request;
    const id = key === undefined ? newId() : idOfRequest(user.id, key);
    const club = { ...fields, id, nameKey: nameKey(fields.name), invitation: newId(), founder: user.id };
    const outcome = await store.clubs.create({ ...club, createdAt: now() }, limits);
    if (outcome === 'stored') return id;
    return outcome === 'name-taken' ? NAME_TAKEN : TOO_MANY;
  }

  change(id: ClubId, user: UserId, { name, ...rest }: ChangeClubRequest): Promise<ServerRefusal | null> {
    return this.#asOrganiser(id, user, ({ club }) => {
      // A name older than the rule that names must look different is kept until it is changed.
      const isRenamed = name !== undefined && name !== club.name;
      return this.#update(id, { ...rest, ...(isRenamed && { name, nameKey: nameKey(name) }) });
    });
  }

  /** Called by an admin. */
  async rename(id: ClubId, name: string): Promise<ServerRefusal | null> {
    if (!(await this.#deps.store.clubs.find(id))) return NO_SUCH_CLUB;
    return this.#update(id, { name, nameKey: nameKey(name) });
  }

  /** Invalidates the old invitation link. */
  renewInvitation(id: ClubId, user: UserId): Promise<ServerRefusal | null> {
    return this.#asOrganiser(id, user, () => this.#update(id, { invitation: newId() }));
  }

  async join(id: ClubId, user: User, invitation: string | undefined): Promise<ServerRefusal | null> {
    const viewer = await this.#deps.invitations.viewerOf(id, { user: user.id, invitation });
    const access = await clubAccess(this.#deps.store.clubs, id, viewer);
    if (!access) return NO_SUCH_CLUB;
    if (access.role !== null) return null;
    if (user.kind !== 'account') return NOT_AN_ACCOUNT;
    const joined = this.#joining.then(() => this.#joinWithinQuota(id, user.id));
    this.#joining = joined.catch(() => undefined);
    return joined;
  }

  async #joinWithinQuota(id: ClubId, user: UserId): Promise<ServerRefusal | null> {
    const { store, now } = this.#deps;
    if ((await store.clubs.listOf(user)).length >= MAX_CLUBS_OF_USER) return IN_TOO_MANY;
    const outcome = await store.clubs.join({ club: id, user, since: now() }, MAX_MEMBERS);
    if (outcome === 'full') return FULL;
    if (outcome !== 'stored') return outcome === 'missing' ? NO_SUCH_CLUB : refusal('forbidden', 'you were removed');
    await this.#deps.invitations.remove(id, user);
    return this.#changed(id);
  }

  /** When the founder leaves, another member becomes founder; when the last member leaves, the club is deleted. */
  async leave(id: ClubId, user: UserId): Promise<ServerRefusal | null> {
    const departure = { club: id, user, type: 'left', at: this.#deps.now() } as const;
    return (await this.#deps.store.clubs.depart(departure)) ? this.#changed(id) : NO_SUCH_CLUB;
  }

  /** A removed member cannot join again on their own. */
  removeMember(id: ClubId, user: UserId, member: UserId): Promise<ServerRefusal | null> {
    const { store, now } = this.#deps;
    return this.#asOrganiser(id, user, async ({ role }) => {
      const target = await store.clubs.memberOf(id, member);
      if (!target || target.role === 'barred') return NO_SUCH_MEMBER;
      if (isOrganiser(target.role) && role !== 'founder') return FOUNDER_ONLY;
      if (target.role === 'founder') return refusal('forbidden', 'the founder can only leave the club or hand it over');
      await store.clubs.depart({ club: id, user: member, type: 'barred', at: now() });
      return this.#changed(id);
    });
  }

  readmit(id: ClubId, user: UserId, member: UserId): Promise<ServerRefusal | null> {
    return this.#asOrganiser(id, user, async () => {
      await this.#deps.store.clubs.readmit(id, member);
      return this.#changed(id);
    });
  }

  /** A new founder replaces the user, who becomes an organiser. */
  async setRole(id: ClubId, user: UserId, { member, role }: MemberRole): Promise<ServerRefusal | null> {
    const { clubs } = this.#deps.store;
    return this.#asFounder(id, user, async () => {
      if (member === user) return role === 'founder' ? null : refusal('forbidden', 'hand over to somebody else');
      const isDone =
        role === 'founder' ? await clubs.handOver(id, user, member) : await clubs.setRole(id, member, role);
      return isDone ? this.#changed(id) : NO_SUCH_MEMBER;
    });
  }

  dissolve(id: ClubId, user: UserId): Promise<ServerRefusal | null> {
    return this.#asFounder(id, user, () => this.close(id));
  }

  /** Called by an admin, or by the founder. */
  async close(id: ClubId): Promise<ServerRefusal | null> {
    const { clubs } = this.#deps.store;
    if (!(await clubs.find(id))) return NO_SUCH_CLUB;
    await clubs.delete(id);
    return this.#changed(id);
  }

  /** For a user who is banned or deletes the account. Returns the clubs that were deleted because of it. */
  async removeEverywhere(user: UserId): Promise<ClubId[]> {
    const { store, now } = this.#deps;
    const ended: ClubId[] = [];
    for (const { id } of await store.clubs.listOf(user)) {
      await store.clubs.depart({ club: id, user, type: 'left', at: now() });
      if (!(await store.clubs.find(id))) ended.push(id);
      this.#changed(id);
    }
    return ended;
  }

  async #update(id: ClubId, changes: ClubChanges): Promise<ServerRefusal | null> {
    if ((await this.#deps.store.clubs.update(id, changes)) === 'conflict') return NAME_TAKEN;
    return this.#changed(id);
  }

  async #asOrganiser(id: ClubId, user: UserId, run: Step): Promise<ServerRefusal | null> {
    const access = await clubAccess(this.#deps.store.clubs, id, { user });
    if (!access) return NO_SUCH_CLUB;
    return isOrganiser(access.role) ? run(access) : ORGANISERS_ONLY;
  }

  #asFounder(id: ClubId, user: UserId, run: Step): Promise<ServerRefusal | null> {
    return this.#asOrganiser(id, user, async (access) => (access.role === 'founder' ? run(access) : FOUNDER_ONLY));
  }

  #changed(id: ClubId): null {
    this.#deps.bus.publish({ type: 'club', id });
    return null;
  }
}

type Step = (access: ClubAccess) => Promise<ServerRefusal | null>;

export interface MemberRole {
  readonly member: UserId;
  readonly role: ClubRole;
}

/** A repeated request of the same user gives the same id. */
function idOfRequest(user: UserId, key: string): ClubId {
  return createHash('sha256').update(`${user} club ${key}`).digest('base64url').slice(0, 22);
}
