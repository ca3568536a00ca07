import { isDeepStrictEqual } from 'node:util';
import type { ExternalAnswer, ExternalPlayer, SeriesBot } from '@safehouse/bots';
import { roundsBudget, type Turn } from '@safehouse/contract';
import { errorMessage } from '../input.ts';
import type { BotConnection, BotQuestion } from './bot-connection.ts';

/** Additional time for the first answer of a new connection, which includes its start. */
const START_MS = 10_000;
const MAX_REASON_LENGTH = 250;
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
    const question = { game, options, seat, view, legal, facts, ms, seed: random.below(SEED_RANGE) };
    try {
      this.#connection ??= connect();
      const answer = await withinTime(this.#connection.ask(question), limit);
      const move = legal.find((move, i) => answer === i || isDeepStrictEqual(move, answer));
      return move ? { ok: true, move } : failure(`not a legal move: ${JSON.stringify(answer) ?? 'nothing'}`);
    } catch (error) {
      this.close();
      return failure(errorMessage(error));
    }
  }

  /** The next question starts the bot again. */
  close(): void {
    this.#connection?.close();
    this.#connection = null;
  }
}

/** The reason may contain what the bot wrote: any length, any characters, also those that control a terminal. */
function failure(reason: string): ExternalAnswer {
  return { ok: false, reason: reason.slice(0, MAX_REASON_LENGTH).replace(/\p{Cc}+/gu, ' ') };
}

async function withinTime<T>(promise: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
