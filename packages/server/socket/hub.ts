import type { MatchId, UserId } from '@safehouse/protocol';
import type { Bus, BusMessage } from '../bus/bus.ts';
import type { Presence } from '../bus/presence.ts';
import type { Chat } from '../chat/chat.ts';
import { OpenCounts } from '../edge/open-counts.ts';
import type { RateLimiter } from '../edge/rate-limits.ts';
import type { Directory } from '../identity/directory.ts';
import type { Identity } from '../identity/identity.ts';
import type { Log } from '../log.ts';
import type { MatchCommands } from '../match/commands.ts';
import type { Rooms } from '../match/rooms.ts';
import type { Metrics } from '../metrics.ts';
import type { Store } from '../store/store.ts';
import type { User } from '../store/user.ts';
import type { Visibility } from '../visibility/visibility.ts';
import { Broadcast } from './broadcast.ts';
import { broadcastChatLine } from './chat-broadcast.ts';
import type { Connection } from './connection.ts';
import { ListBroadcast } from './list-broadcast.ts';
import type { Subscription } from './subscription.ts';

const MAX_CONNECTIONS_PER_USER = 20;
/** Sockets and streams together. */
const CONNECTION_LIMITS = { perAddress: 100, total: 30_000 };
/** Everybody is asked for a sign of life once in so many ticks: each second others. */
const PING_ROUND_TICKS = 20;
const TICK_MS = 1000;
/** Where others write, too, every watched match is looked at once in so many ticks: a note may have got lost. */
const REFRESH_EVERY_TICKS = 3;

export interface HubServices {
  readonly store: Store;
  readonly bus: Bus;
  readonly rooms: Rooms;
  readonly commands: MatchCommands;
  readonly directory: Directory;
  readonly visibility: Visibility;
  readonly log: Log;
  readonly metrics: Metrics;
  now(): number;
  readonly chat: Pick<Chat, 'post' | 'linesAfter'>;
  readonly limits: Pick<RateLimiter, 'allows'>;
  readonly identity: Pick<Identity, 'userForToken'>;
  /** Do other processes write to the same store? */
  readonly isShared?: boolean;
  /** Where there are other processes: who sees what there. */
  readonly presence?: Presence | null;
}

/** Where all lines come together: who is connected, and who watches what. */
export class Hub {
  readonly services: HubServices;
  readonly #broadcasts = new Map<MatchId, Broadcast>();
  /** By watched match: how to stop hearing of it from other processes. */
  readonly #remoteUnsubscribers = new Map<MatchId, () => void>();
  readonly #lists: ListBroadcast;
  /** All who are connected, by the tick at which they are asked for a sign of life. */
  readonly #pingGroups: readonly Set<Connection>[] = Array.from(
    { length: PING_ROUND_TICKS },
    () => new Set(),
  );
  readonly #connectionsByUser = new Map<UserId, Set<Connection>>();
  readonly #openCounts = new OpenCounts(CONNECTION_LIMITS);
  readonly #unsubscribeBus: () => void;
  #ticks = 0;
  #addedCount = 0;
  #timer: NodeJS.Timeout | null = null;

  constructor(house: HubServices) {
    this.services = house;
    this.#lists = new ListBroadcast(house);
    this.#unsubscribeBus = house.bus.subscribe((note) => this.#onBusMessage(note));
    house.metrics.gauge('connections', () => this.connections.length);
    house.metrics.gauge('watched_matches', () => this.#broadcasts.size);
  }

  get connections(): readonly Connection[] {
    return this.#pingGroups.flatMap((round) => [...round]);
  }

  /** The one timer for everybody. */
  start(): void {
    this.#timer ??= setInterval(() => this.tick(), TICK_MS).unref();
  }

  /** Says goodbye to everybody. */
  close(): void {
    this.#unsubscribeBus();
    if (this.#timer) clearInterval(this.#timer);
    for (const connection of this.connections) connection.closeWith('shutting-down');
  }

  now(): number {
    return this.services.now();
  }

  userOf(token: string): Promise<User | null> {
    return this.services.identity.userForToken(token);
  }

  /** May one more come from this address? */
  hasCapacityFor(address: string): boolean {
    return this.#openCounts.hasCapacityFor(address);
  }

  add(connection: Connection): void {
    this.#pingGroups[this.#addedCount++ % PING_ROUND_TICKS].add(connection);
    this.#openCounts.add(connection.address);
  }

  /** Now that it is known who it is: may this person have one more? */
  tryRegisterUser(connection: Connection): boolean {
    if (connection.userId === null) return true;
    const own = this.#connectionsByUser.get(connection.userId) ?? new Set();
    if (own.size >= MAX_CONNECTIONS_PER_USER) return false;
    this.#connectionsByUser.set(connection.userId, own.add(connection));
    return true;
  }

  remove(connection: Connection): void {
    if (!this.#pingGroups.some((round) => round.delete(connection))) return;
    const { address, userId } = connection;
    this.#openCounts.remove(address);
    const own = userId === null ? undefined : this.#connectionsByUser.get(userId);
    if (userId !== null && own?.delete(connection) && own.size === 0) this.#connectionsByUser.delete(userId);
  }

  /** Does this person see that match on some screen at this moment? */
  isWatching(match: MatchId, user: UserId): boolean {
    return (
      this.#broadcasts.get(match)?.subscriptions.some(({ subscriber }) => subscriber.userId === user) ?? false
    );
  }

  subscribe(topic: Subscription): void {
    if (topic.type !== 'match') {
      this.#lists.add(topic).catch((error) => this.#logError(error));
      return;
    }
    const audience = this.#broadcasts.get(topic.match) ?? this.#openBroadcast(topic.match);
    audience.add(topic);
    this.services.bus.publish({ type: 'watched', id: topic.match });
  }

  #openBroadcast(match: MatchId): Broadcast {
    const { bus, presence } = this.services;
    const audience = new Broadcast(match, this.services);
    const unfollow = bus.follow({ type: 'match', id: match });
    const silence = presence?.serveMatch(match, (user) => this.isWatching(match, user));
    this.#broadcasts.set(match, audience);
    this.#remoteUnsubscribers.set(match, () => {
      unfollow();
      silence?.();
    });
    return audience;
  }

  #closeBroadcast(match: MatchId): void {
    this.#broadcasts.delete(match);
    this.#remoteUnsubscribers.get(match)?.();
    this.#remoteUnsubscribers.delete(match);
  }

  unsubscribe(topic: Subscription): void {
    if (topic.type !== 'match') {
      this.#lists.remove(topic);
      return;
    }
    const audience = this.#broadcasts.get(topic.match);
    audience?.remove(topic);
    if (audience?.isEmpty) this.#closeBroadcast(topic.match);
  }

  /** What is done every second, for all at once: signs of life, delayed onlookers, lists that have changed. */
  tick(): void {
    for (const connection of this.#pingGroups[this.#ticks++ % PING_ROUND_TICKS]) connection.ping();
    const now = this.now();
    let place = this.#ticks;
    for (const [id, audience] of this.#broadcasts) {
      const isTurn = audience.isBehind || (this.services.isShared && place++ % REFRESH_EVERY_TICKS === 0);
      if (audience.isEmpty) this.#closeBroadcast(id);
      else if (isTurn || (audience.nextRefreshAt !== null && audience.nextRefreshAt <= now))
        audience.refresh();
    }
    this.#lists.tick().catch((error) => this.#logError(error));
  }

  #onBusMessage(note: BusMessage): void {
    switch (note.type) {
      case 'match':
        this.#broadcasts.get(note.id)?.onMatchChanged(note);
        this.#lists.onMatchChanged(note).catch((error) => this.#logError(error));
        break;
      case 'lobby':
        this.#lists.onLobbyChanged();
        break;
      case 'mine':
        this.#lists.onOwnMatchesChanged(note.id);
        break;
      case 'chat':
        broadcastChatLine(this.services.chat, note, this.#broadcasts.get(note.id)?.subscriptions ?? []).catch(
          (error) => this.#logError(error),
        );
        break;
      case 'user':
        for (const connection of this.#connectionsByUser.get(note.id) ?? []) {
          connection.authenticate().catch((error) => this.#logError(error));
        }
        break;
    }
  }

  #logError(error: unknown): void {
    this.services.log.error('a listener was not told', { error: String(error) });
  }
}
