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
import { type TableApplicant, type TableQuotaDeps, tableQuotaRefusal } from '../lobby/table-quota.ts';
import type { Log } from '../log.ts';
import { takeoverLevel } from '../match/commands.ts';
import { MissingRulesError, type Rooms } from '../match/rooms.ts';
import type { Challenge, ChallengeAttempt } from '../store/challenge-store.ts';
import { buildChallengeMatch, type ChallengeMatchParams } from './challenge-match.ts';
import { dayAt, scoringDeadline } from './day.ts';
import { DUEL_LEGS, DUEL_PLAYERS } from './duel.ts';
import { attemptScore } from './score.ts';

const DUEL_DURATION_MS = 7 * 86_400_000;

export interface ChallengesDeps extends TableQuotaDeps {
  readonly rooms: Rooms;
  readonly bus: Bus;
  readonly log: Log;
  now(): number;
}

export interface StartedAttempt {
  readonly match: MatchId;
  readonly counts: boolean;
}

/** The daily challenge and duels: deals that several people play separately. */
export class Challenges {
  readonly #deps: ChallengesDeps;

  constructor(deps: ChallengesDeps) {
    this.#deps = deps;
    deps.bus.subscribe((message) => {
      if (message.type === 'match' && message.table?.status === 'over') void this.#onMatchOver(message.table);
    });
  }

  /** Today's challenge of a game. Created at the first request of the day, so that nobody can know it before. */
  async getOrCreateDaily(game: string): Promise<Challenge | null> {
    const { store, now } = this.#deps;
    const day = dayAt(now());
    const id = dailyChallengeId(game, day);
    const existing = await store.challenges.find(id);
    if (existing) return existing;
    const level = await challengeBotLevel(game);
    const fields = { kind: 'daily', id, game, until: scoringDeadline(day) } as const;
    return level === null ? null : store.challenges.createIfAbsent(this.#newChallenge(fields, level));
  }

  /** Creates a duel with the host as its first player; null if the game has no duels. */
  async createDuel(game: string, host: TableApplicant): Promise<Challenge | ServerRefusal | null> {
    const { store, now } = this.#deps;
    const level = await challengeBotLevel(game);
    if (level === null) return null;
    const refused = await this.#quotaRefusal(host);
    if (refused) return refused;
    const fields = { kind: 'duel', id: newId(), game, until: now() + DUEL_DURATION_MS } as const;
    const duel = await store.challenges.createIfAbsent(this.#newChallenge(fields, level));
    await store.challenges.bookAttempt(
      { challenge: duel.id, user: host.user.id, leg: 0, match: newMatchId() },
      DUEL_PLAYERS,
    );
    return duel;
  }

  #newChallenge(fields: Pick<Challenge, 'kind' | 'id' | 'game' | 'until'>, level: string): Challenge {
    return { ...fields, level, secret: newSeed(), createdAt: this.#deps.now() };
  }

  /** The user's running match of this leg, or a new one; after a finished attempt, a practice match. */
  async startAttempt(
    challenge: Challenge,
    applicant: TableApplicant,
    leg: number,
  ): Promise<StartedAttempt | ServerRefusal> {
    const { store, now } = this.#deps;
    const { id: user } = applicant.user;
    if (now() >= challenge.until) return refusal('not-open', 'this challenge is over');
    if (challenge.kind === 'duel' && leg >= DUEL_LEGS) return refusal('not-found', 'there is no such leg');
    const running = await this.#runningAttempt(challenge, user, leg);
    if (running !== null) return { match: running, counts: true };
    const refused = await this.#quotaRefusal(applicant);
    if (refused) return refused;
    const attempt = { challenge: challenge.id, user, leg, match: newMatchId() };
    const match = await store.challenges.bookAttempt(attempt, challenge.kind === 'duel' ? DUEL_PLAYERS : null);
    if (match === 'full') return refusal('table-full', 'this duel already has two players');
    const status = await this.#matchStatus(match);
    if (status === null) await this.#createMatch(challenge, { id: match, user, leg, counts: true });
    if (status === null || status === 'running') return { match, counts: true };
    await this.#createMatch(challenge, { id: attempt.match, user, leg, counts: false });
    return { match: attempt.match, counts: false };
  }

  async #runningAttempt(challenge: Challenge, user: UserId, leg: number): Promise<MatchId | null> {
    const attempt = await this.#deps.store.challenges.findAttempt(challenge.id, user, leg);
    return attempt && (await this.#matchStatus(attempt.match)) === 'running' ? attempt.match : null;
  }

  #quotaRefusal(applicant: TableApplicant): Promise<ServerRefusal | null> {
    return tableQuotaRefusal(this.#deps, applicant, { visibility: 'private', seats: [] });
  }

  #matchStatus(match: MatchId): Promise<Table['status'] | null> {
    return this.#deps.rooms.read(match, ({ status }) => status);
  }

  async #createMatch(challenge: Challenge, params: Omit<ChallengeMatchParams, 'at'>): Promise<void> {
    const { id } = params;
    const { rooms, now } = this.#deps;
    const module = await loadGame(challenge.game);
    if (!module) throw new Error(`no such game: ${challenge.game}`);
    const match = buildChallengeMatch(challenge, module, { ...params, at: now() });
    try {
      await rooms.create([match]);
    } catch (error) {
      // Two concurrent requests of one user get the same match.
      if ((await this.#matchStatus(id)) === null) throw error;
    }
  }

  /** Adds scores that are missing because a process died before it stored them. */
  async withScores(attempts: readonly ChallengeAttempt[]): Promise<ChallengeAttempt[]> {
    return Promise.all(
      attempts.map(async (attempt) => (attempt.score === null ? this.#refreshScoreIfPossible(attempt) : attempt)),
    );
  }

  /** One match that needs the rules of another release must not hide the other attempts. */
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
    const score = module && (await rooms.read(attempt.match, (table) => scoreInTime(table, module)));
    if (score == null) return attempt;
    await store.challenges.recordScore(attempt.match, score);
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
      this.#deps.log.warn('a score could not be stored', { match: header.id, why: String(error) });
    }
  }

  /** When the last match with a deal ends, spectators may see the others, so their views are refreshed. */
  async #publishMatches(matches: readonly MatchId[]): Promise<void> {
    const { bus, rooms } = this.#deps;
    for (const id of matches) {
      const version = await rooms.read(id, (table) => table.version);
      if (version !== null) bus.publish({ type: 'match', id, version });
    }
  }
}

/** The medium bot level; null for a game without bots, or one that is not for two players by default. */
async function challengeBotLevel(game: string): Promise<string | null> {
  const module = await loadGame(game);
  const level = await takeoverLevel(game);
  return module?.rules.parseOptions({ options: {}, players: 2, edition: undefined }).ok && level !== '' ? level : null;
}

export function dailyChallengeId(game: string, day: string): string {
  return `${day} ${game}`;
}

/** In a duel the leg is the seat. */
function legOf({ header }: Table): number {
  return header.challenge?.kind === 'duel' ? header.chairs.findIndex(({ type }) => type === 'person') : 0;
}

/** Null after the deadline, which counts as a forfeit. */
function scoreInTime(table: Table, module: Parameters<typeof attemptScore>[1]): number | null {
  const [seat] = table.seatsOf(table.header.host);
  if (seat === undefined || (table.end?.at ?? 0) > (table.header.challenge?.until ?? 0)) return null;
  return attemptScore(table, module, seat);
}
