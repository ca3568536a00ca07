import type { UserId } from '@safehouse/protocol';

/** People's names at hand, for pages that are made many times a second. */
export interface Directory {
  /** Null for somebody who is gone, or was never looked up. */
  nameOf(user: UserId): string | null;
  /** Looks up those that are not known yet. */
  preload(users: readonly UserId[]): Promise<void>;
  /** After a change of name or a farewell. */
  invalidate(user: UserId): void;
}
