import { setTimeout as sleep } from 'node:timers/promises';
import { NotStoredError } from '../not-stored-error.ts';
import { ConnectionPool, type Sql } from './connection-pool.ts';

export interface PostgresClientLimits {
  readonly maxConnections: number;
  /** How long somebody waits for a database that is away. */
  readonly maxRetryMs: number;
  /** A question without an answer for so long was asked of a database that is gone, though nobody has said so. */
  readonly queryTimeoutMs: number;
}

const DEFAULT_LIMITS: PostgresClientLimits = { maxConnections: 10, maxRetryMs: 5000, queryTimeoutMs: 4000 };
const RETRY_DELAY_MS = 50;

type Query<T> = (sql: Sql) => PromiseLike<T>;

/** The way to the database, which may go away and come back. */
export class PostgresClient {
  readonly #limits: PostgresClientLimits;
  readonly #pool: ConnectionPool;
  #isClosed = false;

  constructor(url: string, limits: Partial<PostgresClientLimits> = {}) {
    this.#limits = { ...DEFAULT_LIMITS, ...limits };
    this.#pool = new ConnectionPool(url, this.#limits.maxConnections);
  }

  /** For what does no harm when it is done twice: asked again while the database is away. Throws NotStored. */
  queryWithRetry<T>(ask: Query<T>, patience = this.#limits.maxRetryMs): Promise<T> {
    return this.#retry(ask, patience, isConnectionError);
  }

  /** For what must not be done twice: asked again only where it cannot have arrived. Throws NotStored. */
  queryOnce<T>(ask: Query<T>): Promise<T> {
    return this.#retry(ask, this.#limits.maxRetryMs, (error) => error instanceof NotSentError);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#pool.close();
  }

  async #retry<T>(ask: Query<T>, patience: number, isWorthIt: (error: unknown) => boolean): Promise<T> {
    const until = performance.now() + patience;
    for (;;) {
      try {
        return await this.#query(ask);
      } catch (error) {
        if (!isWorthIt(error) || this.#isClosed || performance.now() >= until) throw error;
      }
      await sleep(RETRY_DELAY_MS);
    }
  }

  async #query<T>(ask: Query<T>): Promise<T> {
    if (this.#isClosed) throw new NotStoredError('the store is closed');
    const line = await this.#pool.acquire().catch((error) => Promise.reject(toNotStoredError(error)));
    const { promise: silence, reject } = Promise.withResolvers<never>();
    const alarm = setTimeout(
      () => reject(new OutcomeUnknownError('the database is silent')),
      this.#limits.queryTimeoutMs,
    );
    try {
      const answer = await Promise.race([ask(line), silence]);
      this.#pool.release(line);
      return answer;
    } catch (error) {
      const ours = toNotStoredError(error);
      if (isConnectionError(ours)) this.#pool.discard(line);
      else this.#pool.release(line);
      throw ours;
    } finally {
      clearTimeout(alarm);
    }
  }
}

/** Nobody took the question: it can be asked again without fear. */
class NotSentError extends NotStoredError {}
/** The line was cut before an answer came: whatever was asked may have been done or not. */
class OutcomeUnknownError extends NotStoredError {}

const isConnectionError = (error: unknown) =>
  error instanceof NotSentError || error instanceof OutcomeUnknownError;

export const isOutcomeUnknown = (error: unknown) => error instanceof OutcomeUnknownError;

/** A constraint stood against it. */
export function isConstraintViolation(error: unknown): boolean {
  return error instanceof NotStoredError && /^23/.test(errorCode(error.cause));
}

/** There is something in it that no text of the database can hold: so it will be next time. */
export function isInvalidData(error: unknown): boolean {
  return error instanceof NotStoredError && /^22/.test(errorCode(error.cause));
}

const NOT_SENT_CODES =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|CONNECT_TIMEOUT|57P03|53300)$/;
const CONNECTION_LOST_CODES = /^(CONNECTION_\w+|ECONNRESET|EPIPE|ETIMEDOUT|57P0[12]|08\w+)$/;
/** Two who waited for each other: the database sent one of them back, with nothing done. */
const DEADLOCK_CODES = /^40(001|P01)$/;

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function toNotStoredError(error: unknown): NotStoredError {
  if (error instanceof NotStoredError) return error;
  const code = errorCode(error);
  const message = (error instanceof Error && error.message) || code || 'lost';
  if (NOT_SENT_CODES.test(code) || DEADLOCK_CODES.test(code))
    return new NotSentError(message, { cause: error });
  return CONNECTION_LOST_CODES.test(code)
    ? new OutcomeUnknownError(message, { cause: error })
    : new NotStoredError(message, { cause: error });
}
