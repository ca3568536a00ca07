import { newId, type PlanLine, type PlanState } from '@safehouse/protocol';
import type { Entry, Table } from '@safehouse/table';
import type { Bus } from '../bus/bus.ts';
import type { Log } from '../log.ts';
import type { MatchCommands } from '../match/commands.ts';
import { MissingRulesError, type Rooms } from '../match/rooms.ts';
import type { PlanStore, StoredPlan } from '../store/plan-store.ts';
import { decidePlan, type PlanDecision } from './plan-step.ts';
import { isCorrespondence, type Plans, turnOf } from './plans.ts';

export interface PlanPlayerDeps {
  readonly store: PlanStore;
  readonly plans: Plans;
  readonly rooms: Rooms;
  readonly commands: MatchCommands;
  readonly bus: Bus;
  readonly log: Log;
  /** The leader plays for all processes. */
  isLeader(): boolean;
  /** A plan was not played: its author must be told that it is their turn. */
  onDropped(plan: StoredPlan): void;
  now(): number;
}

const TICK_MS = 1000;
const REPAIR_MS = 60_000;
const BATCH_SIZE = 100;
/** The delay before a plan that could not be tried is tried again. */
const RETRY_MS = 60_000;

/**
 * Plays conditional moves when their turn has come, in the same way as a person's move. Every decision is stored before
 * and after: a killed server plays nothing twice and loses nothing.
 */
export class PlanPlayer {
  readonly #deps: PlanPlayerDeps;
  #unsubscribe: () => void = () => undefined;
  #timers: NodeJS.Timeout[] = [];
  /** Events of matches are processed in order. */
  #queueTail: Promise<void> = Promise.resolve();
  #sweep: Promise<void> | null = null;

  constructor(deps: PlanPlayerDeps) {
    this.#deps = deps;
  }

  async start(): Promise<void> {
    this.#unsubscribe = this.#deps.bus.subscribe((message) => {
      if (message.type !== 'match' || message.isRemote || !message.table) return;
      this.#noteChange(message.table, message.entries ?? []);
    });
    await this.repair();
    this.#timers = [
      setInterval(() => void this.sweep(), TICK_MS).unref(),
      setInterval(() => void this.repair(), REPAIR_MS).unref(),
    ];
  }

  async stop(): Promise<void> {
    this.#unsubscribe();
    for (const timer of this.#timers) clearInterval(timer);
    await this.#queueTail;
    await this.#sweep;
  }

  /** Finds what a crashed server had not recorded. Never rejects. */
  async repair(): Promise<void> {
    if (this.#deps.isLeader()) await this.#deps.store.repair().catch((error) => this.#warn(error));
  }

  /** Plays all plans that are due. Never rejects; sweeps do not overlap. */
  sweep(): Promise<void> {
    if (!this.#deps.isLeader()) return Promise.resolve();
    this.#sweep ??= this.#playDue().finally(() => {
      this.#sweep = null;
    });
    return this.#sweep;
  }

  async #playDue(): Promise<void> {
    await this.#queueTail;
    try {
      for (const plan of await this.#deps.store.due(this.#deps.now(), BATCH_SIZE)) await this.#tryPlan(plan);
    } catch (error) {
      this.#warn(error);
    }
  }

  async #tryPlan(plan: StoredPlan): Promise<void> {
    const { rooms, store, now } = this.#deps;
    try {
      const decision = await rooms.read(plan.match, (table) => decidePlan(table, plan));
      if (decision) await this.#carryOut(plan, decision);
      else await store.remove(plan.match, plan.user);
    } catch (error) {
      // Sooner or later a server that has the rules becomes the leader.
      if (!(error instanceof MissingRulesError)) this.#warn(error);
      await store.postpone(plan, now() + RETRY_MS);
    }
  }

  async #carryOut(plan: StoredPlan, decision: PlanDecision): Promise<void> {
    const { store, rooms } = this.#deps;
    const { match, user } = plan;
    switch (decision.type) {
      case 'obsolete':
        return store.remove(match, user);
      case 'waiting': {
        const turn = await rooms.read(match, turnOf);
        return store.setTurn(match, turn?.users ?? [], turn?.at ?? 0);
      }
      case 'unmatched':
        return this.#drop(plan, 'unmatched');
      case 'played':
        return this.#advance(plan, decision.version, decision.rest);
      case 'move':
        return this.#play(plan, decision);
    }
  }

  async #play(plan: StoredPlan, decision: Extract<PlanDecision, { type: 'move' }>): Promise<void> {
    const { match, user, id: key } = plan;
    const { seat, version, move, rest } = decision;
    const result = await this.#deps.commands.move({ match, user, seat, version, move, key, lag: 0 });
    if (result.ok) return this.#advance(plan, result.version, rest);
    if (result.refusal.code === 'illegal-move') return this.#drop(plan, 'illegal');
    // The match has changed meanwhile, or is over: the next sweep decides again.
  }

  async #advance(plan: StoredPlan, version: number, lines: readonly PlanLine[]): Promise<void> {
    const { store, plans, rooms } = this.#deps;
    const { match, user, id } = plan;
    if (lines.length === 0) return store.remove(match, user);
    await store.replace(id, { ...plan, id: newId(), lastId: id, version, lines, delayMs: plans.drawDelay() });
    // If a turn has several moves, it is the same player's turn again.
    const turn = await rooms.read(match, turnOf);
    if (turn?.users.includes(user)) await store.setTurn(match, turn.users, turn.at);
  }

  /** The lines are obsolete. The author is notified that nothing was played. */
  async #drop(plan: StoredPlan, state: PlanState): Promise<void> {
    await this.#deps.store.replace(plan.id, { ...plan, lines: [], state });
    this.#deps.onDropped(plan);
  }

  #noteChange(table: Table, entries: readonly Entry[]): void {
    const { header, status } = table;
    if (status === 'open' || !isCorrespondence(header.clock)) return;
    const { id } = header;
    const turn = turnOf(table);
    const moves = entries.filter(({ event }) => event.type === 'moved');
    this.#queueTail = this.#queueTail
      .then(async () => {
        const { store } = this.#deps;
        if (status !== 'running') return store.removeAll(id);
        for (const { author, version, key } of moves)
          if (author !== null) await store.removeAfterMove(id, author, { version, key });
        await store.setTurn(id, turn.users, turn.at);
      })
      .catch((error) => this.#warn(error));
  }

  /** Nothing about a plan or its match is logged. */
  #warn(error: unknown): void {
    this.#deps.log.warn('a plan could not be processed', { why: String(error) });
  }
}
