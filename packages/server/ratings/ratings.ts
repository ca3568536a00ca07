import { loadGame } from '@safehouse/games/registry';
import type { MatchId, UserId } from '@safehouse/protocol';
import { rulesOf, type Table } from '@safehouse/table';
import type { Bus } from '../bus/bus.ts';
import type { Log } from '../log.ts';
import { OtherRules, type Rooms } from '../match/rooms.ts';
import { NotStored } from '../store/not-stored.ts';
import type { RatingKept, RatingStore } from '../store/ratings.ts';
import { type Outcome, outcomeOf, ratedPeople } from './outcome.ts';
import { ratingsAfter, UNRATED } from './rate.ts';

export interface RatingParts {
  readonly store: RatingStore;
  readonly rooms: Rooms;
  readonly bus: Bus;
  readonly log: Log;
  /** Guests come and go: only accounts are rated. */
  isAccount(user: UserId): Promise<boolean>;
  now(): number;
}

/** How often somebody else may be faster with a rating before we give up. */
const TRIES = 20;
/** More than could end in the moment in which a server dies. */
const MOST_MISSED = 10_000;
const RETRY_AFTER = 10_000;

interface Finished {
  readonly outcome: Outcome;
  readonly people: readonly UserId[] | null;
}

/** Counts every match that ends: once, also if this process or another one dies on the way. */
export class Ratings {
  readonly #parts: RatingParts;
  #stop: () => void = () => undefined;
  readonly #looks = new Set<Promise<void>>();
  #last: Promise<void> = Promise.resolve();

  constructor(parts: RatingParts) {
    this.#parts = parts;
  }

  /** Listens from now on, and counts what ended while nobody did. */
  async start(): Promise<void> {
    this.#stop = this.#parts.bus.subscribe((note) => {
      if (note.type !== 'match' || note.isFromElsewhere) return;
      if (!note.table) this.#look(note.id);
      else if (note.table.status === 'over') this.#countLater(note.id, finishedOf(note.table));
    });
    await this.catchUp();
  }

  /** Resolves when all that has ended so far is counted. */
  async stop(): Promise<void> {
    this.#stop();
    await Promise.all(this.#looks);
    await this.#last;
  }

  /** Counts what has ended and was not counted: whoever should have done it may have died. */
  async catchUp(): Promise<void> {
    for (const id of await this.#parts.store.uncounted(MOST_MISSED)) this.#countLater(id);
    await this.#last;
  }

  /** All matches are looked at beside each other, for most moves end nothing; the ends are counted in turn. */
  #look(id: MatchId): void {
    const look: Promise<void> = this.#parts.rooms
      .look(id, ({ status }) => status === 'over')
      .then((isOver) => (isOver ? this.#countLater(id) : undefined))
      .catch((error) => this.#failed(id, error))
      .finally(() => this.#looks.delete(look));
    this.#looks.add(look);
  }

  /** Where many end at once it may take a while: what is known by then of the end is not looked up again. */
  #countLater(id: MatchId, known?: Promise<Finished | null>): void {
    const atHand = known?.catch(() => null);
    this.#last = this.#last
      .then(async () => this.#count(id, (await atHand) ?? (await this.#finished(id))))
      .catch((error) => this.#failed(id, error));
  }

  #failed(id: MatchId, error: unknown): void {
    // It stays uncounted until somebody looks who has its rules.
    if (error instanceof OtherRules) return;
    this.#parts.log.error('a match could not be counted', { match: id, error: String(error) });
    if (error instanceof NotStored) setTimeout(() => this.#countLater(id), RETRY_AFTER).unref();
  }

  /** Does nothing for a match that is not over or was counted before. */
  async count(id: MatchId): Promise<void> {
    await this.#count(id, await this.#finished(id));
  }

  async #count(id: MatchId, finished: Finished | null): Promise<void> {
    if (!finished) return;
    const { store, now } = this.#parts;
    for (let tried = 0; tried < TRIES; tried++) {
      if (await store.isCounted(id)) return;
      const at = now();
      if ((await store.count(finished.outcome, at, await this.#newRatings(finished, at))) === 'counted')
        return;
    }
    throw new Error('too many rivals');
  }

  async #finished(id: MatchId): Promise<Finished | null> {
    const over = await this.#parts.rooms.look(id, (table) => (table.status === 'over' ? table : null));
    return over && finishedOf(over);
  }

  async #newRatings({ outcome, people }: Finished, at: number): Promise<RatingKept[]> {
    if (!people || !(await this.#areAccounts(people))) return [];
    const { game, mode, placed, inTeams } = outcome;
    const { store } = this.#parts;
    const before = await Promise.all(people.map((user) => store.ratingOf(user, game, mode)));
    // After a draw nobody can tell who played together.
    const asSides = inTeams && placed.some(({ won }) => won);
    const after = ratingsAfter(
      placed.map(({ rank, seat }, i) => ({
        before: before[i] ?? UNRATED,
        rank,
        side: asSides ? rank : seat,
      })),
    );
    return people.map((user, i) => ({ user, ...after[i], matches: (before[i]?.matches ?? 0) + 1, at }));
  }

  async #areAccounts(people: readonly UserId[]): Promise<boolean> {
    const answers = await Promise.all(people.map((user) => this.#parts.isAccount(user)));
    return answers.every(Boolean);
  }
}

/** Null while it is not over. What is over stays as it is, so this may take its time. */
async function finishedOf(table: Table): Promise<Finished | null> {
  const module = await loadGame(table.header.game, rulesOf(table.header));
  const outcome = module && outcomeOf(table, module);
  return outcome && { outcome, people: ratedPeople(table, outcome) };
}
