import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { MatchId } from '@safehouse/protocol';
import { BOT_MOVE_TIMEOUT_MS, commands, rulesVersionOfTable } from '@safehouse/table';
import type { Log } from '../log.ts';
import type { MatchStore } from '../store/match-store.ts';
import { SYSTEM_SOURCE } from './command-source.ts';
import { takeoverLevel } from './commands.ts';
import { BrokenMatchError, MissingRulesError, type Rooms } from './rooms.ts';

const TICK_MS = 500;
const BATCH_SIZE = 200;
/** As many as may be waiting for a bot when the server starts. */
const FIRST_BATCH_SIZE = 20_000;
/** How long a match is skipped after handling it had no effect. */
const COOLDOWN_MS = 2000;
/** The same for a match whose rules are missing: only another release can change that. */
const MISSING_RULES_COOLDOWN_MS = 60_000;
/** A process that is not the leader checks every sixth time, and only matches that have been overdue for some time. */
const FOLLOWER_TICKS = 6;
const FOLLOWER_DELAY_MS = 3000;

export interface DeadlineTimerDeps {
  readonly store: MatchStore;
  readonly rooms: Rooms;
  readonly log: Log;
  now(): number;
  /** The leader checks for all processes; the others handle what it cannot. */
  isLeader?(): boolean;
  /** Bots are to act in this match. */
  wakeBots(id: MatchId): void;
}

/** Handles matches in which something is due without a request: a clock ran out, a bot has to move. */
export class DeadlineTimer {
  readonly #deps: DeadlineTimerDeps;
  /** When a match may be handled again. Skipped matches do not keep others from being found. */
  readonly #cooldowns = new Map<MatchId, number>();
  /** Games and versions that were missing: each is logged once. */
  readonly #missingRules = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #isSweeping = false;
  // Servers that were started together do not query at the same moment.
  #ticks = Math.floor(Math.random() * FOLLOWER_TICKS);

  constructor(parts: DeadlineTimerDeps) {
    this.#deps = parts;
  }

  /** `all`: bots that were thinking when the last server ended are woken at once. */
  start(first: 'all' | 'overdue' = 'all'): void {
    void this.sweep(first === 'all' ? BOT_MOVE_TIMEOUT_MS : 0, FIRST_BATCH_SIZE);
    this.#timer = setInterval(() => void this.tick(), TICK_MS).unref();
  }

  /** To be called twice a second. */
  async tick(): Promise<void> {
    if (this.#isLeader || ++this.#ticks % FOLLOWER_TICKS === 0) await this.sweep();
  }

  get #isLeader(): boolean {
    return this.#deps.isLeader?.() ?? true;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Handles everything that is due now or very soon. Never rejects; does nothing while another sweep runs. */
  async sweep(ahead = 0, most = BATCH_SIZE): Promise<void> {
    if (this.#isSweeping) return;
    this.#isSweeping = true;
    try {
      for (const id of await this.#dueMatches(ahead, most)) {
        await this.#handleDue(id);
        // Otherwise requests would wait for the whole batch, because the code above may run synchronously.
        await yieldToEventLoop();
      }
    } catch (error) {
      this.#deps.log.warn('due matches could not be read', { why: String(error) });
    } finally {
      this.#isSweeping = false;
    }
  }

  async #dueMatches(ahead: number, most: number): Promise<MatchId[]> {
    const now = this.#deps.now();
    for (const [id, until] of this.#cooldowns) if (until <= now) this.#cooldowns.delete(id);
    const late = this.#isLeader ? 0 : FOLLOWER_DELAY_MS;
    const due = await this.#deps.store.dueMatches(now + ahead - late, most + this.#cooldowns.size);
    return due.filter((id) => !this.#cooldowns.has(id));
  }

  async #handleDue(id: MatchId): Promise<void> {
    try {
      if (!(await this.#applyTimeout(id))) this.#startCooldown(id);
      if (await this.#deps.rooms.read(id, ({ botsToAct }) => botsToAct.length > 0)) this.#deps.wakeBots(id);
    } catch (error) {
      await this.#handleError(id, error);
    }
  }

  async #applyTimeout(id: MatchId): Promise<boolean> {
    const { rooms } = this.#deps;
    const header = await rooms.read(id, (table) => table.header);
    if (!header) return false;
    const takeover = await takeoverLevel(header.game, rulesVersionOfTable(header));
    let isOver = false;
    await rooms.execute(id, SYSTEM_SOURCE, (table, now) => {
      const events = commands.expireClocks(table, now, takeover);
      isOver = events.length > 0;
      return events;
    });
    return isOver;
  }

  async #handleError(id: MatchId, error: unknown): Promise<void> {
    if (error instanceof MissingRulesError) {
      this.#skipMissingRules(id, error.message);
      return;
    }
    this.#startCooldown(id);
    this.#deps.log.error('a due match could not be handled', { match: id, why: String(error) });
    if (error instanceof BrokenMatchError) await this.#deps.store.markBroken(id);
  }

  /** Leaves the match to servers that have its rules. */
  #skipMissingRules(id: MatchId, why: string): void {
    this.#startCooldown(id, MISSING_RULES_COOLDOWN_MS);
    if (this.#missingRules.has(why)) return;
    this.#missingRules.add(why);
    this.#deps.log.warn('due matches need rules that this server does not have', { why });
  }

  #startCooldown(id: MatchId, milliseconds = COOLDOWN_MS): void {
    this.#cooldowns.set(id, this.#deps.now() + milliseconds);
  }
}
