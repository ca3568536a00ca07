import type { MatchId, UserId } from '@safehouse/protocol';
import type { Bus } from '../bus/bus.ts';
import type { Log } from '../log.ts';
import type { Rooms } from '../match/rooms.ts';
import type { Metrics } from '../metrics.ts';
import { GroupCounts } from '../outbound/group-counts.ts';
import type { Notifications } from './notifications.ts';
import { type NotifyKeys, webhookSecretFor } from './notify-keys.ts';
import { type NewTurn, TurnTracker } from './turn-tracker.ts';
import { deliverWithRetries, signatureHeaders, type WebhookPoster } from './webhook.ts';

export interface NotifierDeps {
  readonly notifications: Pick<Notifications, 'notify'>;
  readonly rooms: Rooms;
  readonly bus: Bus;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Does this user have the match open right now? */
  isWatching(match: MatchId, user: UserId): boolean | Promise<boolean>;
  /** Will a planned move be played without them? */
  hasPlan(turn: NewTurn): Promise<boolean>;
  webhookOf(user: UserId): Promise<string | null>;
  readonly post: WebhookPoster;
  readonly keys: NotifyKeys;
  /** Rejects when the signal aborts. */
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>;
  now(): number;
}

/** Webhook calls in progress; further ones are dropped. */
export const MAX_NOTIFICATIONS = { perUser: 40, total: 2000 };

/** Notifies users whose turn it is while they are away, through the queue and their webhook. */
export class Notifier {
  readonly #deps: NotifierDeps;
  readonly #turnTracker = new TurnTracker();
  readonly #pendingLookups = new Set<Promise<void>>();
  readonly #inFlight = new Set<Promise<void>>();
  readonly #inFlightCounts = new GroupCounts();
  readonly #stopping = new AbortController();
  #unsubscribe: () => void = () => undefined;

  constructor(deps: NotifierDeps) {
    this.#deps = deps;
  }

  start(): void {
    this.#unsubscribe = this.#deps.bus.subscribe((message) => {
      if (message.type !== 'match' || message.isRemote) return;
      if (message.table) this.#notifyAll(this.#turnTracker.newTurns(message.table));
      else this.#lookUpTurns(message.id);
    });
  }

  /** Stops retries. Requests in flight are ended by closing their client. */
  stop(): void {
    this.#unsubscribe();
    this.#stopping.abort();
  }

  /** Resolves when nothing is in flight. */
  async whenIdle(): Promise<void> {
    await Promise.all(this.#pendingLookups);
    await Promise.all(this.#inFlight);
  }

  /** It is this user's turn after all, because their planned move was not played. */
  async notifyOfTurn(match: MatchId, user: UserId): Promise<void> {
    const turn = await this.#deps.rooms.read(match, ({ header: { game, clock }, version }) => ({
      user,
      match,
      game,
      clock,
      version,
    }));
    if (turn) this.#notifyAll([turn]);
  }

  #lookUpTurns(id: MatchId): void {
    const lookup = this.#deps.rooms
      .read(id, (table) => this.#turnTracker.newTurns(table))
      .then((turns) => this.#notifyAll(turns ?? []));
    this.#track(lookup, this.#pendingLookups);
  }

  #notifyAll(turns: readonly NewTurn[]): void {
    for (const turn of turns) {
      const isWatching = this.#deps.isWatching(turn.match, turn.user);
      if (isWatching !== true) this.#startNotifying(turn, Promise.resolve(isWatching));
    }
  }

  #startNotifying(turn: NewTurn, isWatching: Promise<boolean>): void {
    const groups = {
      user: { name: `user ${turn.user}`, limit: MAX_NOTIFICATIONS.perUser },
      shared: [{ name: 'total', limit: MAX_NOTIFICATIONS.total }],
    };
    if (!this.#inFlightCounts.hasFairRoom(groups)) {
      this.#countMetric('dropped');
      return;
    }
    this.#inFlightCounts.add(groups);
    const release = () => this.#inFlightCounts.remove(groups);
    this.#track(this.#notifyUnless(isWatching, turn).finally(release), this.#inFlight);
  }

  async #notifyUnless(isWatching: Promise<boolean>, turn: NewTurn): Promise<void> {
    if ((await isWatching) || (await this.#deps.hasPlan(turn))) return;
    this.#deps.notifications.notify({ users: [turn.user], event: 'turn', about: turn.match });
    await this.#callWebhook(turn);
  }

  #track(job: Promise<void>, jobs: Set<Promise<void>>): void {
    const tracked: Promise<void> = job
      .catch((error) => this.#deps.log.warn('a notification failed', { error: String(error) }))
      .finally(() => jobs.delete(tracked));
    jobs.add(tracked);
  }

  async #callWebhook({ user, match, game, version }: NewTurn): Promise<void> {
    const { webhookOf, keys, post, now } = this.#deps;
    const url = await webhookOf(user);
    if (url === null) return;
    const body = JSON.stringify({ type: 'your-turn', match, game, version });
    const secret = webhookSecretFor(keys, user);
    const pause = (milliseconds: number) => this.#deps.sleep(milliseconds, this.#stopping.signal);
    const send = () => post({ user, url, body, headers: signatureHeaders(secret, now(), body) });
    const outcome = await deliverWithRetries(send, pause);
    this.#countMetric(`webhook_${outcome}`);
  }

  #countMetric(what: string): void {
    this.#deps.metrics.count(`notifications_total{what="${what}"}`);
  }
}
