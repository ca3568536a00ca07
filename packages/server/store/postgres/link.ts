import { setTimeout as sleep } from 'node:timers/promises';
import { NotStored } from '../not-stored.ts';
import { Lines, type Sql } from './line.ts';

export interface LinkLimits {
  readonly connections: number;
  /** How long somebody waits for a database that is away. */
  readonly patience: number;
  /** A question without an answer for so long was asked of a database that is gone, though nobody has said so. */
  readonly silence: number;
}

const USUAL: LinkLimits = { connections: 10, patience: 5000, silence: 4000 };
const AGAIN_MS = 50;

type Ask<T> = (sql: Sql) => PromiseLike<T>;

/** The way to the database, which may go away and come back. */
export class Link {
  readonly #limits: LinkLimits;
  readonly #lines: Lines;
  #isClosed = false;

  constructor(url: string, limits: Partial<LinkLimits> = {}) {
    this.#limits = { ...USUAL, ...limits };
    this.#lines = new Lines(url, this.#limits.connections);
  }

  /** For what does no harm when it is done twice: asked again while the database is away. Throws NotStored. */
  persist<T>(ask: Ask<T>, patience = this.#limits.patience): Promise<T> {
    return this.#again(ask, patience, isAway);
  }

  /** For what must not be done twice: asked again only where it cannot have arrived. Throws NotStored. */
  once<T>(ask: Ask<T>): Promise<T> {
    return this.#again(ask, this.#limits.patience, (error) => error instanceof Unreached);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#lines.close();
  }

  async #again<T>(ask: Ask<T>, patience: number, isWorthIt: (error: unknown) => boolean): Promise<T> {
    const until = performance.now() + patience;
    for (;;) {
      try {
        return await this.#ask(ask);
      } catch (error) {
        if (!isWorthIt(error) || this.#isClosed || performance.now() >= until) throw error;
      }
      await sleep(AGAIN_MS);
    }
  }

  async #ask<T>(ask: Ask<T>): Promise<T> {
    if (this.#isClosed) throw new NotStored('the store is closed');
    const line = await this.#lines.take().catch((error) => Promise.reject(asOurs(error)));
    const { promise: silence, reject } = Promise.withResolvers<never>();
    const alarm = setTimeout(() => reject(new Unanswered('the database is silent')), this.#limits.silence);
    try {
      const answer = await Promise.race([ask(line), silence]);
      this.#lines.giveBack(line);
      return answer;
    } catch (error) {
      const ours = asOurs(error);
      if (isAway(ours)) this.#lines.throwAway(line);
      else this.#lines.giveBack(line);
      throw ours;
    } finally {
      clearTimeout(alarm);
    }
  }
}

/** Nobody took the question: it can be asked again without fear. */
class Unreached extends NotStored {}
/** The line was cut before an answer came: whatever was asked may have been done or not. */
class Unanswered extends NotStored {}

const isAway = (error: unknown) => error instanceof Unreached || error instanceof Unanswered;

export const isUnanswered = (error: unknown) => error instanceof Unanswered;

/** A constraint stood against it. */
export function isConflict(error: unknown): boolean {
  return error instanceof NotStored && /^23/.test(codeOf(error.cause));
}

/** There is something in it that no text of the database can hold: so it will be next time. */
export function isUnwritable(error: unknown): boolean {
  return error instanceof NotStored && /^22/.test(codeOf(error.cause));
}

const NEVER_SENT =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|CONNECT_TIMEOUT|57P03|53300)$/;
const CUT_OFF = /^(CONNECTION_\w+|ECONNRESET|EPIPE|ETIMEDOUT|57P0[12]|08\w+)$/;
/** Two who waited for each other: the database sent one of them back, with nothing done. */
const TRY_AGAIN = /^40(001|P01)$/;

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function asOurs(error: unknown): NotStored {
  if (error instanceof NotStored) return error;
  const code = codeOf(error);
  const message = (error instanceof Error && error.message) || code || 'lost';
  if (NEVER_SENT.test(code) || TRY_AGAIN.test(code)) return new Unreached(message, { cause: error });
  return CUT_OFF.test(code)
    ? new Unanswered(message, { cause: error })
    : new NotStored(message, { cause: error });
}
