import { loadGame } from '@safehouse/games/registry';
import type { MatchId, UserId } from '@safehouse/protocol';
import { rulesVersionOfTable, type Table } from '@safehouse/table';
import type { Bus } from '../bus/bus.ts';
import type { Log } from '../log.ts';
import { MissingRulesError, type Rooms } from '../match/rooms.ts';
import { NotStoredError } from '../store/not-stored-error.ts';
import type { MatchOutcome, RatingStore, StoredRating } from '../store/rating-store.ts';
import { matchOutcomeOf, ratedPeople } from './match-outcome.ts';
import { INITIAL_RATING, ratingsAfter } from './rating-systems.ts';

export interface RatingUpdaterDeps {
  readonly store: RatingStore;
  readonly rooms: Rooms;
  readonly bus: Bus;
  readonly log: Log;
  /** Guests come and go: only accounts are rated. */
  isAccount(user: UserId): Promise<boolean>;
  now(): number;
}

/** How often somebody else may be faster with a rating before we give up. */
const MAX_ATTEMPTS = 20;
/** More than could end in the moment in which a server dies. */
const MAX_CATCH_UP = 10_000;
const RETRY_DELAY_MS = 10_000;

interface FinishedMatch {
  readonly outcome: MatchOutcome;
  readonly people: readonly UserId[] | null;
}

/** Counts every match that ends: once, also if this process or another one dies on the way. */
export class RatingUpdater {
  readonly #deps: RatingUpdaterDeps;
  #unsubscribe: () => void = () => undefined;
  readonly #pendingLookups = new Set<Promise<void>>();
  #queueTail: Promise<void> = Promise.resolve();

  constructor(parts: RatingUpdaterDeps) {
    this.#deps = parts;
  }

  /** Listens from now on, and counts what ended while nobody did. */
  async start(): Promise<void> {
    this.#unsubscribe = this.#deps.bus.subscribe((note) => {
      if (note.type !== 'match' || note.isRemote) return;
      if (!note.table) this.#countIfOver(note.id);
      else if (note.table.status === 'over') this.#enqueueCount(note.id, finishedMatchOf(note.table));
    });
    await this.catchUp();
  }

  /** Resolves when all that has ended so far is counted. */
  async stop(): Promise<void> {
    this.#unsubscribe();
    await Promise.all(this.#pendingLookups);
    await this.#queueTail;
  }

  /** Counts what has ended and was not counted: whoever should have done it may have died. */
  async catchUp(): Promise<void> {
    for (const id of await this.#deps.store.uncountedMatches(MAX_CATCH_UP)) this.#enqueueCount(id);
    await this.#queueTail;
  }

  /** All matches are looked at beside each other, for most moves end nothing; the ends are counted in turn. */
  #countIfOver(id: MatchId): void {
    const look: Promise<void> = this.#deps.rooms
      .read(id, ({ status }) => status === 'over')
      .then((isOver) => (isOver ? this.#enqueueCount(id) : undefined))
      .catch((error) => this.#onFailure(id, error))
      .finally(() => this.#pendingLookups.delete(look));
    this.#pendingLookups.add(look);
  }

  /** Where many end at once it may take a while: what is known by then of the end is not looked up again. */
  #enqueueCount(id: MatchId, known?: Promise<FinishedMatch | null>): void {
    const atHand = known?.catch(() => null);
    this.#queueTail = this.#queueTail
      .then(async () => this.#count(id, (await atHand) ?? (await this.#loadFinished(id))))
      .catch((error) => this.#onFailure(id, error));
  }

  #onFailure(id: MatchId, error: unknown): void {
    // It stays uncounted until somebody looks who has its rules.
    if (error instanceof MissingRulesError) return;
    this.#deps.log.error('a match could not be counted', { match: id, error: String(error) });
    if (error instanceof NotStoredError) setTimeout(() => this.#enqueueCount(id), RETRY_DELAY_MS).unref();
  }

  /** Does nothing for a match that is not over or was counted before. */
  async count(id: MatchId): Promise<void> {
    await this.#count(id, await this.#loadFinished(id));
  }

  async #count(id: MatchId, finished: FinishedMatch | null): Promise<void> {
    if (!finished) return;
    const { store, now } = this.#deps;
    for (let tried = 0; tried < MAX_ATTEMPTS; tried++) {
      if (await store.isCounted(id)) return;
      const at = now();
      if ((await store.countMatch(finished.outcome, at, await this.#newRatings(finished, at))) === 'counted')
        return;
    }
    throw new Error('too many rivals');
  }

  async #loadFinished(id: MatchId): Promise<FinishedMatch | null> {
    const over = await this.#deps.rooms.read(id, (table) => (table.status === 'over' ? table : null));
    return over && finishedMatchOf(over);
  }

  async #newRatings({ outcome, people }: FinishedMatch, at: number): Promise<StoredRating[]> {
    if (!people || !(await this.#areAccounts(people))) return [];
    const { game, mode, placements, isTeamGame } = outcome;
    const { store } = this.#deps;
    const before = await Promise.all(people.map((user) => store.ratingOf(user, game, mode)));
    // After a draw nobody can tell who played together.
    const asSides = isTeamGame && placements.some(({ won }) => won);
    const after = ratingsAfter(
      placements.map(({ rank, seat }, i) => ({
        before: before[i] ?? INITIAL_RATING,
        rank,
        side: asSides ? rank : seat,
      })),
    );
    return people.map((user, i) => ({ user, ...after[i], matches: (before[i]?.matches ?? 0) + 1, at }));
  }

  async #areAccounts(people: readonly UserId[]): Promise<boolean> {
    const answers = await Promise.all(people.map((user) => this.#deps.isAccount(user)));
    return answers.every(Boolean);
  }
}

/** Null while it is not over. What is over stays as it is, so this may take its time. */
async function finishedMatchOf(table: Table): Promise<FinishedMatch | null> {
  const module = await loadGame(table.header.game, rulesVersionOfTable(table.header));
  const outcome = module && matchOutcomeOf(table, module);
  return outcome && { outcome, people: ratedPeople(table, outcome) };
}
