import {
  NOTIFICATION_CHANNELS,
  NOTIFICATION_EVENTS,
  type NotificationChannel,
  type NotificationEvent,
  type NotificationRequest,
  type NotificationSwitches,
  type UserId,
} from '@safehouse/protocol';
import type { Log } from '../log.ts';
import type {
  LinkMailKind,
  NotificationStore,
  NotificationSwitch,
  QueuedNotification,
  UserReach,
} from '../store/notification-store.ts';
import { delayFor } from './delivery-rules.ts';

export interface NotificationsDeps {
  readonly store: NotificationStore;
  readonly log: Log;
  /** Does the host have a mail server? */
  readonly hasMail: boolean;
  readonly mailDelayMs: number;
  now(): number;
}

/** Something happened that these users may want to know. `about`: the id of the match, person, tournament or club. */
export interface NewNotification {
  readonly users: readonly UserId[];
  readonly event: NotificationEvent;
  readonly about: string;
  /** Now, unless it is given. */
  readonly happenedAt?: number;
  /** It is not sent earlier. */
  readonly notBefore?: number;
}

/** Notifications go from here to a stored queue, and from there to the channels: see `Delivery`. */
export class Notifications {
  readonly #deps: NotificationsDeps;
  #onQueued: () => void = () => undefined;
  #pending = new Set<Promise<void>>();

  constructor(deps: NotificationsDeps) {
    this.#deps = deps;
  }

  get hasMail(): boolean {
    return this.#deps.hasMail;
  }

  /** Called after something was queued by this process. */
  onQueued(listener: () => void): void {
    this.#onQueued = listener;
  }

  /** Never delays or fails the event itself. */
  notify(notification: NewNotification): void {
    const job: Promise<void> = this.#queue(notification)
      .catch((error) => this.#deps.log.warn('a notification was not queued', { why: String(error) }))
      .finally(() => this.#pending.delete(job));
    this.#pending.add(job);
  }

  /** For users who have not been sent anything since this time, at which the event happened. */
  async notifyUnlessTold(notification: NewNotification, happenedAt: number): Promise<void> {
    const wasTold = async ({ user, channel }: QueuedNotification) =>
      ((await this.#deps.store.sendCountOf(user, channel))?.lastAt ?? Number.NEGATIVE_INFINITY) >= happenedAt;
    const queued = await this.#toQueue(notification);
    const told = await Promise.all(queued.map(wasTold));
    await this.#enqueue(queued.filter((_, i) => !told[i]));
  }

  /** Resolves when everything is queued. */
  async whenQueued(): Promise<void> {
    await Promise.all(this.#pending);
  }

  /** An e-mail that its reader is waiting for. */
  async queueLink(user: UserId, event: LinkMailKind): Promise<void> {
    const { store, now } = this.#deps;
    const at = now();
    const key = { user, channel: 'email', event, about: '' } as const;
    // A new one replaces one that could not be sent yet.
    await store.remove([key]);
    await store.enqueue([{ ...key, at, dueAt: at }]);
    this.#onQueued();
  }

  async switchesOf(user: UserId): Promise<NotificationSwitches> {
    return toSwitches(await this.#offOf(user));
  }

  async change(user: UserId, { switches }: NotificationRequest): Promise<void> {
    const off = new Set(await this.#offOf(user));
    for (const event of NOTIFICATION_EVENTS) {
      for (const channel of NOTIFICATION_CHANNELS) {
        const wanted = switches[event]?.[channel];
        if (wanted === true) off.delete(`${event}.${channel}`);
        if (wanted === false) off.add(`${event}.${channel}`);
      }
    }
    await this.#deps.store.setOff(user, [...off]);
  }

  /** The events for which the user wants notifications by this channel. */
  async wanted(user: UserId, channel: NotificationChannel): Promise<readonly NotificationEvent[]> {
    const [reach] = await this.#deps.store.reachOf([user]);
    return NOTIFICATION_EVENTS.filter((event) => this.#channelsFor(reach, event).includes(channel));
  }

  async #offOf(user: UserId): Promise<readonly NotificationSwitch[]> {
    return (await this.#deps.store.reachOf([user]))[0].off;
  }

  async #queue(notification: NewNotification): Promise<void> {
    await this.#enqueue(await this.#toQueue(notification));
  }

  /** One entry per user and channel that the user has turned on for this event. */
  async #toQueue(notification: NewNotification): Promise<QueuedNotification[]> {
    const { store, mailDelayMs, now } = this.#deps;
    const { users, event, about, happenedAt: at = now(), notBefore = 0 } = notification;
    return (await store.reachOf(users)).flatMap((reach) =>
      this.#channelsFor(reach, event).map((channel) => ({
        ...{ user: reach.user, channel, event, about, at },
        dueAt: Math.max(notBefore, now()) + delayFor(event, channel, mailDelayMs),
      })),
    );
  }

  async #enqueue(queued: readonly QueuedNotification[]): Promise<void> {
    if (queued.length === 0) return;
    await this.#deps.store.enqueue(queued);
    this.#onQueued();
  }

  #channelsFor({ hasPush, hasEmail, off }: UserReach, event: NotificationEvent): NotificationChannel[] {
    const reachable = { push: hasPush, email: hasEmail && this.#deps.hasMail };
    return NOTIFICATION_CHANNELS.filter((channel) => reachable[channel] && !off.includes(`${event}.${channel}`));
  }
}

function toSwitches(off: readonly NotificationSwitch[]): NotificationSwitches {
  const channelsOf = (event: NotificationEvent) => ({
    push: !off.includes(`${event}.push`),
    email: !off.includes(`${event}.email`),
  });
  return {
    turn: channelsOf('turn'),
    invitation: channelsOf('invitation'),
    'friend-request': channelsOf('friend-request'),
    'tournament-start': channelsOf('tournament-start'),
    'club-invitation': channelsOf('club-invitation'),
    'club-tournament': channelsOf('club-tournament'),
  };
}
