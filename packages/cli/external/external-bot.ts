import { isDeepStrictEqual } from 'node:util';
import type { ExternalAnswer, ExternalPlayer, SeriesBot } from '@safehouse/bots';
import { roundsBudget, type Turn } from '@safehouse/contract';
import { errorMessage } from '../input.ts';
import type { BotConnection, BotQuestion } from './bot-connection.ts';

/** Additional time for the first answer of a new connection, which includes its start. */
const START_MS = 10_000;
const MAX_SHOWN_ANSWER = 200;
const SEED_RANGE = 2 ** 32;

interface ExternalBotSettings extends Pick<BotQuestion, 'game' | 'options' | 'ms'> {
  readonly name: string;
  connect(): BotConnection;
}

/** A bot outside this program. It loses the match if it fails, or answers late or with an illegal move. */
export class ExternalBot implements SeriesBot, ExternalPlayer {
  readonly #settings: ExternalBotSettings;
  #connection: BotConnection | null = null;

  constructor(settings: ExternalBotSettings) {
    this.#settings = settings;
  }

  get name() {
    return this.#settings.name;
  }

  get player() {
    return this;
  }

  /** The time limit is enforced by this class, so the player's budget is not used. */
  budget() {
    return roundsBudget(0);
  }

  async ask({ seat, view, legal, facts = [], random }: Turn): Promise<ExternalAnswer> {
    const { game, options, ms, connect } = this.#settings;
    const limit = this.#connection ? ms : START_MS + ms;
    this.#connection ??= connect();
    const question = { game, options, seat, view, legal, facts, ms, seed: random.below(SEED_RANGE) };
    try {
      const answer = await withinTime(this.#connection.ask(question), limit);
      const move = legal.find((move, i) => answer === i || isDeepStrictEqual(move, answer));
      return move ? { ok: true, move } : { ok: false, reason: `not a legal move: ${shortened(answer)}` };
    } catch (error) {
      this.close();
      return { ok: false, reason: errorMessage(error) };
    }
  }

  /** The next question starts the bot again. */
  close(): void {
    this.#connection?.close();
    this.#connection = null;
  }
}

function shortened(answer: unknown): string {
  return (JSON.stringify(answer) ?? 'nothing').slice(0, MAX_SHOWN_ANSWER);
}

async function withinTime<T>(promise: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
