import { setImmediate as breathe } from 'node:timers/promises';
import type { MatchId } from '@safehouse/protocol';
import { asks, BOT_PATIENCE, rulesOf } from '@safehouse/table';
import type { Log } from '../log.ts';
import type { MatchStore } from '../store/matches.ts';
import { BrokenMatch, OtherRules, type Rooms } from './rooms.ts';
import { takeoverLevel } from './wishes.ts';

const EVERY_MS = 500;
const BATCH = 200;
/** As many as can be waiting for a bot when the server comes up. */
const FIRST_BATCH = 20_000;
/** A match that was attended to without effect is left alone for so long. */
const REST_MS = 2000;
/** And so long one whose rules are not here: nothing changes that before the next release. */
const ELSEWHERE_MS = 60_000;
/** Whoever is not on duty looks once in so many times, and only for what has been left lying for so long. */
const SELDOM = 6;
const LEFT_LYING_MS = 3000;
const NOBODY = { author: null, key: null };

export interface AlarmParts {
  readonly store: MatchStore;
  readonly rooms: Rooms;
  readonly log: Log;
  now(): number;
  /** Of several processes one looks for all; the others see to what it cannot. */
  isOnDuty?(): boolean;
  /** There are bots to act in this match. */
  wakeBots(id: MatchId): void;
}

/** Sees to matches in which something is to happen though nobody asks: a clock ran out, a bot was forgotten. */
export class Alarm {
  readonly #parts: AlarmParts;
  /** Until when a match is left alone. Those at rest do not keep others from being found. */
  readonly #resting = new Map<MatchId, number>();
  /** Games and versions that were missing: each is told of once. */
  readonly #missing = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #isSweeping = false;
  // Servers that were started together do not look together.
  #ticks = Math.floor(Math.random() * SELDOM);

  constructor(parts: AlarmParts) {
    this.#parts = parts;
  }

  /** `all`: bots that were thinking when the last server ended are woken at once. */
  start(first: 'all' | 'overdue' = 'all'): void {
    void this.sweep(first === 'all' ? BOT_PATIENCE : 0, FIRST_BATCH);
    this.#timer = setInterval(() => void this.tick(), EVERY_MS).unref();
  }

  /** To be called twice a second. */
  async tick(): Promise<void> {
    if (this.#isOnDuty || ++this.#ticks % SELDOM === 0) await this.sweep();
  }

  get #isOnDuty(): boolean {
    return this.#parts.isOnDuty?.() ?? true;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Attends to all that is due by now, or a little ahead. Never rejects; does nothing while another sweep runs. */
  async sweep(ahead = 0, most = BATCH): Promise<void> {
    if (this.#isSweeping) return;
    this.#isSweeping = true;
    try {
      for (const id of await this.#due(ahead, most)) {
        await this.#attend(id);
        // Nothing above need wait for the outside: without this, requests would wait for the whole batch.
        await breathe();
      }
    } catch (error) {
      this.#parts.log.warn('the alarm could not look', { why: String(error) });
    } finally {
      this.#isSweeping = false;
    }
  }

  async #due(ahead: number, most: number): Promise<MatchId[]> {
    const now = this.#parts.now();
    for (const [id, until] of this.#resting) if (until <= now) this.#resting.delete(id);
    const late = this.#isOnDuty ? 0 : LEFT_LYING_MS;
    const due = await this.#parts.store.due(now + ahead - late, most + this.#resting.size);
    return due.filter((id) => !this.#resting.has(id));
  }

  async #attend(id: MatchId): Promise<void> {
    try {
      if (!(await this.#hasTimedOut(id))) this.#rest(id);
      if (await this.#parts.rooms.look(id, ({ botsToAct }) => botsToAct.length > 0)) this.#parts.wakeBots(id);
    } catch (error) {
      await this.#failed(id, error);
    }
  }

  async #hasTimedOut(id: MatchId): Promise<boolean> {
    const { rooms } = this.#parts;
    const header = await rooms.look(id, (table) => table.header);
    if (!header) return false;
    const takeover = await takeoverLevel(header.game, rulesOf(header));
    let isOver = false;
    await rooms.ask(id, NOBODY, (table, now) => {
      const happenings = asks.timeOut(table, now, takeover);
      isOver = happenings.length > 0;
      return happenings;
    });
    return isOver;
  }

  async #failed(id: MatchId, error: unknown): Promise<void> {
    if (error instanceof OtherRules) {
      this.#leave(id, error.message);
      return;
    }
    this.#rest(id);
    this.#parts.log.error('a match could not be attended to', { match: id, why: String(error) });
    if (error instanceof BrokenMatch) await this.#parts.store.setAside(id);
  }

  /** To those who can. */
  #leave(id: MatchId, why: string): void {
    this.#rest(id, ELSEWHERE_MS);
    if (this.#missing.has(why)) return;
    this.#missing.add(why);
    this.#parts.log.warn('matches wait for rules that are not here', { why });
  }

  #rest(id: MatchId, milliseconds = REST_MS): void {
    this.#resting.set(id, this.#parts.now() + milliseconds);
  }
}
