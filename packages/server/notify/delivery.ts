import type { NotificationChannel, UserId } from '@safehouse/protocol';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { BackOff } from '../outbound/back-off.ts';
import type { LinkMailKind, NotificationStore, QueuedNotification } from '../store/notification-store.ts';
import { countAfter, DELIVERY_RULES, isExpired, isLinkMail, nextSendAt } from './delivery-rules.ts';
import type { Notice } from './notice.ts';
import type { Notifications } from './notifications.ts';

/** `refused`: permanent. `failed`: for now. `down`: all other messages would fail too. */
type SendOutcome = 'sent' | 'refused' | 'failed' | 'down';

/** A way to send messages to users. */
export interface Channel {
  readonly name: NotificationChannel;
  /** Several notifications become one message. */
  send(user: UserId, notices: readonly [Notice, ...Notice[]]): Promise<SendOutcome>;
  /** A link that the user has requested; only by e-mail. */
  sendLink?(user: UserId, kind: LinkMailKind): Promise<SendOutcome>;
}

export interface DeliveryDeps {
  readonly store: NotificationStore;
  readonly notifications: Notifications;
  readonly log: Log;
  readonly metrics: Metrics;
  isOnline(user: UserId): Promise<boolean>;
  noticeOf(queued: QueuedNotification): Promise<Notice | null>;
  /** With several servers, only the leader sends. */
  isLeader(): boolean;
  now(): number;
}

const TICK_MS = 1000;
const BATCH_SIZE = 50;
/** The number of users served at a time. */
const CONCURRENCY = 8;
/** Longer than any attempt takes: what a killed server had started is sent again after this time, never before. */
export const CLAIM_MS = 90_000;
const RETRY_MS = 5 * 60_000;
/** After the channel has failed, others are tried first, so that one problematic message does not block the rest. */
const RETRY_AFTER_DOWN_MS = 60_000;

/**
 * Sends what is queued for one channel. A message is removed from the queue after it was handed over: a server that is
 * killed in between sends it again (at least once), with the same Message-ID.
 */
export class Delivery {
  readonly #deps: DeliveryDeps;
  readonly #channel: Channel;
  /** A mail server or network that fails is not tried for a while. */
  readonly #backOff: BackOff;
  #timer: NodeJS.Timeout | undefined;
  #sweep: Promise<void> | null = null;
  #isStopped = false;

  constructor(deps: DeliveryDeps, channel: Channel) {
    this.#deps = deps;
    this.#channel = channel;
    this.#backOff = new BackOff(deps.now);
  }

  start(): void {
    this.#timer = setInterval(() => void this.sweep(), TICK_MS).unref();
  }

  /** Messages being sent must be ended by closing their client. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    await this.#sweep;
  }

  /** Sends everything that is due. Never rejects; sweeps do not overlap. */
  sweep(): Promise<void> {
    if (this.#isStopped || !this.#deps.isLeader() || this.#backOff.isPaused(this.#channel.name))
      return Promise.resolve();
    this.#sweep ??= this.#sendDue()
      .catch((error) => this.#warn(error))
      .finally(() => {
        this.#sweep = null;
      });
    return this.#sweep;
  }

  async #sendDue(): Promise<void> {
    const { store, now } = this.#deps;
    const waiting = await store.dueUsers(this.#channel.name, now(), BATCH_SIZE);
    const work = async () => {
      for (let user = waiting.shift(); user; user = waiting.shift()) {
        if (this.#isStopped || this.#backOff.isPaused(this.#channel.name)) return;
        await this.#sendTo(user).catch((error) => this.#warn(error));
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, work));
  }

  async #sendTo(user: UserId): Promise<void> {
    const { store, now } = this.#deps;
    const times = { now: now(), until: now() + CLAIM_MS };
    const claimed = await store.claim({ user, channel: this.#channel.name }, times);
    const expired = claimed.filter((each) => isExpired(each, times.now));
    if (expired.length > 0) await this.#drop(expired);
    const current = claimed.filter((each) => !expired.includes(each));
    for (const each of current) if (isLinkMail(each.event)) await this.#sendLink(each, each.event);
    const events = current.filter(({ event }) => !isLinkMail(event));
    if (events.length > 0) await this.#sendNotices(user, events);
  }

  async #sendLink(queued: QueuedNotification, kind: LinkMailKind): Promise<void> {
    const outcome = (await this.#channel.sendLink?.(queued.user, kind)) ?? 'refused';
    this.#count(outcome);
    if (outcome === 'failed' || outcome === 'down') return this.#retryLater([queued], outcome);
    if (outcome === 'sent') this.#backOff.recordSuccess(this.#channel.name);
    await this.#deps.store.remove([queued]);
  }

  async #sendNotices(user: UserId, queued: readonly QueuedNotification[]): Promise<void> {
    const { store, notifications, isOnline, now } = this.#deps;
    const { name } = this.#channel;
    const wanted: readonly string[] = await notifications.wanted(user, name);
    const notices: Notice[] = [];
    for (const each of queued) {
      const notice = wanted.includes(each.event) ? await this.#deps.noticeOf(each) : null;
      if (notice) notices.push(notice);
      else await this.#drop([each]);
    }
    const [first, ...more] = notices;
    if (!first) return;
    const keys = notices.map(({ key }) => key);
    const sent = await store.sendCountOf(user, name);
    const allowedAt = nextSendAt(sent, name, now());
    if (allowedAt > now()) return store.postpone(keys, allowedAt);
    if (await isOnline(user)) return store.postpone(keys, now() + DELIVERY_RULES[name].onlineMs);
    const outcome = await this.#channel.send(user, [first, ...more]);
    this.#count(outcome);
    if (outcome === 'failed' || outcome === 'down') await this.#retryLater(keys, outcome);
    else if (outcome === 'refused') await store.remove(keys);
    else {
      this.#backOff.recordSuccess(name);
      await store.recordSent(keys, countAfter(sent, now()));
    }
  }

  async #retryLater(queued: readonly QueuedNotification[], outcome: 'failed' | 'down'): Promise<void> {
    const { store, now } = this.#deps;
    if (outcome === 'down') this.#backOff.recordFailure(this.#channel.name);
    await store.postpone(queued, now() + (outcome === 'down' ? RETRY_AFTER_DOWN_MS : RETRY_MS));
  }

  async #drop(queued: readonly QueuedNotification[]): Promise<void> {
    await this.#deps.store.remove(queued);
    for (const _ of queued) this.#count('obsolete');
  }

  #count(what: string): void {
    this.#deps.metrics.count(`notifications_total{what="${this.#channel.name}_${what}"}`);
  }

  #warn(error: unknown): void {
    this.#deps.log.warn('a notification failed', { channel: this.#channel.name, why: String(error) });
  }
}
