import { createHash, randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Seat } from '@safehouse/contract';
import { loadGame } from '@safehouse/games/registry';
import type { MatchId } from '@safehouse/protocol';
import type { Table } from '@safehouse/table';
import { commands } from '@safehouse/table';
import type { Bus } from '../bus/bus.ts';
import type { Log } from '../log.ts';
import { SYSTEM_SOURCE } from '../match/command-source.ts';
import { MissingRulesError, type Rooms } from '../match/rooms.ts';
import type { BotPool } from './bot-pool.ts';
import type { MoveRequest } from './bot-thread.ts';

const SEED_RANGE = 2 ** 47;
/** What a bot may take beyond its time without anybody noticing. */
const SLACK_MS = 50;
/** Where people are to act as well, as partners who may go first are, a bot gives them so long before it does. */
const YIELD_TO_PEOPLE_MS = 3000;

export interface BotDriverDeps {
  readonly rooms: Rooms;
  readonly bus: Bus;
  readonly pool: Pick<BotPool, 'ask'>;
  readonly log: Log;
  /** The least milliseconds a bot takes over a move, so that people can follow; 0: as quick as it can. */
  readonly minMoveMs: number;
}

interface BotTask {
  readonly version: number;
  readonly question: MoveRequest;
  /** Are people to act at the same time? */
  readonly hasPeopleToAct: boolean;
}

/** A match somebody is thinking about: has it moved since it was last looked at? */
class MatchWatch {
  hasMoved = true;
  #sleepAbort = new AbortController();

  markMoved(): void {
    this.hasMoved = true;
    this.#sleepAbort.abort();
  }

  markSeen(): void {
    this.hasMoved = false;
    this.#sleepAbort = new AbortController();
  }

  /** Until the time is over or the match has moved. */
  async sleepUntilMoved(ms: number): Promise<void> {
    if (ms > 0) await sleep(ms, undefined, { ref: false, signal: this.#sleepAbort.signal }).catch(() => {});
  }
}

/**
 * Lets bots move. In each match one bot at a time is asked; should the match have gone on meanwhile, its answer is
 * dropped and whoever is to act then is asked anew.
 */
export class BotDriver {
  readonly #deps: BotDriverDeps;
  readonly #watches = new Map<MatchId, MatchWatch>();
  #isStopped = false;
  #unsubscribe = () => {};

  constructor(parts: BotDriverDeps) {
    this.#deps = parts;
  }

  start(): void {
    this.#unsubscribe = this.#deps.bus.subscribe((note) => {
      // Whoever comes to watch may come from a server that has died over a bot's thoughts.
      if (note.type === 'watched') void this.wake(note.id);
      if (note.type !== 'match') return;
      this.#watches.get(note.id)?.markMoved();
      if (!note.isRemote && note.table?.botsToAct.length !== 0) void this.wake(note.id);
    });
  }

  stop(): void {
    this.#isStopped = true;
    this.#unsubscribe();
  }

  /**
   * Plays on while bots are to act, where that is not being done already. Never rejects: what fails is left to the
   * alarm.
   */
  async wake(id: MatchId): Promise<void> {
    if (this.#watches.has(id) || this.#isStopped) return;
    const vigil = new MatchWatch();
    this.#watches.set(id, vigil);
    try {
      while (vigil.hasMoved && !this.#isStopped) {
        vigil.markSeen();
        await this.#playOneMove(id, vigil);
      }
    } catch (error) {
      // Whoever has the rules has the bots.
      if (error instanceof MissingRulesError) return;
      this.#deps.log.warn('a bot could not move', { match: id, why: String(error) });
    } finally {
      this.#watches.delete(id);
    }
  }

  async #playOneMove(id: MatchId, vigil: MatchWatch): Promise<void> {
    const { rooms, pool } = this.#deps;
    const task = await rooms.read(id, nextTask);
    if (!task) return;
    const { question, version, hasPeopleToAct } = task;
    const ms = (await loadGame(question.game, question.rules))?.levels?.[question.level]?.timeLimitMs ?? 0;
    const thought = await pool.ask(question, ms);
    if (thought === 'busy') return;
    await vigil.sleepUntilMoved(
      this.#minimumDelay(ms, hasPeopleToAct ? YIELD_TO_PEOPLE_MS : 0) - thought.took,
    );
    if (this.#isStopped || vigil.hasMoved) return;
    const move = question.legal[thought.choice];
    await rooms.execute(id, SYSTEM_SOURCE, (table, now) =>
      commands.move(table, question.seat, version, move, { measuredLag: 0, now }),
    );
  }

  /**
   * How long a bot takes must say nothing about its hand: whether there was much to think about or one move only, it
   * answers so long after it began.
   */
  #minimumDelay(ms: number, least: number): number {
    const { minMoveMs } = this.#deps;
    return minMoveMs === 0 ? 0 : Math.max(minMoveMs, ms + SLACK_MS, least);
  }
}

/** What one of the bots to act has to decide. */
function nextTask(table: Table): BotTask | null {
  const { botsToAct, toAct, match, version } = table;
  if (botsToAct.length === 0 || !match) return null;
  const seat = botsToAct[randomInt(botsToAct.length)];
  const question: MoveRequest = {
    game: match.game.id,
    rules: match.game.version,
    level: botLevelAt(table, seat),
    seat,
    view: JSON.stringify(match.game.view(match.state, seat)),
    legal: match.legal(seat),
    ...randomnessFor(table, seat),
  };
  return { version, question, hasPeopleToAct: toAct.length > botsToAct.length };
}

/** More than any level that can be met there asks for: what it settles by itself is the same on every machine. */
const CHALLENGE_ROUNDS = 1000;

/** In a challenge the bot's luck comes from the deal and from what it sees: in the same position it plays the same. */
function randomnessFor({ header, match }: Table, seat: Seat): Pick<MoveRequest, 'seed' | 'rounds'> {
  if (!header.challenge || !match) return { seed: randomInt(SEED_RANGE) };
  const position = JSON.stringify([header.serverSeed, seat, match.game.view(match.state, seat)]);
  return { seed: createHash('sha256').update(position).digest().readUIntBE(0, 5), rounds: CHALLENGE_ROUNDS };
}

function botLevelAt({ chairs }: Table, seat: Seat): string {
  const chair = chairs[seat];
  return chair.type === 'bot' ? chair.level : '';
}
