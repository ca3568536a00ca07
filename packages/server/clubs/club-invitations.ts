import { type ClubInvitationView, refusal, type ServerRefusal, type UserId } from '@safehouse/protocol';
import type { Bus } from '../bus/bus.ts';
import type { Directory } from '../identity/directory.ts';
import { KEPT_APART, NO_SUCH_ACCOUNT } from '../identity/refusals.ts';
import type { Notifications } from '../notify/notifications.ts';
import type { ClubInvitation } from '../store/club-invitation-store.ts';
import type { ClubId } from '../store/club-store.ts';
import type { Store } from '../store/store.ts';
import type { User } from '../store/user.ts';
import { type ClubViewer, clubAccess, isOrganiser, NO_SUCH_CLUB, ORGANISERS_ONLY } from './club-access.ts';

export interface ClubInvitationsDeps {
  readonly store: Pick<Store, 'clubs' | 'clubInvitations' | 'people' | 'users'>;
  readonly directory: Pick<Directory, 'preload' | 'nameOf'>;
  readonly bus: Pick<Bus, 'publish'>;
  readonly notifications: Pick<Notifications, 'notify'>;
  now(): number;
}

/** Open invitations per user. */
const MAX_INVITATIONS = 20;

const IS_MEMBER = refusal('forbidden', 'this person is a member, or was removed');
const TOO_MANY = refusal('too-many-people', 'too many invitations are waiting for this person');

/** Personal invitations to clubs: the invited user needs no link. */
export class ClubInvitations {
  readonly #deps: ClubInvitationsDeps;

  constructor(deps: ClubInvitationsDeps) {
    this.#deps = deps;
  }

  /** Called by an organiser. */
  async invite(id: ClubId, author: User, to: UserId): Promise<ServerRefusal | null> {
    const { store, bus, notifications, now } = this.#deps;
    const access = await clubAccess(store.clubs, id, { user: author.id });
    if (!access) return NO_SUCH_CLUB;
    if (!isOrganiser(access.role)) return ORGANISERS_ONLY;
    const refused = await this.#targetRefusal(id, author.id, to);
    if (refused) return refused;
    await store.clubInvitations.invite({ club: id, user: to, author: author.id, at: now() });
    bus.publish({ type: 'mine', id: to });
    notifications.notify({ users: [to], event: 'club-invitation', about: id });
    return null;
  }

  async #targetRefusal(id: ClubId, author: UserId, to: UserId): Promise<ServerRefusal | null> {
    const { users, people, clubs, clubInvitations } = this.#deps.store;
    if ((await users.byId(to))?.kind !== 'account') return NO_SUCH_ACCOUNT;
    if ((await people.blocksOf(author)).includes(to)) return KEPT_APART;
    if (await clubs.memberOf(id, to)) return IS_MEMBER;
    const waiting = await this.#discardHidden(to, await clubInvitations.invitationsTo(to, MAX_INVITATIONS));
    const isFull = waiting.length >= MAX_INVITATIONS && waiting.every(({ club }) => club !== id);
    return isFull ? TOO_MANY : null;
  }

  /** Deletes invitations that the user is not shown and cannot decline, so that they do not use up the limit. */
  async #discardHidden(user: UserId, waiting: readonly ClubInvitation[]): Promise<readonly ClubInvitation[]> {
    if (waiting.length < MAX_INVITATIONS) return waiting;
    const shown = await this.#shown(user, waiting);
    for (const hidden of waiting)
      if (!shown.includes(hidden)) await this.#deps.store.clubInvitations.remove(hidden.club, user);
    return shown;
  }

  /** Declined, or no longer needed. */
  async remove(id: ClubId, user: UserId): Promise<void> {
    const { store, bus } = this.#deps;
    if (!(await store.clubInvitations.find(id, user))) return;
    await store.clubInvitations.remove(id, user);
    bus.publish({ type: 'mine', id: user });
  }

  /** An invited user sees the club as with its link. */
  async viewerOf(id: ClubId, viewer: ClubViewer): Promise<ClubViewer> {
    const { clubs, clubInvitations } = this.#deps.store;
    const invitation = viewer.user === null ? null : await clubInvitations.find(id, viewer.user);
    if (!invitation || !(await this.#isValid(invitation))) return viewer;
    const club = await clubs.find(id);
    return club ? { ...viewer, invitation: club.invitation } : viewer;
  }

  /** False if the author is no longer an organiser. */
  async #isValid({ club, author }: ClubInvitation): Promise<boolean> {
    const member = await this.#deps.store.clubs.memberOf(club, author);
    return member !== null && member.role !== 'barred' && isOrganiser(member.role);
  }

  /** Usually one query, because there are none. Invitations by authors with a block between both are left out. */
  async invitationsTo(user: UserId): Promise<ClubInvitationView[]> {
    const { store, directory } = this.#deps;
    const found = await store.clubInvitations.invitationsTo(user, MAX_INVITATIONS);
    if (found.length === 0) return [];
    const shown = await this.#shown(user, found);
    const clubs = await Promise.all(shown.map(({ club }) => store.clubs.find(club)));
    await directory.preload(shown.map(({ author }) => author));
    return shown.flatMap(({ author }, i) => {
      const club = clubs[i];
      const from = { id: author, name: directory.nameOf(author) };
      return club ? [{ club: { id: club.id, name: club.name }, from }] : [];
    });
  }

  async #shown(user: UserId, invitations: readonly ClubInvitation[]): Promise<readonly ClubInvitation[]> {
    const blocked = new Set(await this.#deps.store.people.blocksOf(user));
    const valid = await Promise.all(invitations.map((invitation) => this.#isValid(invitation)));
    return invitations.filter(({ author }, i) => valid[i] && !blocked.has(author));
  }
}
