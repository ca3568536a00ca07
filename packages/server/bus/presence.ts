import type { MatchId, UserId } from '@safehouse/protocol';
import type { NatsConnection } from './nats-connection.ts';

const subjectOf = (match: MatchId) => `safehouse.eyes.${match}`;

/** Long enough for an answer from the next machine, short enough for whoever is to be told that it is their turn. */
const REPLY_TIMEOUT_MS = 300;

/** Who sees what in the other processes. */
export class Presence {
  readonly #nats: NatsConnection;

  constructor(line: NatsConnection) {
    this.#nats = line;
  }

  /** Somebody sees this match here: whether it is the one who is asked about tells `isWatching`. */
  serveMatch(match: MatchId, isWatching: (user: UserId) => boolean): () => void {
    return this.#nats.serve(subjectOf(match), (user) => (isWatching(user as UserId) ? 'yes' : null));
  }

  /** Where nobody sees the match at all, the answer comes at once. */
  async isWatching(match: MatchId, user: UserId): Promise<boolean> {
    return (await this.#nats.request(subjectOf(match), user, REPLY_TIMEOUT_MS)) !== null;
  }
}
