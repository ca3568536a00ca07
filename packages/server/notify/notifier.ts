import type { MatchId, UserId } from '@safehouse/protocol';
import type { Bus } from '../bus/bus.ts';
import type { Log } from '../log.ts';
import type { Rooms } from '../match/rooms.ts';
import type { Metrics } from '../metrics.ts';
import type { PushStore } from '../store/push-store.ts';
import { type NotifyKeys, webhookSecretFor } from './notify-keys.ts';
import { type NewTurn, TurnTracker } from './turn-tracker.ts';
import type { PushSender } from './web-push.ts';
import { deliverWithRetries, signatureHeaders, type WebhookPoster } from './webhook.ts';

export interface NotifierDeps {
  readonly store: PushStore;
  readonly rooms: Rooms;
  readonly bus: Bus;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Has this person the match before their eyes? */
  isWatching(match: MatchId, user: UserId): boolean | Promise<boolean>;
  webhookOf(user: UserId): Promise<string | null>;
  readonly sendPush: PushSender;
  readonly post: WebhookPoster;
  readonly keys: NotifyKeys;
  /** Rejects at once when the signal comes. */
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>;
  now(): number;
}

/** Messages on their way at once; more than that are not sent: a turn shows in the list of matches, too. */
const MAX_IN_FLIGHT = 500;

/** Tells people who are away that it is their turn. It says where, never what lies on the table. */
export class Notifier {
  readonly #deps: NotifierDeps;
  readonly #turnTracker = new TurnTracker();
  readonly #pendingLookups = new Set<Promise<void>>();
  readonly #inFlight = new Set<Promise<void>>();
  readonly #stopping = new AbortController();
  #unsubscribe: () => void = () => undefined;

  constructor(parts: NotifierDeps) {
    this.#deps = parts;
  }

  start(): void {
    this.#unsubscribe = this.#deps.bus.subscribe((note) => {
      if (note.type !== 'match' || note.isRemote) return;
      if (note.table) this.#notifyAll(this.#turnTracker.newTurns(note.table));
      else this.#lookUpTurns(note.id);
    });
  }

  /** What is on its way may arrive; what would be tried again later is not. */
  stop(): void {
    this.#unsubscribe();
    this.#stopping.abort();
  }

  /** Resolves when nothing is on its way. */
  async whenIdle(): Promise<void> {
    await Promise.all(this.#pendingLookups);
    await Promise.all(this.#inFlight);
  }

  #lookUpTurns(id: MatchId): void {
    const { rooms } = this.#deps;
    const look = rooms
      .read(id, (table) => this.#turnTracker.newTurns(table))
      .then((come) => this.#notifyAll(come));
    this.#track(look, this.#pendingLookups);
  }

  #notifyAll(come: readonly NewTurn[] | null): void {
    for (const turn of come ?? []) {
      const isWatching = this.#deps.isWatching(turn.match, turn.user);
      if (isWatching === true) continue;
      if (this.#inFlight.size >= MAX_IN_FLIGHT) this.#countMetric('dropped');
      else this.#track(this.#notifyOne(turn, isWatching), this.#inFlight);
    }
  }

  async #notifyOne(turn: NewTurn, isWatching: boolean | Promise<boolean>): Promise<void> {
    if (await isWatching) return;
    await Promise.all([this.#pushAll(turn), this.#callWebhook(turn)]);
  }

  #track(job: Promise<void>, among: Set<Promise<void>>): void {
    const kept: Promise<void> = job
      .catch((error) => this.#deps.log.warn('somebody could not be told', { error: String(error) }))
      .finally(() => among.delete(kept));
    among.add(kept);
  }

  async #pushAll({ user, match, game }: NewTurn): Promise<void> {
    const { store, sendPush } = this.#deps;
    const body = JSON.stringify({ type: 'your-turn', match, game });
    for (const subscription of await store.subscriptionsOf(user)) {
      // The match is the topic: a newer message takes the place of one that was not delivered yet.
      const status = await sendPush(subscription, body, match).catch(() => 0);
      if (status === 404 || status === 410) await store.unsubscribe(subscription.endpoint);
      this.#countMetric(status >= 200 && status < 300 ? 'push_sent' : 'push_failed');
    }
  }

  async #callWebhook({ user, match, game, version }: NewTurn): Promise<void> {
    const { webhookOf, keys, post, now } = this.#deps;
    const url = await webhookOf(user);
    if (url === null) return;
    const body = JSON.stringify({ type: 'your-turn', match, game, version });
    const secret = webhookSecretFor(keys, user);
    const pause = (milliseconds: number) => this.#deps.sleep(milliseconds, this.#stopping.signal);
    const end = await deliverWithRetries(() => post(url, body, signatureHeaders(secret, now(), body)), pause);
    this.#countMetric(`webhook_${end}`);
  }

  #countMetric(what: string): void {
    this.#deps.metrics.count(`notifications_total{what="${what}"}`);
  }
}
