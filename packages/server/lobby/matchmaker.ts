import { loadGame } from '@safehouse/games/registry';
import {
  type MatchId,
  type OpenSeek,
  refusal,
  type SeekRequest,
  type ServerRefusal,
  type UserId,
} from '@safehouse/protocol';
import { ratingModeOf } from '../ratings/rating-mode.ts';
import type { User } from '../store/user.ts';
import { COMMITMENT_USED_UP } from './commitments.ts';
import { pairSeeks, type Seek } from './seek-pairing.ts';

/** `waiting`: ask again. Not waiting: the search has ended, or another one has replaced it. */
export type SeekResult = { readonly match: MatchId } | { readonly waiting: boolean };

/** One of two paired players, with their contribution to the deal. */
export interface Seeker {
  readonly user: User;
  readonly request: SeekRequest;
  /** The seed behind the commitment of the request; null if it has none. */
  readonly serverSeed: string | null;
}

export interface MatchmakerDeps {
  ratingOf(user: User, game: string, mode: string): Promise<number>;
  /** Whom the user has blocked, and who has blocked the user. */
  blocksOf(user: User): Promise<readonly UserId[]>;
  /** Seats the two at a new table with the options of the first one. */
  createMatch(first: Seeker, second: Seeker): Promise<MatchId>;
  /** The server's seed behind a commitment. Works once. */
  redeem(commitment: string): Promise<string | null> | string | null;
  now(): number;
  /** The list of seeks has changed. */
  onChange(): void;
  /** How long one request waits, in milliseconds. */
  readonly pollTimeoutMs: number;
}

type PollResolver = (answer: SeekResult | Promise<SeekResult>) => void;

interface PendingSeek extends Seeker {
  seek: Seek;
  /** Requests that wait for an answer, the oldest first. */
  readonly polls: Set<PollResolver>;
  /** When the last request ended without an opponent. */
  lastPollAt: number;
}

interface FoundMatch {
  readonly match: Promise<MatchId>;
  readonly at: number;
  /** The commitment of the search that found it: another search of the same user does not know its seeds. */
  readonly commitment: string | undefined;
}

/** How long a search stays without an open request, because the client is about to ask again. */
const GRACE_MS = 5_000;
const PAIRING_INTERVAL_MS = 1_000;
const MAX_POLLS_PER_SEEK = 4;
const MAX_SEEKS = 5_000;
const MAX_LISTED = 50;

/** Users who look for an opponent. Kept in memory only: after a restart their clients ask again. */
export class Matchmaker {
  readonly #deps: MatchmakerDeps;
  readonly #pending = new Map<string, PendingSeek>();
  /** Tables created, or being created, for a user who was between two requests. */
  readonly #foundMatches = new Map<string, FoundMatch>();
  #timer: NodeJS.Timeout | null = null;

  constructor(parts: MatchmakerDeps) {
    this.#deps = parts;
  }

  get count(): number {
    return this.#pending.size;
  }

  /** The longest waiting first. Invisible users are paired, but not listed. */
  list(): OpenSeek[] {
    const open = [...this.#pending.values()].filter(({ user }) => !user.isInvisible).slice(0, MAX_LISTED);
    return open.map(({ seek: { user, mode, rating, since }, request: { game, options, clock, rated, bestOf } }) => ({
      user,
      game,
      mode,
      options,
      clock,
      rated,
      ...(bestOf !== undefined && bestOf > 1 && { bestOf }),
      rating: Math.round(rating),
      since,
    }));
  }

  /** Waits for an opponent for a while. If the request is aborted (`signal`), its search ends. */
  async seek(user: User, request: SeekRequest, signal?: AbortSignal): Promise<SeekResult | ServerRefusal> {
    const seek = await this.#toSeek(user, request);
    if ('code' in seek) return seek;
    const serverSeed = await this.#redeemOnce(seek, request);
    const found = this.#foundMatch(user.id, request);
    if (found) return this.#takeFoundMatch(user, found.match);
    const known = this.#samePending(seek, request);
    if (!known && request.commitment !== undefined && serverSeed === null) return COMMITMENT_USED_UP;
    const pending = known ?? this.#enqueue(seek, { user, request, serverSeed });
    const answer = new Promise<SeekResult>((resolve) => this.#addPoll(pending, resolve, signal));
    this.pairPending();
    return answer;
  }

  /** Ends the search of this person. */
  cancel(user: Pick<User, 'id'>): void {
    const pending = this.#pending.get(user.id);
    if (pending) this.#endSeek(pending);
  }

  /** Two users who may both be searching must not be paired. */
  onBlocked(user: UserId, other: UserId): void {
    const pending = this.#pending.get(user);
    if (pending) pending.seek = { ...pending.seek, blocks: new Set([...pending.seek.blocks, other]) };
  }

  /** Pairs everybody who can be paired. Called repeatedly while somebody waits. */
  pairPending(): void {
    const now = this.#deps.now();
    for (const pending of this.#pending.values()) if (isExpired(pending, now)) this.#endSeek(pending);
    for (const [user, { at }] of this.#foundMatches) if (now - at > 12 * GRACE_MS) this.#foundMatches.delete(user);
    const seeks = [...this.#pending.values()].map(({ seek }) => seek);
    for (const [one, other] of pairSeeks(seeks, now)) this.#startMatch(one, other);
    this.#updateTimer();
  }

  /** Clients that are still searching ask again and reach another server. */
  close(): void {
    for (const { polls } of this.#pending.values()) for (const poll of [...polls]) poll({ waiting: true });
    this.#pending.clear();
    this.#updateTimer();
  }

  async #takeFoundMatch(user: User, match: Promise<MatchId>): Promise<SeekResult> {
    try {
      return { match: await match };
    } finally {
      this.#foundMatches.delete(user.id);
    }
  }

  async #toSeek(user: User, { game, options, clock, rated, bestOf = 1 }: SeekRequest): Promise<Seek | ServerRefusal> {
    if (rated && user.kind !== 'account') return refusal('forbidden', 'rated matches need an account');
    if (this.#pending.size >= MAX_SEEKS)
      return refusal('too-many-requests', 'too many people are looking for a match: wait a little');
    const rules = (await loadGame(game))?.rules;
    if (!rules) return refusal('bad-options', 'there is no such game');
    const checked = rules.parseOptions({ options, players: 2, edition: undefined });
    if (!checked.ok) return refusal('bad-options', checked.message);
    const mode = ratingModeOf(rules, options, 2);
    const rating = await this.#deps.ratingOf(user, game, mode);
    return {
      user: user.id,
      mode,
      criteriaKey: JSON.stringify([game, mode, clock, rated, bestOf]),
      rating,
      since: this.#deps.now(),
      blocks: new Set(await this.#deps.blocksOf(user)),
    };
  }

  /** Null for a search without a commitment, and for one that already has its seed or is too late for it. */
  async #redeemOnce(seek: Seek, request: SeekRequest): Promise<string | null> {
    const isKnown = this.#samePending(seek, request) || this.#foundMatch(seek.user, request);
    return request.commitment === undefined || isKnown ? null : this.#deps.redeem(request.commitment);
  }

  #foundMatch(user: UserId, { commitment }: SeekRequest): FoundMatch | null {
    const found = this.#foundMatches.get(user);
    return found && found.commitment === commitment ? found : null;
  }

  #samePending(seek: Seek, { commitment }: SeekRequest): PendingSeek | null {
    const pending = this.#pending.get(seek.user);
    const isSame = pending?.seek.criteriaKey === seek.criteriaKey && pending.request.commitment === commitment;
    return pending && isSame && !isExpired(pending, seek.since) ? pending : null;
  }

  /** One search per user: a second one replaces the first. */
  #enqueue(seek: Seek, seeker: Seeker): PendingSeek {
    const known = this.#pending.get(seek.user);
    if (known) this.#endSeek(known);
    const pending: PendingSeek = { ...seeker, seek, polls: new Set(), lastPollAt: seek.since };
    this.#pending.set(seek.user, pending);
    this.#deps.onChange();
    return pending;
  }

  #addPoll(pending: PendingSeek, resolve: PollResolver, signal: AbortSignal | undefined): void {
    const done = (answer: SeekResult | Promise<SeekResult>) => {
      clearTimeout(timer);
      pending.polls.delete(done);
      pending.lastPollAt = this.#deps.now();
      resolve(answer);
    };
    const timer = setTimeout(() => done({ waiting: true }), this.#deps.pollTimeoutMs);
    pending.polls.add(done);
    const [oldest] = pending.polls;
    if (pending.polls.size > MAX_POLLS_PER_SEEK) oldest({ waiting: true });
    const given = () => {
      done({ waiting: false });
      if (pending.polls.size === 0) this.#endSeek(pending);
    };
    if (signal?.aborted) given();
    else signal?.addEventListener('abort', given, { once: true });
  }

  #endSeek(pending: PendingSeek): void {
    if (this.#pending.get(pending.user.id) === pending) this.#remove(pending);
    for (const poll of [...pending.polls]) poll({ waiting: false });
  }

  #remove({ user }: PendingSeek): void {
    this.#pending.delete(user.id);
    this.#deps.onChange();
  }

  #startMatch(one: Seek, other: Seek): void {
    const [first, second] = [one, other].map(({ user }) => this.#pending.get(user));
    if (!first || !second) return;
    const match = this.#deps.createMatch(first, second);
    for (const pending of [first, second]) this.#resolvePolls(pending, match);
  }

  #resolvePolls(pending: PendingSeek, match: Promise<MatchId>): void {
    const { user, polls, request } = pending;
    this.#remove(pending);
    this.#foundMatches.set(user.id, { match, at: this.#deps.now(), commitment: request.commitment });
    const isTold = polls.size > 0;
    for (const poll of [...polls]) poll(match.then((id) => ({ match: id })));
    const forget = () => this.#foundMatches.delete(user.id);
    match.then(() => isTold && forget(), forget);
  }

  #updateTimer(): void {
    if (this.#pending.size > 0) this.#timer ??= setInterval(() => this.pairPending(), PAIRING_INTERVAL_MS).unref();
    else if (this.#timer) {
      clearInterval(this.#timer);
      this.#timer = null;
    }
  }
}

function isExpired({ polls, lastPollAt }: PendingSeek, now: number): boolean {
  return polls.size === 0 && now - lastPollAt > GRACE_MS;
}
