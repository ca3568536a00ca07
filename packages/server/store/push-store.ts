import type { PushSubscription, UserId } from '@safehouse/protocol';

/** Where people want to be told that it is their turn, and the server's own keys for telling them. */
export interface PushStore {
  /** The value kept under this name; the first to ask decides what it is. */
  getOrCreateSetting(name: string, fresh: string): Promise<string>;
  /** An endpoint belongs to whoever brought it last; of one person's, only the latest few are kept. */
  subscribe(user: UserId, subscription: PushSubscription, at: number, most: number): Promise<void>;
  unsubscribe(endpoint: string): Promise<void>;
  subscriptionsOf(user: UserId): Promise<PushSubscription[]>;
  eraseUser(user: UserId): Promise<void>;
}
