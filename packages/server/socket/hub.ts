import type { MatchId, UserId } from '@safehouse/protocol';
import type { Note } from '../bus/bus.ts';
import type { Presence } from '../bus/presence.ts';
import type { Chat } from '../chat/chat.ts';
import type { House } from '../house.ts';
import { type Limits, placeOf } from '../http/limits.ts';
import type { Identity } from '../identity/identity.ts';
import type { User } from '../identity/user.ts';
import { Audience } from './audience.ts';
import { tellChat } from './chat.ts';
import type { Connection } from './connection.ts';
import { Lists } from './lists.ts';
import type { Topic } from './watcher.ts';

const MOST_OF_USER = 20;
const MOST_OF_ADDRESS = 100;
/** Everybody is asked for a sign of life once in so many ticks: each second others. */
const ROUND = 20;
const TICK = 1000;
/** Where others write, too, every watched match is looked at once in so many ticks: a note may have got lost. */
const CHECKED_EVERY = 3;

export type HubHouse = Pick<
  House,
  'store' | 'bus' | 'rooms' | 'wishes' | 'directory' | 'log' | 'metrics' | 'now'
> & {
  readonly chat: Pick<Chat, 'say' | 'since'>;
  readonly limits: Pick<Limits, 'allows'>;
  readonly identity: Pick<Identity, 'userOf'>;
  /** Do other processes write to the same store? */
  readonly isShared?: boolean;
  /** Where there are other processes: who sees what there. */
  readonly presence?: Presence | null;
};

/** Where all lines come together: who is connected, and who watches what. */
export class Hub {
  readonly house: HubHouse;
  readonly #audiences = new Map<MatchId, Audience>();
  /** By watched match: how to stop hearing of it from other processes. */
  readonly #ties = new Map<MatchId, () => void>();
  readonly #lists: Lists;
  /** All who are connected, by the tick at which they are asked for a sign of life. */
  readonly #rounds: readonly Set<Connection>[] = Array.from({ length: ROUND }, () => new Set());
  readonly #ofUser = new Map<UserId, Set<Connection>>();
  readonly #ofAddress = new Map<string, number>();
  readonly #stopListening: () => void;
  #ticks = 0;
  #arrivals = 0;
  #timer: NodeJS.Timeout | null = null;

  constructor(house: HubHouse) {
    this.house = house;
    this.#lists = new Lists(house);
    this.#stopListening = house.bus.subscribe((note) => this.#hear(note));
    house.metrics.gauge('connections', () => this.connections.length);
    house.metrics.gauge('watched_matches', () => this.#audiences.size);
  }

  get connections(): readonly Connection[] {
    return this.#rounds.flatMap((round) => [...round]);
  }

  /** The one timer for everybody. */
  start(): void {
    this.#timer ??= setInterval(() => this.tick(), TICK).unref();
  }

  /** Says goodbye to everybody. */
  close(): void {
    this.#stopListening();
    if (this.#timer) clearInterval(this.#timer);
    for (const connection of this.connections) connection.bye('shutting-down');
  }

  now(): number {
    return this.house.now();
  }

  userOf(token: string): Promise<User | null> {
    return this.house.identity.userOf(token);
  }

  /** May one more come from this address? */
  hasRoomFor(address: string): boolean {
    return (this.#ofAddress.get(placeOf(address)) ?? 0) < MOST_OF_ADDRESS;
  }

  add(connection: Connection): void {
    this.#rounds[this.#arrivals++ % ROUND].add(connection);
    const place = placeOf(connection.address);
    this.#ofAddress.set(place, (this.#ofAddress.get(place) ?? 0) + 1);
  }

  /** Now that it is known who it is: may this person have one more? */
  admits(connection: Connection): boolean {
    if (connection.userId === null) return true;
    const own = this.#ofUser.get(connection.userId) ?? new Set();
    if (own.size >= MOST_OF_USER) return false;
    this.#ofUser.set(connection.userId, own.add(connection));
    return true;
  }

  forget(connection: Connection): void {
    if (!this.#rounds.some((round) => round.delete(connection))) return;
    const { address, userId } = connection;
    const place = placeOf(address);
    const left = (this.#ofAddress.get(place) ?? 1) - 1;
    if (left > 0) this.#ofAddress.set(place, left);
    else this.#ofAddress.delete(place);
    const own = userId === null ? undefined : this.#ofUser.get(userId);
    if (userId !== null && own?.delete(connection) && own.size === 0) this.#ofUser.delete(userId);
  }

  /** Does this person see that match on some screen at this moment? */
  isWatching(match: MatchId, user: UserId): boolean {
    return this.#audiences.get(match)?.watchers.some(({ listener }) => listener.userId === user) ?? false;
  }

  watch(topic: Topic): void {
    if (topic.type !== 'match') {
      this.#lists.add(topic).catch((error) => this.#failed(error));
      return;
    }
    const audience = this.#audiences.get(topic.match) ?? this.#seat(topic.match);
    audience.join(topic);
    this.house.bus.publish({ type: 'watched', id: topic.match });
  }

  #seat(match: MatchId): Audience {
    const { bus, presence } = this.house;
    const audience = new Audience(match, this.house);
    const unfollow = bus.follow({ type: 'match', id: match });
    const silence = presence?.answerFor(match, (user) => this.isWatching(match, user));
    this.#audiences.set(match, audience);
    this.#ties.set(match, () => {
      unfollow();
      silence?.();
    });
    return audience;
  }

  #unseat(match: MatchId): void {
    this.#audiences.delete(match);
    this.#ties.get(match)?.();
    this.#ties.delete(match);
  }

  unwatch(topic: Topic): void {
    if (topic.type !== 'match') {
      this.#lists.remove(topic);
      return;
    }
    const audience = this.#audiences.get(topic.match);
    audience?.leave(topic);
    if (audience?.isEmpty) this.#unseat(topic.match);
  }

  /** What is done every second, for all at once: signs of life, delayed onlookers, lists that have changed. */
  tick(): void {
    for (const connection of this.#rounds[this.#ticks++ % ROUND]) connection.ping();
    const now = this.now();
    let place = this.#ticks;
    for (const [id, audience] of this.#audiences) {
      const isTurn = audience.isBehind || (this.house.isShared && place++ % CHECKED_EVERY === 0);
      if (audience.isEmpty) this.#unseat(id);
      else if (isTurn || (audience.dueAt !== null && audience.dueAt <= now)) audience.lookAgain();
    }
    this.#lists.tick().catch((error) => this.#failed(error));
  }

  #hear(note: Note): void {
    switch (note.type) {
      case 'match':
        this.#audiences.get(note.id)?.hear(note);
        this.#lists.matchChanged(note).catch((error) => this.#failed(error));
        break;
      case 'lobby':
        this.#lists.lobbyChanged();
        break;
      case 'mine':
        this.#lists.mineChanged(note.id);
        break;
      case 'chat':
        tellChat(this.house.chat, note, this.#audiences.get(note.id)?.watchers ?? []).catch((error) =>
          this.#failed(error),
        );
        break;
      case 'user':
        for (const connection of this.#ofUser.get(note.id) ?? []) {
          connection.recognise().catch((error) => this.#failed(error));
        }
        break;
    }
  }

  #failed(error: unknown): void {
    this.house.log.error('a listener was not told', { error: String(error) });
  }
}
