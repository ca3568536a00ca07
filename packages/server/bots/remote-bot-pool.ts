import { FIRST_RULES_VERSION } from '@safehouse/contract';
import { loadGame } from '@safehouse/games/registry';
import type { NatsConnection } from '../bus/nats-connection.ts';
import type { Log } from '../log.ts';
import { BotPool, type BotPoolDeps } from './bot-pool.ts';
import type { MoveChoice, MoveRequest } from './bot-thread.ts';

const SUBJECT = 'safehouse.bots';
const QUEUE = 'bots';
/** Beyond thrice its time and this, whoever thinks about it has died. */
const TIMEOUT_FACTOR = 3;
const GRACE_MS = 2500;
const DAY_MS = 86_400_000;

interface RemoteMoveRequest {
  readonly question: MoveRequest;
  readonly ms: number;
}

/** Thinks for all servers: what comes is what a seat may know, what goes is one of its legal moves. */
export function serveMoveRequests(line: NatsConnection, parts: BotPoolDeps): { close(): Promise<void> } {
  const pool = new BotPool(parts);
  const answer = async (text: string) => {
    const order = parseRequest(text);
    if (!order) return null;
    // One that is not known here may be of a later release: whoever asks knows it.
    const { game, rules, level } = order.question;
    const isKnown = Object.hasOwn((await loadGame(game, rules))?.levels ?? {}, level);
    return JSON.stringify(isKnown ? await pool.ask(order.question, order.ms) : 'busy');
  };
  const stop = line.serve(SUBJECT, answer, QUEUE);
  return {
    async close() {
      stop();
      await pool.close();
    },
  };
}

/** Lets bots think in processes that do nothing else; where there is none, or none that answers, in own threads. */
export class RemoteBotPool {
  readonly #connection: NatsConnection;
  readonly #localPool: Pick<BotPool, 'ask'>;
  readonly #log: Log;

  constructor(line: NatsConnection, own: Pick<BotPool, 'ask'>, log: Log) {
    this.#connection = line;
    this.#localPool = own;
    this.#log = log;
  }

  async ask(question: MoveRequest, ms: number): Promise<MoveChoice | 'busy'> {
    const order = JSON.stringify({ question, ms } satisfies RemoteMoveRequest);
    const said = await this.#connection.request(SUBJECT, order, TIMEOUT_FACTOR * ms + GRACE_MS);
    const thought = said === null ? null : parseMoveChoice(said, question.legal.length);
    if (thought) return thought;
    this.#log.debug('no bot worker has answered', { game: question.game });
    return this.#localPool.ask(question, ms);
  }
}

/** What another process asks, if it makes sense: one who does not must not bring this one down. */
function parseRequest(text: string): RemoteMoveRequest | null {
  const { question, ms } = (parseJson(text) ?? {}) as Partial<RemoteMoveRequest>;
  if (typeof question !== 'object' || question === null || !isDuration(ms)) return null;
  const { game, rules = FIRST_RULES_VERSION, level, view, legal, seed } = question;
  const isWhole = [game, level, view].every((part) => typeof part === 'string');
  const isFit = Array.isArray(legal) && legal.length > 0 && [seed, rules].every(Number.isInteger);
  return isWhole && isFit ? { question: { ...question, rules }, ms } : null;
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
