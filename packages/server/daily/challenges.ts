import { loadGame } from '@safehouse/games/registry';
import { type MatchId, refusal, type ServerRefusal, type UserId } from '@safehouse/protocol';
import { rulesOf, type Table } from '@safehouse/table';
import type { Bus } from '../bus/bus.ts';
import { newId, newSeed } from '../lobby/create.ts';
import type { Log } from '../log.ts';
import { OtherRules, type Rooms } from '../match/rooms.ts';
import { takeoverLevel } from '../match/wishes.ts';
import type { Attempt, Challenge } from '../store/daily.ts';
import type { Store } from '../store/store.ts';
import { countsUntil, dayAt } from './day.ts';
import { LEGS, PEOPLE } from './duel.ts';
import { scoreOf } from './score.ts';
import { challengeTable, type Sitting } from './table.ts';

const DUEL_LASTS = 7 * 86_400_000;

export interface ChallengeParts {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly bus: Bus;
  readonly log: Log;
  now(): number;
}

/** Where somebody plays, and whether it counts. */
export interface Begun {
  readonly match: MatchId;
  readonly counts: boolean;
}

/** Deals that several people play, each for themselves: the one of the day, and duels. */
export class Challenges {
  readonly #parts: ChallengeParts;

  constructor(parts: ChallengeParts) {
    this.#parts = parts;
    parts.bus.subscribe((note) => {
      if (note.type === 'match' && note.table?.status === 'over') void this.#ended(note.table);
    });
  }

  /** The deal of a game's day. It is drawn when the first one asks on that day: before, nobody could know it. */
  async daily(game: string): Promise<Challenge | null> {
    const { store, now } = this.#parts;
    const day = dayAt(now());
    const id = dailyId(game, day);
    const known = await store.challenges.find(id);
    if (known) return known;
    const level = await levelFor(game);
    const wish = { kind: 'daily', id, game, until: countsUntil(day) } as const;
    return level === null ? null : store.challenges.keep(this.#drawn(wish, level));
  }

  /** A duel, with the first of its two. */
  async openDuel(game: string, host: UserId): Promise<Challenge | null> {
    const { store, now } = this.#parts;
    const level = await levelFor(game);
    if (level === null) return null;
    const wish = { kind: 'duel', id: newId(), game, until: now() + DUEL_LASTS } as const;
    const duel = await store.challenges.keep(this.#drawn(wish, level));
    await store.challenges.book(
      { challenge: duel.id, user: host, leg: 0, match: newId() as MatchId },
      PEOPLE,
    );
    return duel;
  }

  #drawn(wish: Pick<Challenge, 'kind' | 'id' | 'game' | 'until'>, level: string): Challenge {
    return { ...wish, level, secret: newSeed(), createdAt: this.#parts.now() };
  }

  /** Sits somebody down: at the table they have, at a new one, or where they have finished, at one for practice. */
  async begin(challenge: Challenge, user: UserId, leg: number): Promise<Begun | ServerRefusal> {
    const { store, now } = this.#parts;
    if (now() >= challenge.until) return refusal('not-open', 'this challenge is over');
    if (challenge.kind === 'duel' && leg >= LEGS) return refusal('not-found', 'there is no such leg');
    const wish = { challenge: challenge.id, user, leg, match: newId() as MatchId };
    const match = await store.challenges.book(wish, challenge.kind === 'duel' ? PEOPLE : null);
    if (match === 'full') return refusal('table-full', 'two play this duel already');
    const status = await this.#statusOf(match);
    if (status === null) await this.#open(challenge, { id: match, user, leg, counts: true });
    if (status === null || status === 'running') return { match, counts: true };
    await this.#open(challenge, { id: wish.match, user, leg, counts: false });
    return { match: wish.match, counts: false };
  }

  #statusOf(match: MatchId): Promise<Table['status'] | null> {
    return this.#parts.rooms.look(match, ({ status }) => status);
  }

  async #open(challenge: Challenge, sitting: Omit<Sitting, 'at'>): Promise<void> {
    const { id } = sitting;
    const { store, bus, now } = this.#parts;
    const module = await loadGame(challenge.game);
    if (!module) throw new Error(`no such game: ${challenge.game}`);
    const made = challengeTable(challenge, module, { ...sitting, at: now() });
    try {
      await store.matches.create([made]);
    } catch (error) {
      // Somebody who asks twice at once has one table.
      if ((await this.#statusOf(id)) === null) throw error;
      return;
    }
    bus.publish({ type: 'match', id, version: made.summary.version });
  }

  /** Tries as they are now. One whose score got lost with a process is counted when somebody asks. */
  async settled(attempts: readonly Attempt[]): Promise<Attempt[]> {
    return Promise.all(attempts.map(async (one) => (one.score === null ? this.#asKnown(one) : one)));
  }

  /** One that only another release can look at must not hide the others. */
  #asKnown(attempt: Attempt): Promise<Attempt> {
    return this.#lookUp(attempt).catch((error) => {
      if (error instanceof OtherRules) return attempt;
      throw error;
    });
  }

  async #lookUp(attempt: Attempt): Promise<Attempt> {
    const { rooms, store } = this.#parts;
    const header = await rooms.look(attempt.match, (table) => table.header);
    const module = header && (await loadGame(header.game, rulesOf(header)));
    const found = module && (await rooms.look(attempt.match, (table) => scoreOfPlayer(table, module)));
    if (found == null) return attempt;
    await store.challenges.score(attempt.match, found);
    return (await store.challenges.attempt(attempt.challenge, attempt.user, attempt.leg)) ?? attempt;
  }

  async #ended(table: Table): Promise<void> {
    const { header } = table;
    const { challenge, pair } = header;
    try {
      if (pair) await this.#tell([pair.id]);
      if (!challenge) return;
      const { challenges } = this.#parts.store;
      const attempt = await challenges.attempt(challenge.id, header.host, legOf(table));
      if (attempt?.match === header.id && attempt.score === null) await this.#lookUp(attempt);
      if (challenge.kind === 'duel') {
        const attempts = await challenges.attempts({ challenge: challenge.id });
        await this.#tell(attempts.map(({ match }) => match).filter((match) => match !== header.id));
      }
    } catch (error) {
      this.#parts.log.warn('a score could not be kept', { match: header.id, why: String(error) });
    }
  }

  /** The last match with a deal opens the others to onlookers: those who are there look again. */
  async #tell(matches: readonly MatchId[]): Promise<void> {
    const { bus, rooms } = this.#parts;
    for (const id of matches) {
      const version = await rooms.look(id, (table) => table.version);
      if (version !== null) bus.publish({ type: 'match', id, version });
    }
  }
}

/** The bot of middling strength; null for a game that two cannot play as it comes, or that has no bots for people. */
async function levelFor(game: string): Promise<string | null> {
  const module = await loadGame(game);
  const level = await takeoverLevel(game);
  return module?.rules.options({ options: {}, players: 2, edition: undefined }).ok && level !== ''
    ? level
    : null;
}

export function dailyId(game: string, day: string): string {
  return `${day} ${game}`;
}

/** In a duel the leg is the seat. */
function legOf({ header }: Table): number {
  return header.challenge?.kind === 'duel' ? header.chairs.findIndex(({ type }) => type === 'person') : 0;
}

/** Too late is as good as given up. */
function scoreOfPlayer(table: Table, module: Parameters<typeof scoreOf>[1]): number | null {
  const [seat] = table.seatsOf(table.header.host);
  const endedAt = table.entries.at(-1)?.at ?? 0;
  if (seat === undefined || endedAt > (table.header.challenge?.until ?? 0)) return null;
  return scoreOf(table, module, seat);
}
