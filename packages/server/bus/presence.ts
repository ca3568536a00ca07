import type { MatchId, UserId } from '@safehouse/protocol';
import type { NatsLine } from './nats-line.ts';

const subjectOf = (match: MatchId) => `safehouse.eyes.${match}`;

/** Long enough for an answer from the next machine, short enough for whoever is to be told that it is their turn. */
const PATIENCE = 300;

/** Who sees what in the other processes. */
export class Presence {
  readonly #line: NatsLine;

  constructor(line: NatsLine) {
    this.#line = line;
  }

  /** Somebody sees this match here: whether it is the one who is asked about tells `isWatching`. */
  answerFor(match: MatchId, isWatching: (user: UserId) => boolean): () => void {
    return this.#line.serve(subjectOf(match), (user) => (isWatching(user as UserId) ? 'yes' : null));
  }

  /** Where nobody sees the match at all, the answer comes at once. */
  async isWatching(match: MatchId, user: UserId): Promise<boolean> {
    return (await this.#line.ask(subjectOf(match), user, PATIENCE)) !== null;
  }
}
