import { FIRST_RULES } from '@safehouse/contract';
import { loadGame } from '@safehouse/games/registry';
import type { NatsLine } from '../bus/nats-line.ts';
import type { Log } from '../log.ts';
import { Pool, type PoolParts } from './pool.ts';
import type { Question, Thought } from './thinker.ts';

const SUBJECT = 'safehouse.bots';
const QUEUE = 'bots';
/** Beyond thrice its time and this, whoever thinks about it has died. */
const SLOWNESS = 3;
const GRACE_MS = 2500;
const A_DAY = 86_400_000;

interface Order {
  readonly question: Question;
  readonly ms: number;
}

/** Thinks for all servers: what comes is what a seat may know, what goes is one of its legal moves. */
export function serveBots(line: NatsLine, parts: PoolParts): { close(): Promise<void> } {
  const pool = new Pool(parts);
  const answer = async (text: string) => {
    const order = readOrder(text);
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
export class RemotePool {
  readonly #line: NatsLine;
  readonly #own: Pick<Pool, 'ask'>;
  readonly #log: Log;

  constructor(line: NatsLine, own: Pick<Pool, 'ask'>, log: Log) {
    this.#line = line;
    this.#own = own;
    this.#log = log;
  }

  async ask(question: Question, ms: number): Promise<Thought | 'busy'> {
    const order = JSON.stringify({ question, ms } satisfies Order);
    const said = await this.#line.ask(SUBJECT, order, SLOWNESS * ms + GRACE_MS);
    const thought = said === null ? null : readThought(said, question.legal.length);
    if (thought) return thought;
    this.#log.debug('no bot worker has answered', { game: question.game });
    return this.#own.ask(question, ms);
  }
}

/** What another process asks, if it makes sense: one who does not must not bring this one down. */
function readOrder(text: string): Order | null {
  const { question, ms } = (parsed(text) ?? {}) as Partial<Order>;
  if (typeof question !== 'object' || question === null || !isTime(ms)) return null;
  const { game, rules = FIRST_RULES, level, view, legal, seed } = question;
  const isWhole = [game, level, view].every((part) => typeof part === 'string');
  const isFit = Array.isArray(legal) && legal.length > 0 && [seed, rules].every(Number.isInteger);
  return isWhole && isFit ? { question: { ...question, rules }, ms } : null;
}

function readThought(text: string, choices: number): Thought | null {
  const { choice, took } = (parsed(text) ?? {}) as Partial<Thought>;
  const isMove = Number.isInteger(choice) && Number(choice) >= 0 && Number(choice) < choices;
  return isMove && isTime(took) ? { choice: Number(choice), took } : null;
}

const isTime = (ms: unknown): ms is number => typeof ms === 'number' && ms >= 0 && ms < A_DAY;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
