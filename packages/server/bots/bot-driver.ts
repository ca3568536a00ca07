import { createHash, randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Seat } from '@safehouse/contract';
import { loadGame } from '@safehouse/games/registry';
import type { MatchId, UserId } from '@safehouse/protocol';
import type { Table } from '@safehouse/table';
import { commands, factsKnownTo } from '@safehouse/table';
import type { Bus } from '../bus/bus.ts';
import type { Log } from '../log.ts';
import { SYSTEM_SOURCE } from '../match/command-source.ts';
import { MissingRulesError, type Rooms } from '../match/rooms.ts';
import type { BotPool } from './bot-pool.ts';
import type { MoveRequest } from './bot-thread.ts';

const SEED_RANGE = 2 ** 47;
/** A bot may exceed its time limit by this much. */
const SLACK_MS = 50;
/** Where people may act at the same time, a bot waits this long for them to go first. */
const YIELD_TO_PEOPLE_MS = 3000;

export interface BotDriverDeps {
  readonly rooms: Rooms;
  readonly bus: Bus;
  readonly pool: Pick<BotPool, 'ask'>;
  readonly log: Log;
  /** The minimum time of a bot's move, so that people can follow; 0: no minimum. */
  readonly minMoveMs: number;
}

interface BotTask {
  readonly version: number;
  readonly owner: UserId;
  readonly question: MoveRequest;
  readonly hasPeopleToAct: boolean;
}

/** Has a match changed since the bot to act was last asked? */
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

  async sleepUntilMoved(ms: number): Promise<void> {
    if (ms > 0) await sleep(ms, undefined, { ref: false, signal: this.#sleepAbort.signal }).catch(() => {});
  }
}

/**
 * Plays the moves of bots. In each match one bot at a time is asked; if the match has moved meanwhile, its answer is
 * dropped and the bot that is to act then is asked.
 */
export class BotDriver {
  readonly #deps: BotDriverDeps;
  readonly #watches = new Map<MatchId, MatchWatch>();
  #isStopped = false;
  #unsubscribe = () => {};

  constructor(deps: BotDriverDeps) {
    this.#deps = deps;
  }

  start(): void {
    this.#unsubscribe = this.#deps.bus.subscribe((message) => {
      // The viewer may come from a server that died while a bot was thinking.
      if (message.type === 'watched') void this.wake(message.id);
      if (message.type !== 'match') return;
      this.#watches.get(message.id)?.markMoved();
      if (!message.isRemote && message.table?.botsToAct.length !== 0) void this.wake(message.id);
    });
  }

  stop(): void {
    this.#isStopped = true;
    this.#unsubscribe();
  }

  /**
   * Plays while bots are to act, unless that is being done already. Never rejects: after a failure the deadline timer
   * tries again.
   */
  async wake(id: MatchId): Promise<void> {
    if (this.#watches.has(id) || this.#isStopped) return;
    const watch = new MatchWatch();
    this.#watches.set(id, watch);
    try {
      while (watch.hasMoved && !this.#isStopped) {
        watch.markSeen();
        await this.#playOneMove(id, watch);
      }
    } catch (error) {
      // Another server that has these rules plays the bots' moves.
      if (error instanceof MissingRulesError) return;
      this.#deps.log.warn('a bot could not move', { match: id, why: String(error) });
    } finally {
      this.#watches.delete(id);
    }
  }

  async #playOneMove(id: MatchId, watch: MatchWatch): Promise<void> {
    const { rooms, pool } = this.#deps;
    const task = await rooms.read(id, nextTask);
    if (!task) return;
    const { question, version, owner, hasPeopleToAct } = task;
    const ms = (await loadGame(question.game, question.rules))?.levels?.[question.level]?.timeLimitMs ?? 0;
    const choice = await pool.ask(question, ms, owner);
    if (choice === 'busy') return;
    await watch.sleepUntilMoved(this.#minimumDelay(ms, hasPeopleToAct ? YIELD_TO_PEOPLE_MS : 0) - choice.took);
    if (this.#isStopped || watch.hasMoved) return;
    const move = question.legal[choice.choice];
    await rooms.execute(id, SYSTEM_SOURCE, (table, now) =>
      commands.move(table, question.seat, { version, move, measuredLag: 0, now }),
    );
  }

  /**
   * The time of a move must reveal nothing about the bot's hand, so it does not depend on how much there was to think
   * about.
   */
  #minimumDelay(ms: number, minMs: number): number {
    const { minMoveMs } = this.#deps;
    return minMoveMs === 0 ? 0 : Math.max(minMoveMs, ms + SLACK_MS, minMs);
  }
}

/** The task of one of the bots to act. */
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
    ...historyFor(table, seat),
    ...randomnessFor(table, seat),
  };
  return { version, owner: table.header.host, question, hasPeopleToAct: toAct.length > botsToAct.length };
}

/** In a challenge a bot's move depends on the position alone. */
function historyFor(table: Table, seat: Seat): Pick<MoveRequest, 'facts'> {
  return table.header.challenge ? {} : { facts: JSON.stringify(factsKnownTo(table, seat)) };
}

/** More rounds than any level of a challenge uses: the level's own limit is the same on every machine. */
const CHALLENGE_ROUNDS = 1000;

/** In a challenge the seed is derived from the deal and the bot's view: in the same position it plays the same move. */
function randomnessFor({ header, match }: Table, seat: Seat): Pick<MoveRequest, 'seed' | 'rounds'> {
  if (!header.challenge || !match) return { seed: randomInt(SEED_RANGE) };
  const position = JSON.stringify([header.serverSeed, seat, match.game.view(match.state, seat)]);
  return { seed: createHash('sha256').update(position).digest().readUIntBE(0, 5), rounds: CHALLENGE_ROUNDS };
}

function botLevelAt({ chairs }: Table, seat: Seat): string {
  const chair = chairs[seat];
  return chair.type === 'bot' ? chair.level : '';
}
