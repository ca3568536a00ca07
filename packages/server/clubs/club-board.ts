import {
  type ClubBoardView,
  type ClubPostView,
  type clubPostRequest,
  newId,
  refusal,
  type ServerRefusal,
  type UserId,
} from '@safehouse/protocol';
import type { z } from 'zod';
import type { Bus } from '../bus/bus.ts';
import type { Directory } from '../identity/directory.ts';
import type { ClubPostStore, StoredPost } from '../store/club-post-store.ts';
import type { ClubId } from '../store/club-store.ts';
import { PEOPLE_LIMITS } from '../store/people-store.ts';
import type { Store } from '../store/store.ts';
import { type ClubAccess, clubAccess, isOrganiser, NO_SUCH_CLUB } from './club-access.ts';

export interface ClubBoardDeps {
  readonly store: Pick<Store, 'clubs' | 'clubPosts' | 'people'>;
  readonly bus: Pick<Bus, 'publish'>;
  readonly directory: Directory;
  /** The rate limit for one author. */
  mayPost(user: UserId): boolean;
  /** The refusal for a user whom an admin has muted. */
  muteRefusal(user: UserId): Promise<ServerRefusal | null>;
  now(): number;
}

const PAGE_SIZE = 30;
const FIRST_PAGE = 1_000_000_000;

const MEMBERS_ONLY = refusal('forbidden', 'only members can write on the board');
export const NO_SUCH_POST = refusal('not-found', 'there is no such post');
const NOT_YOURS = refusal('forbidden', 'this post was written by somebody else');

/** The message boards of clubs. A post is stored before anybody is notified. */
export class ClubBoard {
  readonly #deps: ClubBoardDeps;

  constructor(deps: ClubBoardDeps) {
    this.#deps = deps;
  }

  async post(
    club: ClubId,
    user: UserId,
    { text, key = newId() }: z.output<typeof clubPostRequest>,
  ): Promise<{ readonly n: number } | ServerRefusal> {
    const { store, bus, now } = this.#deps;
    const access = await clubAccess(store.clubs, club, { user });
    if (!access) return NO_SUCH_CLUB;
    if (access.role === null) return MEMBERS_ONLY;
    const muted = await this.#deps.muteRefusal(user);
    if (muted) return muted;
    if (!this.#deps.mayPost(user)) return refusal('too-many-requests', 'too many posts: wait a little');
    const n = await store.clubPosts.add({ club, at: now(), user, key, text });
    if (n === null) return MEMBERS_ONLY;
    bus.publish({ type: 'club', id: club });
    return { n };
  }

  /** Without posts of people whom the viewer has blocked. Null if the viewer may not read the board. */
  async view(club: ClubId, user: UserId | null, before = FIRST_PAGE): Promise<ClubBoardView | null> {
    const { store, directory } = this.#deps;
    const access = await clubAccess(store.clubs, club, { user });
    if (!access?.canRead) return null;
    const without = user === null ? [] : await this.#blockedBy(user);
    const found = await store.clubPosts.list(club, { before, limit: PAGE_SIZE + 1, without });
    const posts = found.slice(0, PAGE_SIZE);
    await directory.preload([...new Set(posts.map((post) => post.user))]);
    return { posts: posts.map((post) => this.#postView(post, access, user)), hasMore: found.length > PAGE_SIZE };
  }

  /** Null if this user may not read the post. */
  async find(club: ClubId, user: UserId, n: number): ReturnType<ClubPostStore['find']> {
    const { store } = this.#deps;
    const access = await clubAccess(store.clubs, club, { user });
    return access?.canRead ? store.clubPosts.find(club, n) : null;
  }

  /** Authors remove their own posts, organisers any. */
  async remove(club: ClubId, user: UserId, n: number): Promise<ServerRefusal | null> {
    const { store } = this.#deps;
    const access = await clubAccess(store.clubs, club, { user });
    if (!access) return NO_SUCH_CLUB;
    const post = access.canRead ? await store.clubPosts.find(club, n) : null;
    if (!post) return NO_SUCH_POST;
    return mayRemove(post, access, user) ? this.hide(club, n) : NOT_YOURS;
  }

  /** Without checking who asks: admins need not be members. */
  async hide(club: ClubId, n: number): Promise<ServerRefusal | null> {
    const { store, bus } = this.#deps;
    if (!(await store.clubPosts.remove(club, n))) return NO_SUCH_POST;
    bus.publish({ type: 'club', id: club });
    return null;
  }

  #blockedBy(user: UserId): Promise<UserId[]> {
    return this.#deps.store.people.relatedTo(user, 'block', PEOPLE_LIMITS.block);
  }

  #postView(post: StoredPost, access: ClubAccess, user: UserId | null): ClubPostView {
    const { n, at, text } = post;
    const author = { id: post.user, name: this.#deps.directory.nameOf(post.user) };
    return { n, at, author, text: text ?? '', canDelete: user !== null && mayRemove(post, access, user) };
  }
}

function mayRemove(post: StoredPost, { role }: ClubAccess, user: UserId): boolean {
  return isOrganiser(role) || (role !== null && post.user === user);
}
