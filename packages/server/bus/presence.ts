import type { FriendStatus, MatchId, UserId } from '@safehouse/protocol';
import type { NatsConnection } from './nats-connection.ts';

const subjectOf = (match: MatchId) => `safehouse.eyes.${match}`;

const personSubject = (user: UserId) => `safehouse.person.${user}`;

/** Asks whether a user is connected, even invisibly. Must never be revealed to other users. */
const CONNECTED = 'connected';

/** Long enough for a reply from another machine, short enough not to delay a notification. */
const REPLY_TIMEOUT_MS = 300;

/** Finds out whether a user is watching a match in another process. */
export class Presence {
  readonly #nats: NatsConnection;

  constructor(connection: NatsConnection) {
    this.#nats = connection;
  }

  /** Without a connection every answer would be "no". */
  get isConnected(): boolean {
    return this.#nats.isConnected;
  }

  /** Answers other processes while a user watches this match here. */
  serveMatch(match: MatchId, isWatching: (user: UserId) => boolean): () => void {
    return this.#nats.serve(subjectOf(match), (user) => (isWatching(user as UserId) ? 'yes' : null));
  }

  /** Returns at once if nobody watches the match. */
  async isWatching(match: MatchId, user: UserId): Promise<boolean> {
    return (await this.#nats.request(subjectOf(match), user, REPLY_TIMEOUT_MS)) !== null;
  }

  /** Answers other processes while this user is connected here. */
  servePerson(user: UserId, statusOf: (user: UserId) => FriendStatus | null): () => void {
    return this.#nats.serve(personSubject(user), (question) => (question === CONNECTED ? 'yes' : statusOf(user)));
  }

  /** The status of a user in another process. Returns at once if the user is in none. */
  async statusOf(user: UserId): Promise<FriendStatus | null> {
    const reply = await this.#nats.request(personSubject(user), '', REPLY_TIMEOUT_MS);
    return reply === 'online' || reply === 'playing' ? reply : null;
  }

  /** Is this user connected to another process? */
  async isUserConnected(user: UserId): Promise<boolean> {
    return (await this.#nats.request(personSubject(user), CONNECTED, REPLY_TIMEOUT_MS)) !== null;
  }
}
