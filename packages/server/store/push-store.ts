import type { PushSubscription, UserId } from '@safehouse/protocol';

/** Push subscriptions, and the server's settings such as its push keys. */
export interface PushStore {
  /** Returns the stored value. Only the first caller's initial value is stored. */
  getOrCreateSetting(name: string, initialValue: string): Promise<string>;
  /** An endpoint belongs to the user who subscribed last. Only the latest `limit` of a user are kept. */
  subscribe(user: UserId, subscription: PushSubscription, at: number, limit: number): Promise<void>;
  unsubscribe(endpoint: string): Promise<void>;
  subscriptionsOf(user: UserId): Promise<PushSubscription[]>;
  eraseUser(user: UserId): Promise<void>;
}
