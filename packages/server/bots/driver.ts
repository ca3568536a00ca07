import { createHash, randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Seat } from '@safehouse/contract';
import { loadGame } from '@safehouse/games/registry';
import type { MatchId } from '@safehouse/protocol';
import type { Table } from '@safehouse/table';
import { asks } from '@safehouse/table';
import type { Bus } from '../bus/bus.ts';
import type { Log } from '../log.ts';
import { OtherRules, type Rooms } from '../match/rooms.ts';
import type { Pool } from './pool.ts';
import type { Question } from './thinker.ts';

const SEEDS = 2 ** 47;
/** What a bot may take beyond its time without anybody noticing. */
const SLACK_MS = 50;
/** Where people are to act as well, as partners who may go first are, a bot gives them so long before it does. */
const GIVE_WAY_MS = 3000;
const NOBODY = { author: null, key: null };

export interface DriverParts {
  readonly rooms: Rooms;
  readonly bus: Bus;
  readonly pool: Pick<Pool, 'ask'>;
  readonly log: Log;
  /** The least milliseconds a bot takes over a move, so that people can follow; 0: as quick as it can. */
  readonly pace: number;
}

interface Task {
  readonly version: number;
  readonly question: Question;
  /** Are people to act at the same time? */
  readonly isShared: boolean;
}

/** A match somebody is thinking about: has it moved since it was last looked at? */
class Vigil {
  hasMoved = true;
  #rest = new AbortController();

  moved(): void {
    this.hasMoved = true;
    this.#rest.abort();
  }

  looked(): void {
    this.hasMoved = false;
    this.#rest = new AbortController();
  }

  /** Until the time is over or the match has moved. */
  async rest(ms: number): Promise<void> {
    if (ms > 0) await sleep(ms, undefined, { ref: false, signal: this.#rest.signal }).catch(() => {});
  }
}

/**
 * Lets bots move. In each match one bot at a time is asked; should the match have gone on meanwhile, its answer is
 * dropped and whoever is to act then is asked anew.
 */
export class Driver {
  readonly #parts: DriverParts;
  readonly #vigils = new Map<MatchId, Vigil>();
  #isStopped = false;
  #deafen = () => {};

  constructor(parts: DriverParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#deafen = this.#parts.bus.subscribe((note) => {
      // Whoever comes to watch may come from a server that has died over a bot's thoughts.
      if (note.type === 'watched') void this.wake(note.id);
      if (note.type !== 'match') return;
      this.#vigils.get(note.id)?.moved();
      if (!note.isFromElsewhere && note.table?.botsToAct.length !== 0) void this.wake(note.id);
    });
  }

  stop(): void {
    this.#isStopped = true;
    this.#deafen();
  }

  /**
   * Plays on while bots are to act, where that is not being done already. Never rejects: what fails is left to the
   * alarm.
   */
  async wake(id: MatchId): Promise<void> {
    if (this.#vigils.has(id) || this.#isStopped) return;
    const vigil = new Vigil();
    this.#vigils.set(id, vigil);
    try {
      while (vigil.hasMoved && !this.#isStopped) {
        vigil.looked();
        await this.#oneMove(id, vigil);
      }
    } catch (error) {
      // Whoever has the rules has the bots.
      if (error instanceof OtherRules) return;
      this.#parts.log.warn('a bot could not move', { match: id, why: String(error) });
    } finally {
      this.#vigils.delete(id);
    }
  }

  async #oneMove(id: MatchId, vigil: Vigil): Promise<void> {
    const { rooms, pool } = this.#parts;
    const task = await rooms.look(id, taskOf);
    if (!task) return;
    const { question, version, isShared } = task;
    const ms = (await loadGame(question.game, question.rules))?.levels?.[question.level]?.ms ?? 0;
    const thought = await pool.ask(question, ms);
    if (thought === 'busy') return;
    await vigil.rest(this.#pause(ms, isShared ? GIVE_WAY_MS : 0) - thought.took);
    if (this.#isStopped || vigil.hasMoved) return;
    const move = question.legal[thought.choice];
    await rooms.ask(id, NOBODY, (table, now) =>
      asks.move(table, question.seat, version, move, { measuredLag: 0, now }),
    );
  }

  /**
   * How long a bot takes must say nothing about its hand: whether there was much to think about or one move only, it
   * answers so long after it began.
   */
  #pause(ms: number, least: number): number {
    const { pace } = this.#parts;
    return pace === 0 ? 0 : Math.max(pace, ms + SLACK_MS, least);
  }
}

/** What one of the bots to act has to decide. */
function taskOf(table: Table): Task | null {
  const { botsToAct, toAct, match, version } = table;
  if (botsToAct.length === 0 || !match) return null;
  const seat = botsToAct[randomInt(botsToAct.length)];
  const question: Question = {
    game: match.game.id,
    rules: match.game.version,
    level: levelAt(table, seat),
    seat,
    view: JSON.stringify(match.game.view(match.state, seat)),
    legal: match.legal(seat),
    ...luckOf(table, seat),
  };
  return { version, question, isShared: toAct.length > botsToAct.length };
}

/** More than any level that can be met there asks for: what it settles by itself is the same on every machine. */
const ROUNDS = 1000;

/** In a challenge the bot's luck comes from the deal and from what it sees: in the same position it plays the same. */
function luckOf({ header, match }: Table, seat: Seat): Pick<Question, 'seed' | 'rounds'> {
  if (!header.challenge || !match) return { seed: randomInt(SEEDS) };
  const position = JSON.stringify([header.serverSeed, seat, match.game.view(match.state, seat)]);
  return { seed: createHash('sha256').update(position).digest().readUIntBE(0, 5), rounds: ROUNDS };
}

function levelAt({ chairs }: Table, seat: Seat): string {
  const chair = chairs[seat];
  return chair.type === 'bot' ? chair.level : '';
}
