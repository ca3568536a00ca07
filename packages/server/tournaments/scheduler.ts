import { setImmediate } from 'node:timers/promises';
import { loadGame } from '@safehouse/games/registry';
import type { MatchId } from '@safehouse/protocol';
import type { MatchEvent, Table } from '@safehouse/table';
import type { Step, Tournament, TournamentEntry } from '@safehouse/tournament';
import type { Bus } from '../bus/bus.ts';
import type { Log } from '../log.ts';
import { SYSTEM_SOURCE } from '../match/command-source.ts';
import { BrokenMatchError, type BuiltMatch, type Rooms } from '../match/rooms.ts';
import type { Store } from '../store/store.ts';
import type { TournamentId } from '../store/tournament-store.ts';
import { StepPlanner } from './step-planner.ts';
import { buildTournamentMatch } from './tournament-match.ts';
import type { Tournaments } from './tournaments.ts';

export interface TournamentSchedulerDeps {
  readonly tournaments: Tournaments;
  readonly store: Store;
  readonly rooms: Rooms;
  readonly bus: Bus;
  readonly log: Log;
  now(): number;
  /** With several servers, only the leader does the work. */
  isLeader(): boolean;
}

/** Short, because players of an arena are promised a partner within three seconds. */
export const TICK_MS = 250;
/** How often the list of tournaments is read again, and matches are checked whose end may have been missed. */
const CATCH_UP_TICKS = 40;
/** Steps of one tournament in one tick: start, pair, and whatever follows immediately. */
const MAX_STEPS = 5;
/** Matches built and stored at once. */
const BATCH_SIZE = 10;

/** Starts tournaments, pairs, and ends rounds in time. Everything it knows is stored, so it can stop at any moment. */
export class TournamentScheduler {
  readonly #deps: TournamentSchedulerDeps;
  readonly #planner = new StepPlanner();
  /** Unfinished tournaments, with the earliest time of the next step. */
  readonly #dueAt = new Map<TournamentId, number>();
  /** Tournaments whose matches this process has checked since it became the leader. */
  readonly #inspected = new Set<TournamentId>();
  #timer: NodeJS.Timeout | undefined;
  #unsubscribe: () => void = () => undefined;
  #running: Promise<void> = Promise.resolve();
  #isBusy = false;
  #ticks = 0;

  constructor(deps: TournamentSchedulerDeps) {
    this.#deps = deps;
  }

  start(): void {
    this.#unsubscribe = this.#deps.bus.subscribe((message) => {
      if (message.type === 'tournament') this.#dueAt.set(message.id, 0);
    });
    this.#timer = setInterval(() => this.#startTick(), TICK_MS).unref();
    this.#startTick();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#unsubscribe();
    await this.#running;
    await this.#planner.close();
  }

  #startTick(): void {
    if (this.#isBusy) return;
    this.#isBusy = true;
    this.#running = this.tick().finally(() => {
      this.#isBusy = false;
    });
  }

  /** Does everything that is due now. */
  async tick(): Promise<void> {
    if (!this.#deps.isLeader()) {
      this.#inspected.clear();
      this.#ticks = 0;
      return;
    }
    const isCatchUp = this.#ticks++ % CATCH_UP_TICKS === 0;
    if (isCatchUp) await this.#attempt('all', () => this.#findUnfinished());
    const now = this.#deps.now();
    const due = [...this.#dueAt].filter(([, dueAt]) => dueAt <= now);
    for (const [i, [id]] of due.entries()) {
      if (isCatchUp || !this.#inspected.has(id)) await this.#attempt(id, () => this.#inspectMatches(id));
      await this.#attempt(id, () => this.#runSteps(id));
      if (i % BATCH_SIZE === 0) await setImmediate();
    }
  }

  async #attempt(id: string, job: () => Promise<void>): Promise<void> {
    try {
      await job();
    } catch (error) {
      this.#deps.log.warn('a tournament step failed', { tournament: id, why: String(error) });
    }
  }

  /**
   * Checks running tournaments again, because a message about a change by another server may have been lost. Before its
   * start there is nothing to do for a tournament.
   */
  async #findUnfinished(): Promise<void> {
    for (const { id, status, startsAt } of await this.#deps.store.tournaments.unfinished())
      this.#dueAt.set(id, status === 'open' ? startsAt : 0);
  }

  async #runSteps(id: TournamentId): Promise<void> {
    const { tournaments, now } = this.#deps;
    for (let steps = 0; steps < MAX_STEPS; steps++) {
      const seen = await tournaments.rooms.read(id, (tournament, entries) => ({
        tournament,
        entries: [...entries],
        version: tournament.version,
      }));
      if (!seen || seen.tournament.isOver) {
        this.#forget(id);
        return;
      }
      const step = await this.#plan(id, seen);
      if (step.type === 'wait') {
        this.#dueAt.set(id, step.until ?? Number.POSITIVE_INFINITY);
        return;
      }
      this.#dueAt.set(id, now());
      await this.#carryOut(id, step, seen.version);
    }
  }

  #plan(
    id: TournamentId,
    { tournament, entries }: { readonly tournament: Tournament; readonly entries: readonly TournamentEntry[] },
  ): Promise<Step> {
    return this.#planner.plan({ id, tournament, entries }, this.#deps.now());
  }

  #forget(id: TournamentId): void {
    this.#dueAt.delete(id);
    this.#inspected.delete(id);
    this.#planner.forget(id);
  }

  /** A step planned for a version is carried out only if nothing has happened since. */
  async #carryOut(id: TournamentId, step: Exclude<Step, { type: 'wait' }>, version: number): Promise<void> {
    if (step.type === 'end-matches') {
      for (const match of step.matches) await this.#endMatch(match);
      return;
    }
    await this.#deps.tournaments.rooms.execute(id, (tournament) => (tournament.version === version ? step.events : []));
    if (step.events.some(({ type }) => type === 'paired')) await this.#inspectMatches(id);
  }

  /** The player for whom the match waits loses. If it waits for both, it ends without a result. */
  async #endMatch(match: MatchId): Promise<void> {
    await this.#deps.rooms.execute(match, SYSTEM_SOURCE, (table): readonly MatchEvent[] => {
      if (table.status !== 'running') return [];
      const [seat, ...others] = table.toAct;
      return seat === undefined || others.length > 0 ? [{ type: 'closed' }] : [{ type: 'timed-out', seat }];
    });
  }

  /** Creates missing tables, and records results of finished matches: a server may have died before doing so. */
  async #inspectMatches(id: TournamentId): Promise<void> {
    const { tournaments, rooms } = this.#deps;
    const running = (await tournaments.rooms.read(id, ({ runningMatches }) => runningMatches)) ?? [];
    const missing: MatchId[] = [];
    for (const [i, match] of running.entries()) {
      if (i % BATCH_SIZE === 0) await setImmediate();
      try {
        const table = await rooms.read(match, (current): Table => current);
        if (!table) missing.push(match);
        else if (table.status !== 'running') await tournaments.results.record(table);
      } catch (error) {
        if (!(error instanceof BrokenMatchError)) throw error;
        await tournaments.results.recordBroken(id, match);
      }
    }
    await this.#createMatches(id, missing);
    this.#inspected.add(id);
  }

  async #createMatches(id: TournamentId, wanted: readonly MatchId[]): Promise<void> {
    for (let from = 0; from < wanted.length; from += BATCH_SIZE) {
      await this.#deps.rooms.create(await this.#buildMatches(id, new Set(wanted.slice(from, from + BATCH_SIZE))));
      // Hundreds of tables may be created at once, so moves are handled in between.
      await setImmediate();
    }
  }

  async #buildMatches(id: TournamentId, wanted: ReadonlySet<MatchId>): Promise<BuiltMatch[]> {
    const { tournaments, now } = this.#deps;
    const game = await tournaments.rooms.read(id, ({ settings }) => settings.game);
    const module = game === null ? null : await loadGame(game);
    if (!module) throw new Error(`no such game: ${game}`);
    const built = await tournaments.rooms.read(id, (tournament) => {
      const matches: BuiltMatch[] = [];
      // The latest first: an arena may have thousands.
      for (let round = tournament.rounds.length - 1; round >= 0 && matches.length < wanted.size; round--)
        for (const pairing of tournament.rounds[round].pairings)
          if (wanted.has(pairing.match))
            matches.push(buildTournamentMatch({ id, tournament, round, module }, pairing, now()));
      return matches;
    });
    return built ?? [];
  }
}
