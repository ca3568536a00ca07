import { loadGame } from '@safehouse/games/registry';
import type { MatchId, UserId } from '@safehouse/protocol';
import { rulesVersionOfTable, type Table, type TableHeader } from '@safehouse/table';
import type { Bus, MatchChangedMessage } from '../bus/bus.ts';
import type { Log } from '../log.ts';
import { MissingRulesError, type Rooms } from '../match/rooms.ts';
import type { AddressStore } from '../store/address-store.ts';
import { NotStoredError } from '../store/not-stored-error.ts';
import type { RatingStore, StoredRating } from '../store/rating-store.ts';
import { matchOutcomeOf, ratedPeople } from './match-outcome.ts';
import { type RatedMatch, rateMatch } from './rate-match.ts';
import { hasRealPlay } from './real-play.ts';

export interface RatingUpdaterDeps {
  readonly store: RatingStore;
  readonly addresses: AddressStore;
  readonly rooms: Rooms;
  readonly bus: Bus;
  readonly log: Log;
  /** Only accounts are rated. */
  isAccount(user: UserId): Promise<boolean>;
  /** Must the result stay secret for now? Counts of wins would reveal it. A bus message follows when it is public. */
  isHidden(header: TableHeader): Promise<boolean>;
  now(): number;
}

/** How often an update is retried after a conflict. */
const MAX_ATTEMPTS = 20;
/** More matches than can end while a server is down. */
const MAX_CATCH_UP = 10_000;
const RETRY_DELAY_MS = 10_000;

interface FinishedMatch extends Omit<RatedMatch, 'people'> {
  readonly header: TableHeader;
  /** Null if no ratings change. */
  readonly people: readonly UserId[] | null;
  /** When spectators have seen the end: until then ratings and counts of wins would reveal it. */
  readonly publicAt: number;
}

/** Counts every finished match exactly once, even if this process or another one dies. */
export class RatingUpdater {
  readonly #deps: RatingUpdaterDeps;
  #unsubscribe: () => void = () => undefined;
  /** What runs apart from the queue. */
  readonly #running = new Set<Promise<void>>();
  /** Matches with a spectator delay, until spectators have seen the end. */
  readonly #delayed = new Map<MatchId, NodeJS.Timeout>();
  #queueTail: Promise<void> = Promise.resolve();

  constructor(deps: RatingUpdaterDeps) {
    this.#deps = deps;
  }

  /** Counts matches that end from now on, and those that were not counted before. */
  async start(): Promise<void> {
    this.#unsubscribe = this.#deps.bus.subscribe((message) => {
      if (message.type !== 'match' || message.isRemote) return;
      if (!message.table) this.#countIfOver(message.id);
      else if (hasJustEnded(message)) this.#countEnded(message.id, finishedMatchOf(message.table));
    });
    await this.catchUp();
  }

  /** Resolves when all matches that have ended so far are counted. */
  async stop(): Promise<void> {
    this.#unsubscribe();
    for (const timer of this.#delayed.values()) clearTimeout(timer);
    await Promise.all(this.#running);
    await this.#queueTail;
  }

  /** Counts matches whose server died before it counted them. */
  async catchUp(): Promise<void> {
    for (const id of await this.#deps.store.uncountedMatches(MAX_CATCH_UP)) this.#enqueueCount(id);
    await this.#queueTail;
  }

  /** Matches are checked concurrently, because most moves end nothing. */
  #countIfOver(id: MatchId): void {
    const isOver = this.#deps.rooms.read(id, ({ status }) => status === 'over');
    this.#track(
      id,
      isOver.then((over) => (over ? this.#enqueueCount(id) : undefined)),
    );
  }

  /** Only ratings depend on the order of matches. All others are counted at once, many of them in one transaction. */
  #countEnded(id: MatchId, finished: Promise<FinishedMatch | null>): void {
    const countOrEnqueue = (match: FinishedMatch | null) =>
      match?.people === null ? this.#count(id, match) : this.#enqueueCount(id, match);
    this.#track(id, finished.catch(() => null).then(countOrEnqueue));
  }

  #track(id: MatchId, job: Promise<void>): void {
    const tracked: Promise<void> = job
      .catch((error) => this.#onFailure(id, error))
      .finally(() => this.#running.delete(tracked));
    this.#running.add(tracked);
  }

  /** Counts matches one by one. The queue may be long, so a finished match that is already known is not loaded again. */
  #enqueueCount(id: MatchId, finished: FinishedMatch | null = null): void {
    this.#queueTail = this.#queueTail
      .then(async () => this.#count(id, finished ?? (await this.#loadFinished(id))))
      .catch((error) => this.#onFailure(id, error));
  }

  #onFailure(id: MatchId, error: unknown): void {
    // It stays uncounted until a server that has its rules counts it.
    if (error instanceof MissingRulesError) return;
    this.#deps.log.error('a match could not be counted', { match: id, error: String(error) });
    if (error instanceof NotStoredError) setTimeout(() => this.#enqueueCount(id), RETRY_DELAY_MS).unref();
  }

  /** Does nothing for a match that is not over or was counted before. */
  async count(id: MatchId): Promise<void> {
    await this.#count(id, await this.#loadFinished(id));
  }

  async #count(id: MatchId, finished: FinishedMatch | null): Promise<void> {
    if (!finished || (await this.#deps.isHidden(finished.header))) return;
    const { store, now } = this.#deps;
    if (finished.publicAt > now()) {
      this.#countLater(id, finished.publicAt - now());
      return;
    }
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      // The store refuses to count a match again, so that is checked only after a conflict.
      if (attempt > 0 && (await store.isCounted(id))) return;
      const at = now();
      if ((await store.countMatch(finished.outcome, at, await this.#newRatings(finished, at))) === 'counted') return;
    }
    throw new Error('too many conflicts');
  }

  /** If this process ends before then, another one counts it when it starts. */
  #countLater(id: MatchId, ms: number): void {
    clearTimeout(this.#delayed.get(id));
    const timer = setTimeout(() => {
      this.#delayed.delete(id);
      this.#enqueueCount(id);
    }, ms);
    this.#delayed.set(id, timer.unref());
  }

  async #loadFinished(id: MatchId): Promise<FinishedMatch | null> {
    const over = await this.#deps.rooms.read(id, (table) => (table.status === 'over' ? table : null));
    return over && finishedMatchOf(over);
  }

  async #newRatings({ outcome, people, isRealPlay }: FinishedMatch, at: number): Promise<StoredRating[]> {
    if (!people || !(await this.#areAccounts(people))) return [];
    return rateMatch(this.#deps, { outcome, people, isRealPlay }, at);
  }

  async #areAccounts(people: readonly UserId[]): Promise<boolean> {
    const areAccounts = await Promise.all(people.map((user) => this.#deps.isAccount(user)));
    return areAccounts.every(Boolean);
  }
}

/** False for what follows the end, such as a rematch: counting again would fail, and with it a batch of writes. */
function hasJustEnded({ table, entries = [] }: MatchChangedMessage): boolean {
  return entries.some(({ version }) => version === table?.end?.version);
}

/** Null until it is over. A finished match does not change, so loading its rules may take a while. */
async function finishedMatchOf(table: Table): Promise<FinishedMatch | null> {
  const module = await loadGame(table.header.game, rulesVersionOfTable(table.header));
  const outcome = module && matchOutcomeOf(table, module);
  if (!module || !outcome) return null;
  const people = ratedPeople(table, outcome);
  const isRealPlay = people !== null && hasRealPlay(table, module);
  const publicAt = (table.end?.at ?? 0) + 1000 * table.header.delay;
  return { header: table.header, outcome, people, isRealPlay, publicAt };
}
