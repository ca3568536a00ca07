import { loadGame } from '@safehouse/games/registry';
import { type MatchId, refusal, type Seeking, type ServerRefusal } from '@safehouse/protocol';
import type { User } from '../identity/user.ts';
import { modeOf } from '../ratings/mode.ts';
import { pairsAmong, type Seek } from './pairing.ts';

/** `waiting`: ask again. Not waiting any more: the search was ended, or another one has taken its place. */
export type SeekAnswer = { readonly match: MatchId } | { readonly waiting: boolean };

/** One of two who shall play: who, and what they bring to the deal. */
export interface Seeker {
  readonly user: User;
  readonly wish: Seeking;
}

export interface SeekParts {
  ratingOf(user: User, game: string, mode: string): Promise<number>;
  /** Seats the two at a new table of the first one's wish. */
  seat(first: Seeker, second: Seeker): Promise<MatchId>;
  now(): number;
  /** How long one request waits, in milliseconds. */
  readonly patience: number;
}

type Poll = (answer: SeekAnswer | Promise<SeekAnswer>) => void;

interface Waiting extends Seeker {
  readonly seek: Seek;
  /** Requests that wait for an answer, the oldest first. */
  readonly polls: Set<Poll>;
  /** When the last request went away with nothing. */
  heardAt: number;
}

/** A search without an open request lives on for so long: the client is about to ask again. */
const GRACE = 5_000;
const ROUND = 1_000;
const MOST_POLLS = 4;
const MOST_SEEKS = 5_000;

/** People who look for an opponent. Kept in memory only: after a restart they ask again by themselves. */
export class Seeks {
  readonly #parts: SeekParts;
  readonly #waiting = new Map<string, Waiting>();
  /** Tables made for somebody who was between two requests, or is being made one. */
  readonly #found = new Map<string, { readonly match: Promise<MatchId>; readonly at: number }>();
  #timer: NodeJS.Timeout | null = null;

  constructor(parts: SeekParts) {
    this.#parts = parts;
  }

  get count(): number {
    return this.#waiting.size;
  }

  /** Waits for an opponent for a while. A request that is given up (`signal`) takes its search along. */
  async seek(user: User, wish: Seeking, signal?: AbortSignal): Promise<SeekAnswer | ServerRefusal> {
    const seek = await this.#seekOf(user, wish);
    if ('code' in seek) return seek;
    const found = this.#found.get(user.id);
    if (found) return this.#collect(user, found.match);
    const waiting = this.#stay(seek, { user, wish });
    const answer = new Promise<SeekAnswer>((resolve) => this.#poll(waiting, resolve, signal));
    this.meet();
    return answer;
  }

  /** Nobody looks for this person's opponent any more. */
  cancel(user: User): void {
    const waiting = this.#waiting.get(user.id);
    if (waiting) this.#end(waiting);
  }

  /** Brings together whom it can. Called again and again while somebody waits. */
  meet(): void {
    const now = this.#parts.now();
    for (const waiting of this.#waiting.values()) if (isGone(waiting, now)) this.#end(waiting);
    for (const [user, { at }] of this.#found) if (now - at > 12 * GRACE) this.#found.delete(user);
    const seeks = [...this.#waiting.values()].map(({ seek }) => seek);
    for (const [one, other] of pairsAmong(seeks, now)) this.#pair(one, other);
    this.#wind();
  }

  close(): void {
    for (const waiting of this.#waiting.values()) this.#end(waiting);
    this.#wind();
  }

  async #collect(user: User, match: Promise<MatchId>): Promise<SeekAnswer> {
    try {
      return { match: await match };
    } finally {
      this.#found.delete(user.id);
    }
  }

  async #seekOf(user: User, { game, options, clock, rated }: Seeking): Promise<Seek | ServerRefusal> {
    if (rated && user.kind !== 'account') return refusal('forbidden', 'only accounts play rated matches');
    if (this.#waiting.size >= MOST_SEEKS) return refusal('too-many-requests', 'too many are looking');
    const rules = (await loadGame(game))?.rules;
    if (!rules) return refusal('bad-options', 'there is no such game');
    const checked = rules.options({ options, players: 2, edition: undefined });
    if (!checked.ok) return refusal('bad-options', checked.message);
    const mode = modeOf(rules, options, 2);
    const rating = await this.#parts.ratingOf(user, game, mode);
    return {
      user: user.id,
      wants: JSON.stringify([game, mode, clock, rated]),
      rating,
      since: this.#parts.now(),
    };
  }

  /** One search a person: the same wish goes on waiting, another one takes its place. */
  #stay(seek: Seek, seeker: Seeker): Waiting {
    const known = this.#waiting.get(seek.user);
    if (known?.seek.wants === seek.wants && !isGone(known, seek.since)) return known;
    if (known) this.#end(known);
    const waiting: Waiting = { ...seeker, seek, polls: new Set(), heardAt: seek.since };
    this.#waiting.set(seek.user, waiting);
    return waiting;
  }

  #poll(waiting: Waiting, resolve: Poll, signal: AbortSignal | undefined): void {
    const done = (answer: SeekAnswer | Promise<SeekAnswer>) => {
      clearTimeout(timer);
      waiting.polls.delete(done);
      waiting.heardAt = this.#parts.now();
      resolve(answer);
    };
    const timer = setTimeout(() => done({ waiting: true }), this.#parts.patience);
    waiting.polls.add(done);
    const [oldest] = waiting.polls;
    if (waiting.polls.size > MOST_POLLS) oldest({ waiting: true });
    const given = () => {
      done({ waiting: false });
      if (waiting.polls.size === 0) this.#end(waiting);
    };
    if (signal?.aborted) given();
    else signal?.addEventListener('abort', given, { once: true });
  }

  #end(waiting: Waiting): void {
    if (this.#waiting.get(waiting.user.id) === waiting) this.#waiting.delete(waiting.user.id);
    for (const poll of [...waiting.polls]) poll({ waiting: false });
  }

  #pair(one: Seek, other: Seek): void {
    const [first, second] = [one, other].map(({ user }) => this.#waiting.get(user));
    if (!first || !second) return;
    const match = this.#parts.seat(first, second);
    for (const waiting of [first, second]) this.#tell(waiting, match);
  }

  #tell(waiting: Waiting, match: Promise<MatchId>): void {
    const { user, polls } = waiting;
    this.#waiting.delete(user.id);
    this.#found.set(user.id, { match, at: this.#parts.now() });
    const isTold = polls.size > 0;
    for (const poll of [...polls]) poll(match.then((id) => ({ match: id })));
    const forget = () => this.#found.delete(user.id);
    match.then(() => isTold && forget(), forget);
  }

  #wind(): void {
    if (this.#waiting.size > 0) this.#timer ??= setInterval(() => this.meet(), ROUND).unref();
    else if (this.#timer) {
      clearInterval(this.#timer);
      this.#timer = null;
    }
  }
}

function isGone({ polls, heardAt }: Waiting, now: number): boolean {
  return polls.size === 0 && now - heardAt > GRACE;
}
