import { loadGame } from '@safehouse/games/registry';
import { type MatchId, refusal, type SeekRequest, type ServerRefusal } from '@safehouse/protocol';
import { ratingModeOf } from '../ratings/rating-mode.ts';
import type { User } from '../store/user.ts';
import { pairSeeks, type Seek } from './seek-pairing.ts';

/** `waiting`: ask again. Not waiting any more: the search was ended, or another one has taken its place. */
export type SeekResult = { readonly match: MatchId } | { readonly waiting: boolean };

/** One of two who shall play: who, and what they bring to the deal. */
export interface Seeker {
  readonly user: User;
  readonly request: SeekRequest;
}

export interface MatchmakerDeps {
  ratingOf(user: User, game: string, mode: string): Promise<number>;
  /** Seats the two at a new table of the first one's wish. */
  createMatch(first: Seeker, second: Seeker): Promise<MatchId>;
  now(): number;
  /** How long one request waits, in milliseconds. */
  readonly pollTimeoutMs: number;
}

type PollResolver = (answer: SeekResult | Promise<SeekResult>) => void;

interface PendingSeek extends Seeker {
  readonly seek: Seek;
  /** Requests that wait for an answer, the oldest first. */
  readonly polls: Set<PollResolver>;
  /** When the last request went away with nothing. */
  lastPollAt: number;
}

/** A search without an open request lives on for so long: the client is about to ask again. */
const GRACE_MS = 5_000;
const PAIRING_INTERVAL_MS = 1_000;
const MAX_POLLS_PER_SEEK = 4;
const MAX_SEEKS = 5_000;

/** People who look for an opponent. Kept in memory only: after a restart they ask again by themselves. */
export class Matchmaker {
  readonly #deps: MatchmakerDeps;
  readonly #pending = new Map<string, PendingSeek>();
  /** Tables made for somebody who was between two requests, or is being made one. */
  readonly #foundMatches = new Map<string, { readonly match: Promise<MatchId>; readonly at: number }>();
  #timer: NodeJS.Timeout | null = null;

  constructor(parts: MatchmakerDeps) {
    this.#deps = parts;
  }

  get count(): number {
    return this.#pending.size;
  }

  /** Waits for an opponent for a while. A request that is given up (`signal`) takes its search along. */
  async seek(user: User, wish: SeekRequest, signal?: AbortSignal): Promise<SeekResult | ServerRefusal> {
    const seek = await this.#toSeek(user, wish);
    if ('code' in seek) return seek;
    const found = this.#foundMatches.get(user.id);
    if (found) return this.#takeFoundMatch(user, found.match);
    const waiting = this.#enqueue(seek, { user, request: wish });
    const answer = new Promise<SeekResult>((resolve) => this.#addPoll(waiting, resolve, signal));
    this.pairPending();
    return answer;
  }

  /** Nobody looks for this person's opponent any more. */
  cancel(user: Pick<User, 'id'>): void {
    const waiting = this.#pending.get(user.id);
    if (waiting) this.#endSeek(waiting);
  }

  /** Brings together whom it can. Called again and again while somebody waits. */
  pairPending(): void {
    const now = this.#deps.now();
    for (const waiting of this.#pending.values()) if (isExpired(waiting, now)) this.#endSeek(waiting);
    for (const [user, { at }] of this.#foundMatches)
      if (now - at > 12 * GRACE_MS) this.#foundMatches.delete(user);
    const seeks = [...this.#pending.values()].map(({ seek }) => seek);
    for (const [one, other] of pairSeeks(seeks, now)) this.#startMatch(one, other);
    this.#updateTimer();
  }

  close(): void {
    for (const waiting of this.#pending.values()) this.#endSeek(waiting);
    this.#updateTimer();
  }

  async #takeFoundMatch(user: User, match: Promise<MatchId>): Promise<SeekResult> {
    try {
      return { match: await match };
    } finally {
      this.#foundMatches.delete(user.id);
    }
  }

  async #toSeek(user: User, { game, options, clock, rated }: SeekRequest): Promise<Seek | ServerRefusal> {
    if (rated && user.kind !== 'account') return refusal('forbidden', 'only accounts play rated matches');
    if (this.#pending.size >= MAX_SEEKS) return refusal('too-many-requests', 'too many are looking');
    const rules = (await loadGame(game))?.rules;
    if (!rules) return refusal('bad-options', 'there is no such game');
    const checked = rules.parseOptions({ options, players: 2, edition: undefined });
    if (!checked.ok) return refusal('bad-options', checked.message);
    const mode = ratingModeOf(rules, options, 2);
    const rating = await this.#deps.ratingOf(user, game, mode);
    return {
      user: user.id,
      criteriaKey: JSON.stringify([game, mode, clock, rated]),
      rating,
      since: this.#deps.now(),
    };
  }

  /** One search a person: the same wish goes on waiting, another one takes its place. */
  #enqueue(seek: Seek, seeker: Seeker): PendingSeek {
    const known = this.#pending.get(seek.user);
    if (known?.seek.criteriaKey === seek.criteriaKey && !isExpired(known, seek.since)) return known;
    if (known) this.#endSeek(known);
    const waiting: PendingSeek = { ...seeker, seek, polls: new Set(), lastPollAt: seek.since };
    this.#pending.set(seek.user, waiting);
    return waiting;
  }

  #addPoll(waiting: PendingSeek, resolve: PollResolver, signal: AbortSignal | undefined): void {
    const done = (answer: SeekResult | Promise<SeekResult>) => {
      clearTimeout(timer);
      waiting.polls.delete(done);
      waiting.lastPollAt = this.#deps.now();
      resolve(answer);
    };
    const timer = setTimeout(() => done({ waiting: true }), this.#deps.pollTimeoutMs);
    waiting.polls.add(done);
    const [oldest] = waiting.polls;
    if (waiting.polls.size > MAX_POLLS_PER_SEEK) oldest({ waiting: true });
    const given = () => {
      done({ waiting: false });
      if (waiting.polls.size === 0) this.#endSeek(waiting);
    };
    if (signal?.aborted) given();
    else signal?.addEventListener('abort', given, { once: true });
  }

  #endSeek(waiting: PendingSeek): void {
    if (this.#pending.get(waiting.user.id) === waiting) this.#pending.delete(waiting.user.id);
    for (const poll of [...waiting.polls]) poll({ waiting: false });
  }

  #startMatch(one: Seek, other: Seek): void {
    const [first, second] = [one, other].map(({ user }) => this.#pending.get(user));
    if (!first || !second) return;
    const match = this.#deps.createMatch(first, second);
    for (const waiting of [first, second]) this.#resolvePolls(waiting, match);
  }

  #resolvePolls(waiting: PendingSeek, match: Promise<MatchId>): void {
    const { user, polls } = waiting;
    this.#pending.delete(user.id);
    this.#foundMatches.set(user.id, { match, at: this.#deps.now() });
    const isTold = polls.size > 0;
    for (const poll of [...polls]) poll(match.then((id) => ({ match: id })));
    const forget = () => this.#foundMatches.delete(user.id);
    match.then(() => isTold && forget(), forget);
  }

  #updateTimer(): void {
    if (this.#pending.size > 0)
      this.#timer ??= setInterval(() => this.pairPending(), PAIRING_INTERVAL_MS).unref();
    else if (this.#timer) {
      clearInterval(this.#timer);
      this.#timer = null;
    }
  }
}

function isExpired({ polls, lastPollAt }: PendingSeek, now: number): boolean {
  return polls.size === 0 && now - lastPollAt > GRACE_MS;
}
