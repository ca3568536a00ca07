import type { MatchId, UserId } from '@safehouse/protocol';
import type { Bus } from '../bus/bus.ts';
import type { Log } from '../log.ts';
import type { Rooms } from '../match/rooms.ts';
import type { Metrics } from '../metrics.ts';
import type { PushStore } from '../store/push.ts';
import { type NotifyKeys, webhookSecret } from './keys.ts';
import { type TurnCome, Turns } from './turns.ts';
import type { SendPush } from './web-push.ts';
import { deliver, type Post, signed } from './webhook.ts';

export interface NotifierParts {
  readonly store: PushStore;
  readonly rooms: Rooms;
  readonly bus: Bus;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Has this person the match before their eyes? */
  isWatching(match: MatchId, user: UserId): boolean | Promise<boolean>;
  webhookOf(user: UserId): Promise<string | null>;
  readonly sendPush: SendPush;
  readonly post: Post;
  readonly keys: NotifyKeys;
  /** Rejects at once when the signal comes. */
  pause(milliseconds: number, signal: AbortSignal): Promise<void>;
  now(): number;
}

/** Messages on their way at once; more than that are not sent: a turn shows in the list of matches, too. */
const MOST_UNDERWAY = 500;

/** Tells people who are away that it is their turn. It says where, never what lies on the table. */
export class Notifier {
  readonly #parts: NotifierParts;
  readonly #turns = new Turns();
  readonly #looks = new Set<Promise<void>>();
  readonly #underway = new Set<Promise<void>>();
  readonly #stopping = new AbortController();
  #stop: () => void = () => undefined;

  constructor(parts: NotifierParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#stop = this.#parts.bus.subscribe((note) => {
      if (note.type !== 'match' || note.isFromElsewhere) return;
      if (note.table) this.#tell(this.#turns.come(note.table));
      else this.#look(note.id);
    });
  }

  /** What is on its way may arrive; what would be tried again later is not. */
  stop(): void {
    this.#stop();
    this.#stopping.abort();
  }

  /** Resolves when nothing is on its way. */
  async settled(): Promise<void> {
    await Promise.all(this.#looks);
    await Promise.all(this.#underway);
  }

  #look(id: MatchId): void {
    const { rooms } = this.#parts;
    const look = rooms.look(id, (table) => this.#turns.come(table)).then((come) => this.#tell(come));
    this.#keep(look, this.#looks);
  }

  #tell(come: readonly TurnCome[] | null): void {
    for (const turn of come ?? []) {
      const isWatching = this.#parts.isWatching(turn.match, turn.user);
      if (isWatching === true) continue;
      if (this.#underway.size >= MOST_UNDERWAY) this.#count('dropped');
      else this.#keep(this.#tellOne(turn, isWatching), this.#underway);
    }
  }

  async #tellOne(turn: TurnCome, isWatching: boolean | Promise<boolean>): Promise<void> {
    if (await isWatching) return;
    await Promise.all([this.#pushAll(turn), this.#callWebhook(turn)]);
  }

  #keep(job: Promise<void>, among: Set<Promise<void>>): void {
    const kept: Promise<void> = job
      .catch((error) => this.#parts.log.warn('somebody could not be told', { error: String(error) }))
      .finally(() => among.delete(kept));
    among.add(kept);
  }

  async #pushAll({ user, match, game }: TurnCome): Promise<void> {
    const { store, sendPush } = this.#parts;
    const body = JSON.stringify({ type: 'your-turn', match, game });
    for (const subscription of await store.subscriptionsOf(user)) {
      // The match is the topic: a newer message takes the place of one that was not delivered yet.
      const status = await sendPush(subscription, body, match).catch(() => 0);
      if (status === 404 || status === 410) await store.unsubscribe(subscription.endpoint);
      this.#count(status >= 200 && status < 300 ? 'push_sent' : 'push_failed');
    }
  }

  async #callWebhook({ user, match, game, version }: TurnCome): Promise<void> {
    const { webhookOf, keys, post, now } = this.#parts;
    const url = await webhookOf(user);
    if (url === null) return;
    const body = JSON.stringify({ type: 'your-turn', match, game, version });
    const secret = webhookSecret(keys, user);
    const pause = (milliseconds: number) => this.#parts.pause(milliseconds, this.#stopping.signal);
    const end = await deliver(() => post(url, body, signed(secret, now(), body)), pause);
    this.#count(`webhook_${end}`);
  }

  #count(what: string): void {
    this.#parts.metrics.count(`notifications_total{what="${what}"}`);
  }
}
