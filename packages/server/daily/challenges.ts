import { loadGame } from '@safehouse/games/registry';
import {
  type MatchId,
  newId,
  newMatchId,
  newSeed,
  refusal,
  type ServerRefusal,
  type UserId,
} from '@safehouse/protocol';
import { rulesVersionOfTable, type Table } from '@safehouse/table';
import type { Bus } from '../bus/bus.ts';
import type { Log } from '../log.ts';
import { takeoverLevel } from '../match/commands.ts';
import { MissingRulesError, type Rooms } from '../match/rooms.ts';
import type { Challenge, ChallengeAttempt } from '../store/challenge-store.ts';
import type { Store } from '../store/store.ts';
import { buildChallengeMatch, type ChallengeMatchParams } from './challenge-match.ts';
import { dayAt, scoringDeadline } from './day.ts';
import { DUEL_LEGS, DUEL_PLAYERS } from './duel.ts';
import { attemptScore } from './score.ts';

const DUEL_DURATION_MS = 7 * 86_400_000;

export interface ChallengesDeps {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly bus: Bus;
  readonly log: Log;
  now(): number;
}

/** Where somebody plays, and whether it counts. */
export interface StartedAttempt {
  readonly match: MatchId;
  readonly counts: boolean;
}

/** Deals that several people play, each for themselves: the one of the day, and duels. */
export class Challenges {
  readonly #deps: ChallengesDeps;

  constructor(parts: ChallengesDeps) {
    this.#deps = parts;
    parts.bus.subscribe((note) => {
      if (note.type === 'match' && note.table?.status === 'over') void this.#onMatchOver(note.table);
    });
  }

  /** The deal of a game's day. It is drawn when the first one asks on that day: before, nobody could know it. */
  async getOrCreateDaily(game: string): Promise<Challenge | null> {
    const { store, now } = this.#deps;
    const day = dayAt(now());
    const id = dailyChallengeId(game, day);
    const known = await store.challenges.find(id);
    if (known) return known;
    const level = await challengeBotLevel(game);
    const wish = { kind: 'daily', id, game, until: scoringDeadline(day) } as const;
    return level === null ? null : store.challenges.createIfAbsent(this.#newChallenge(wish, level));
  }

  /** A duel, with the first of its two. */
  async createDuel(game: string, host: UserId): Promise<Challenge | null> {
    const { store, now } = this.#deps;
    const level = await challengeBotLevel(game);
    if (level === null) return null;
    const wish = { kind: 'duel', id: newId(), game, until: now() + DUEL_DURATION_MS } as const;
    const duel = await store.challenges.createIfAbsent(this.#newChallenge(wish, level));
    await store.challenges.bookAttempt(
      { challenge: duel.id, user: host, leg: 0, match: newMatchId() },
      DUEL_PLAYERS,
    );
    return duel;
  }

  #newChallenge(wish: Pick<Challenge, 'kind' | 'id' | 'game' | 'until'>, level: string): Challenge {
    return { ...wish, level, secret: newSeed(), createdAt: this.#deps.now() };
  }

  /** Sits somebody down: at the table they have, at a new one, or where they have finished, at one for practice. */
  async startAttempt(
    challenge: Challenge,
    user: UserId,
    leg: number,
  ): Promise<StartedAttempt | ServerRefusal> {
    const { store, now } = this.#deps;
    if (now() >= challenge.until) return refusal('not-open', 'this challenge is over');
    if (challenge.kind === 'duel' && leg >= DUEL_LEGS) return refusal('not-found', 'there is no such leg');
    const wish = { challenge: challenge.id, user, leg, match: newMatchId() };
    const match = await store.challenges.bookAttempt(wish, challenge.kind === 'duel' ? DUEL_PLAYERS : null);
    if (match === 'full') return refusal('table-full', 'two play this duel already');
    const status = await this.#matchStatus(match);
    if (status === null) await this.#createMatch(challenge, { id: match, user, leg, counts: true });
    if (status === null || status === 'running') return { match, counts: true };
    await this.#createMatch(challenge, { id: wish.match, user, leg, counts: false });
    return { match: wish.match, counts: false };
  }

  #matchStatus(match: MatchId): Promise<Table['status'] | null> {
    return this.#deps.rooms.read(match, ({ status }) => status);
  }

  async #createMatch(challenge: Challenge, sitting: Omit<ChallengeMatchParams, 'at'>): Promise<void> {
    const { id } = sitting;
    const { store, bus, now } = this.#deps;
    const module = await loadGame(challenge.game);
    if (!module) throw new Error(`no such game: ${challenge.game}`);
    const made = buildChallengeMatch(challenge, module, { ...sitting, at: now() });
    try {
      await store.matches.create([made]);
    } catch (error) {
      // Somebody who asks twice at once has one table.
      if ((await this.#matchStatus(id)) === null) throw error;
      return;
    }
    bus.publish({ type: 'match', id, version: made.summary.version });
  }

  /** Tries as they are now. One whose score got lost with a process is counted when somebody asks. */
  async withScores(attempts: readonly ChallengeAttempt[]): Promise<ChallengeAttempt[]> {
    return Promise.all(
      attempts.map(async (one) => (one.score === null ? this.#refreshScoreIfPossible(one) : one)),
    );
  }

  /** One that only another release can look at must not hide the others. */
  #refreshScoreIfPossible(attempt: ChallengeAttempt): Promise<ChallengeAttempt> {
    return this.#refreshScore(attempt).catch((error) => {
      if (error instanceof MissingRulesError) return attempt;
      throw error;
    });
  }

  async #refreshScore(attempt: ChallengeAttempt): Promise<ChallengeAttempt> {
    const { rooms, store } = this.#deps;
    const header = await rooms.read(attempt.match, (table) => table.header);
    const module = header && (await loadGame(header.game, rulesVersionOfTable(header)));
    const found = module && (await rooms.read(attempt.match, (table) => scoreInTime(table, module)));
    if (found == null) return attempt;
    await store.challenges.recordScore(attempt.match, found);
    return (await store.challenges.findAttempt(attempt.challenge, attempt.user, attempt.leg)) ?? attempt;
  }

  async #onMatchOver(table: Table): Promise<void> {
    const { header } = table;
    const { challenge, pair } = header;
    try {
      if (pair) await this.#publishMatches([pair.id]);
      if (!challenge) return;
      const { challenges } = this.#deps.store;
      const attempt = await challenges.findAttempt(challenge.id, header.host, legOf(table));
      if (attempt?.match === header.id && attempt.score === null) await this.#refreshScore(attempt);
      if (challenge.kind === 'duel') {
        const attempts = await challenges.findAttempts({ challenge: challenge.id });
        await this.#publishMatches(attempts.map(({ match }) => match).filter((match) => match !== header.id));
      }
    } catch (error) {
      this.#deps.log.warn('a score could not be kept', { match: header.id, why: String(error) });
    }
  }

  /** The last match with a deal opens the others to onlookers: those who are there look again. */
  async #publishMatches(matches: readonly MatchId[]): Promise<void> {
    const { bus, rooms } = this.#deps;
    for (const id of matches) {
      const version = await rooms.read(id, (table) => table.version);
      if (version !== null) bus.publish({ type: 'match', id, version });
    }
  }
}

/** The bot of middling strength; null for a game that two cannot play as it comes, or that has no bots for people. */
async function challengeBotLevel(game: string): Promise<string | null> {
  const module = await loadGame(game);
  const level = await takeoverLevel(game);
  return module?.rules.parseOptions({ options: {}, players: 2, edition: undefined }).ok && level !== ''
    ? level
    : null;
}

export function dailyChallengeId(game: string, day: string): string {
  return `${day} ${game}`;
}

/** In a duel the leg is the seat. */
function legOf({ header }: Table): number {
  return header.challenge?.kind === 'duel' ? header.chairs.findIndex(({ type }) => type === 'person') : 0;
}

/** Too late is as good as given up. */
function scoreInTime(table: Table, module: Parameters<typeof attemptScore>[1]): number | null {
  const [seat] = table.seatsOf(table.header.host);
  const endedAt = table.entries.at(-1)?.at ?? 0;
  if (seat === undefined || endedAt > (table.header.challenge?.until ?? 0)) return null;
  return attemptScore(table, module, seat);
}
