import { FIRST_RULES_VERSION } from '@safehouse/contract';
import { loadGame } from '@safehouse/games/registry';
import type { NatsConnection } from '../bus/nats-connection.ts';
import type { Log } from '../log.ts';
import { BotPool, type BotPoolDeps } from './bot-pool.ts';
import type { MoveChoice, MoveRequest } from './bot-thread.ts';

const SUBJECT = 'safehouse.bots';
const QUEUE = 'bots';
/** A worker counts as dead after TIMEOUT_FACTOR times the time limit plus this. */
const TIMEOUT_FACTOR = 3;
const GRACE_MS = 2500;
const DAY_MS = 86_400_000;

interface RemoteMoveRequest {
  readonly question: MoveRequest;
  readonly ms: number;
  readonly owner: string;
}

/** Chooses moves for all servers. A request contains what a seat may know, the reply one of its legal moves. */
export function serveMoveRequests(connection: NatsConnection, deps: BotPoolDeps): { close(): Promise<void> } {
  const pool = new BotPool(deps);
  const answer = async (text: string) => {
    const request = parseRequest(text);
    if (!request) return null;
    // An unknown level may be from a later release: the requesting server has it.
    const { game, rules, level } = request.question;
    const isKnown = Object.hasOwn((await loadGame(game, rules))?.levels ?? {}, level);
    return JSON.stringify(isKnown ? await pool.ask(request.question, request.ms, request.owner) : 'busy');
  };
  const stop = connection.serve(SUBJECT, answer, QUEUE);
  return {
    async close() {
      stop();
      await pool.close();
    },
  };
}

/** Asks bot worker processes for moves, and the local threads if none answers. */
export class RemoteBotPool {
  readonly #connection: NatsConnection;
  readonly #localPool: Pick<BotPool, 'ask'>;
  readonly #log: Log;

  constructor(connection: NatsConnection, localPool: Pick<BotPool, 'ask'>, log: Log) {
    this.#connection = connection;
    this.#localPool = localPool;
    this.#log = log;
  }

  async ask(question: MoveRequest, ms: number, owner = ''): Promise<MoveChoice | 'busy'> {
    const request = JSON.stringify({ question, ms, owner } satisfies RemoteMoveRequest);
    const reply = await this.#connection.request(SUBJECT, request, TIMEOUT_FACTOR * ms + GRACE_MS);
    const choice = reply === null ? null : parseMoveChoice(reply, question.legal.length);
    if (choice) return choice;
    this.#log.debug('no bot worker has answered', { game: question.game });
    return this.#localPool.ask(question, ms, owner);
  }
}

/** Null for an invalid request, which must not crash this process. */
function parseRequest(text: string): RemoteMoveRequest | null {
  const { question, ms, owner } = (parseJson(text) ?? {}) as Partial<RemoteMoveRequest>;
  if (typeof question !== 'object' || question === null || !isDuration(ms)) return null;
  const { game, rules = FIRST_RULES_VERSION, level, view, legal, seed } = question;
  const hasTexts = [game, level, view].every((part) => typeof part === 'string');
  const hasNumbers = [seed, rules].every(Number.isInteger);
  return hasTexts && hasNumbers && Array.isArray(legal) && legal.length > 0
    ? { question: { ...question, rules }, ms, owner: String(owner ?? '') }
    : null;
}

function parseMoveChoice(text: string, choices: number): MoveChoice | null {
  const { choice, took } = (parseJson(text) ?? {}) as Partial<MoveChoice>;
  const isMove = Number.isInteger(choice) && Number(choice) >= 0 && Number(choice) < choices;
  return isMove && isDuration(took) ? { choice: Number(choice), took } : null;
}

const isDuration = (ms: unknown): ms is number => typeof ms === 'number' && ms >= 0 && ms < DAY_MS;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
