import type { NotificationChannel, NotificationEvent, UserId } from '@safehouse/protocol';

/** E-mails with a link that their reader has requested: to confirm an address, or to set a new passphrase. */
export type LinkMailKind = 'confirm-email' | 'reset-passphrase';

export type NotificationKind = NotificationEvent | LinkMailKind;

export interface NotificationKey {
  readonly user: UserId;
  readonly channel: NotificationChannel;
  readonly event: NotificationKind;
  /** The id of the match, person or tournament. */
  readonly about: string;
}

export interface QueuedNotification extends NotificationKey {
  readonly at: number;
  /** Not sent before this time. */
  readonly dueAt: number;
}

/** The number of messages that a user was sent by a channel. */
export interface SendCount {
  readonly lastAt: number;
  /** Days since 1970, and the messages on that day. */
  readonly day: number;
  readonly count: number;
}

export type NotificationSwitch = `${NotificationEvent}.${NotificationChannel}`;

/** How a user can be reached. */
export interface UserReach {
  readonly user: UserId;
  readonly hasPush: boolean;
  /** Is there a confirmed address? */
  readonly hasEmail: boolean;
  readonly off: readonly NotificationSwitch[];
}

/** Notifications waiting to be sent. Resolved means on disk. */
export interface NotificationStore {
  reachOf(users: readonly UserId[]): Promise<UserReach[]>;
  setOff(user: UserId, off: readonly NotificationSwitch[]): Promise<void>;
  /** Notifications that are already queued are not changed. */
  enqueue(notifications: readonly QueuedNotification[]): Promise<void>;
  /** Users with something to send, the longest overdue first. */
  dueUsers(channel: NotificationChannel, now: number, limit: number): Promise<UserId[]>;
  /** Everything of a user that is due, the oldest first. Nobody else gets it until `until`, when it is due again. */
  claim(
    of: Pick<NotificationKey, 'user' | 'channel'>,
    times: { readonly now: number; readonly until: number },
  ): Promise<QueuedNotification[]>;
  postpone(notifications: readonly NotificationKey[], until: number): Promise<void>;
  remove(notifications: readonly NotificationKey[]): Promise<void>;
  sendCountOf(user: UserId, channel: NotificationChannel): Promise<SendCount | null>;
  /** Removes what was sent, and counts the message. */
  recordSent(notifications: readonly NotificationKey[], count: SendCount): Promise<void>;
  queuedFor(user: UserId): Promise<QueuedNotification[]>;
  eraseUser(user: UserId): Promise<void>;
  /** Deletes everything of deleted users, including push subscriptions. */
  deleteOfGoneUsers(): Promise<void>;
}

/** Parses the switches from their stored form. */
export function parseSwitches(text: string | null): NotificationSwitch[] {
  return text === null ? [] : JSON.parse(text);
}
