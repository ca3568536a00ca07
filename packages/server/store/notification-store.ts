import type { NotificationChannel, NotificationEvent, UserId } from '@safehouse/protocol';

/** Mails with a link that their reader has asked for: to confirm an address, or to set another passphrase. */
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
  /** Not sent before. */
  readonly dueAt: number;
}

/** The messages that a user got by a channel. */
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
  /** With a confirmed address. */
  readonly hasEmail: boolean;
  readonly off: readonly NotificationSwitch[];
}

/** Notifications that wait to be sent. What resolves is on disk. */
export interface NotificationStore {
  reachOf(users: readonly UserId[]): Promise<UserReach[]>;
  setOff(user: UserId, off: readonly NotificationSwitch[]): Promise<void>;
  /** What is queued already stays as it is. */
  enqueue(notifications: readonly QueuedNotification[]): Promise<void>;
  /** Users with something to send, the longest overdue first. */
  dueUsers(channel: NotificationChannel, now: number, limit: number): Promise<UserId[]>;
  /** Everything of a user that is due, the oldest first. It is due again at `until`, and nobody else gets it before. */
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
  /** Removes what users have left behind who are gone, push subscriptions included. */
  deleteOfGoneUsers(): Promise<void>;
}

/** The switches as they are stored. */
export function parseSwitches(text: string | null): NotificationSwitch[] {
  return text === null ? [] : JSON.parse(text);
}
