import type { UserId } from '@safehouse/protocol';

/** Cached user names, for views that are built many times a second. */
export interface Directory {
  /** Null for a deleted user, or one that was not preloaded. */
  nameOf(user: UserId): string | null;
  /** Are the names of all these users cached? */
  isLoaded(users: readonly UserId[]): boolean;
  /** Loads the names that are not cached yet. */
  preload(users: readonly UserId[]): Promise<void>;
  /** After a user was renamed or deleted. */
  invalidate(user: UserId): void;
}
