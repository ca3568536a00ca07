import type { ChatStore } from './chat.ts';
import type { ChallengeStore } from './daily.ts';
import type { MatchStore } from './matches.ts';
import type { PushStore } from './push.ts';
import type { RatingStore } from './ratings.ts';
import type { UserStore } from './users.ts';

/** Everything the server keeps. One contract, as many databases as implement it. */
export interface Store {
  readonly matches: MatchStore;
  readonly users: UserStore;
  readonly ratings: RatingStore;
  readonly chat: ChatStore;
  readonly push: PushStore;
  readonly challenges: ChallengeStore;
  /** Can it be written to at this moment? */
  isWell(): Promise<boolean>;
  close(): Promise<void>;
}
