import type { UserId } from '@safehouse/protocol';
import type { ClubId } from './club-store.ts';

/** A removed post keeps its number, but `text` is null. */
export interface StoredPost {
  readonly n: number;
  readonly at: number;
  readonly user: UserId;
  readonly text: string | null;
}

export interface NewPost {
  readonly club: ClubId;
  readonly at: number;
  readonly user: UserId;
  /** A repeated key of the same user means the same post. */
  readonly key: string;
  readonly text: string;
}

/** The maximum number of posts kept per board. */
export const MAX_POSTS = 1000;

/** The message boards of clubs. */
export interface ClubPostStore {
  /** The number of the post; null for non-members. Posts beyond the maximum are deleted, the oldest first. */
  add(post: NewPost): Promise<number | null>;
  find(club: ClubId, n: number): Promise<StoredPost | null>;
  /** Posts with a text before this number, the latest first, without those of the users in `without`. */
  list(club: ClubId, page: PostPage): Promise<StoredPost[]>;
  /** Removes the text. False if there is no such post. */
  remove(club: ClubId, n: number): Promise<boolean>;
  /** All posts of a user, for the export of their data. */
  postsOf(user: UserId): Promise<(StoredPost & { readonly club: ClubId })[]>;
  /** Removes the texts of all posts of a user. */
  eraseUser(user: UserId): Promise<void>;
}

export interface PostPage {
  readonly before: number;
  readonly limit: number;
  readonly without: readonly UserId[];
}
