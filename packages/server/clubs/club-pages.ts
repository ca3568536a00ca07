import {
  type ClubListView,
  type ClubMembersView,
  type ClubMemberView,
  type ClubRole,
  type ClubView,
  type ListedClub,
  nameKey,
  type PersonView,
  type UserId,
} from '@safehouse/protocol';
import type { Directory } from '../identity/directory.ts';
import { ratingView } from '../ratings/rating-view.ts';
import type { ClubId, StoredClub } from '../store/club-store.ts';
import type { StoredGameRating } from '../store/rating-store.ts';
import type { Store } from '../store/store.ts';
import { type ClubViewer, clubAccess, isOrganiser } from './club-access.ts';
import type { ClubInvitations } from './club-invitations.ts';

export interface ClubPagesDeps {
  readonly store: Pick<Store, 'clubs' | 'ratings'>;
  readonly directory: Directory;
  readonly invitations: Pick<ClubInvitations, 'viewerOf'>;
}

const MAX_LISTED = 100;

/** Read access to clubs for the app and for programs. */
export class ClubPages {
  readonly #deps: ClubPagesDeps;

  constructor(deps: ClubPagesDeps) {
    this.#deps = deps;
  }

  /** The viewer's own clubs, and open ones whose name contains the search text. */
  async list(user: UserId | null, search: string): Promise<ClubListView> {
    const { clubs } = this.#deps.store;
    const own = user === null ? [] : await clubs.listOf(user);
    const ownIds = new Set(own.map(({ id }) => id));
    const open = (await clubs.listOpen(nameKey(search), MAX_LISTED)).filter(({ id }) => !ownIds.has(id));
    return { own: own.map((club) => listed(club, club.role)), open: open.map((club) => listed(club, null)) };
  }

  /** Null if there is none, or the viewer must not know about it. */
  async view(id: ClubId, viewer: ClubViewer): Promise<ClubView | null> {
    const { store, directory, invitations } = this.#deps;
    const access = await clubAccess(store.clubs, id, await invitations.viewerOf(id, viewer));
    if (!access) return null;
    const { club, role, canRead, canJoin } = access;
    await directory.preload([club.founder]);
    return {
      ...listed(club, role),
      createdAt: club.createdAt,
      founder: this.#person(club.founder),
      canRead,
      canJoin,
      invitation: isOrganiser(role) ? club.invitation : null,
    };
  }

  /** Null if the viewer may not see them. */
  async members(id: ClubId, user: UserId | null): Promise<ClubMembersView | null> {
    const { store, directory } = this.#deps;
    const access = await clubAccess(store.clubs, id, { user });
    if (!access?.canRead) return null;
    const all = await store.clubs.membersOf(id);
    const ids = all.map((member) => member.user);
    await directory.preload(ids);
    const ratings = Map.groupBy(await store.ratings.ratingsOfAll(ids), (rating) => rating.user);
    return {
      members: all.flatMap(({ user: member, role, since }) =>
        role === 'barred' ? [] : [this.#member({ user: member, role, since }, ratings.get(member) ?? [])],
      ),
      removed: isOrganiser(access.role)
        ? all.filter(({ role }) => role === 'barred').map((member) => this.#person(member.user))
        : [],
    };
  }

  #member({ user, role, since }: CurrentMember, ratings: readonly StoredGameRating[]): ClubMemberView {
    const views = ratings.map((rating) => ({ game: rating.game, mode: rating.mode, ...ratingView(rating) }));
    return { ...this.#person(user), role, since, ratings: views };
  }

  #person(id: UserId): PersonView {
    return { id, name: this.#deps.directory.nameOf(id) };
  }
}

interface CurrentMember {
  readonly user: UserId;
  readonly role: ClubRole;
  readonly since: number;
}

function listed({ id, name, description, access, memberCount }: StoredClub, role: ClubRole | null): ListedClub {
  return { id, name, description, access, memberCount, role };
}
