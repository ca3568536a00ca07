import { setTimeout as sleep } from 'node:timers/promises';
import { NotStoredError } from '../not-stored-error.ts';
import { ConnectionPool, type Sql } from './connection-pool.ts';

export interface PostgresClientLimits {
  readonly maxConnections: number;
  /** How long a query is retried while the database is unreachable. */
  readonly maxRetryMs: number;
  /** A query without an answer for this long counts as lost. */
  readonly queryTimeoutMs: number;
}

const DEFAULT_LIMITS: PostgresClientLimits = { maxConnections: 10, maxRetryMs: 5000, queryTimeoutMs: 4000 };
const RETRY_DELAY_MS = 50;

type Query<T> = (sql: Sql) => PromiseLike<T>;

/** Queries with retries, for a database that may be unreachable at times. */
export class PostgresClient {
  readonly #limits: PostgresClientLimits;
  readonly #pool: ConnectionPool;
  #isClosed = false;

  constructor(url: string, limits: Partial<PostgresClientLimits> = {}) {
    this.#limits = { ...DEFAULT_LIMITS, ...limits };
    this.#pool = new ConnectionPool(url, this.#limits.maxConnections);
  }

  /** For idempotent queries: retried while the database is unreachable. Rejects with NotStoredError. */
  queryWithRetry<T>(query: Query<T>, maxRetryMs = this.#limits.maxRetryMs): Promise<T> {
    return this.#retry(query, maxRetryMs, isConnectionError);
  }

  /** For queries that must not run twice: retried only if they were not sent. Rejects with NotStoredError. */
  queryOnce<T>(query: Query<T>): Promise<T> {
    return this.#retry(query, this.#limits.maxRetryMs, (error) => error instanceof NotSentError);
  }

  /** Like `queryOnce`, but returns a violated constraint as a result. */
  queryOrConflict<T>(query: Query<T>): Promise<T | 'conflict'> {
    return orConflict(this.queryOnce(query));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#pool.close();
  }

  async #retry<T>(query: Query<T>, maxMs: number, mayRetry: (error: unknown) => boolean): Promise<T> {
    const until = performance.now() + maxMs;
    for (;;) {
      try {
        return await this.#query(query);
      } catch (error) {
        if (!mayRetry(error) || this.#isClosed || performance.now() >= until) throw error;
      }
      await sleep(RETRY_DELAY_MS);
    }
  }

  async #query<T>(query: Query<T>): Promise<T> {
    if (this.#isClosed) throw new NotStoredError('the store is closed');
    const connection = await this.#pool.acquire().catch((error) => Promise.reject(toNotStoredError(error)));
    const { promise: timeout, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => reject(new OutcomeUnknownError('the database does not answer')),
      this.#limits.queryTimeoutMs,
    );
    try {
      const result = await Promise.race([query(connection), timeout]);
      this.#pool.release(connection);
      return result;
    } catch (error) {
      const notStored = toNotStoredError(error);
      if (isConnectionError(notStored)) this.#pool.discard(connection);
      else this.#pool.release(connection);
      throw notStored;
    } finally {
      clearTimeout(timer);
    }
  }
}

/** The query did not reach the database, or was rolled back: it can be sent again. */
class NotSentError extends NotStoredError {}
/** The connection was lost before the answer: the query may have been executed or not. */
class OutcomeUnknownError extends NotStoredError {}

const isConnectionError = (error: unknown) => error instanceof NotSentError || error instanceof OutcomeUnknownError;

export const isOutcomeUnknown = (error: unknown) => error instanceof OutcomeUnknownError;

/** Returns a violated constraint as a result. */
export function orConflict<T>(result: Promise<T>): Promise<T | 'conflict'> {
  return result.catch((error) => {
    if (isConstraintViolation(error)) return 'conflict';
    throw error;
  });
}

function isConstraintViolation(error: unknown): boolean {
  return error instanceof NotStoredError && /^23/.test(errorCode(error.cause));
}

/** The data contains something that the database cannot store, such as U+0000: a retry would fail too. */
export function isInvalidData(error: unknown): boolean {
  return error instanceof NotStoredError && /^22/.test(errorCode(error.cause));
}

const NOT_SENT_CODES = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|CONNECT_TIMEOUT|57P03|53300)$/;
const CONNECTION_LOST_CODES = /^(CONNECTION_\w+|ECONNRESET|EPIPE|ETIMEDOUT|57P0[12]|08\w+)$/;
/** Deadlocks and serialization failures: the database rolled the query back. */
const DEADLOCK_CODES = /^40(001|P01)$/;

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function toNotStoredError(error: unknown): NotStoredError {
  if (error instanceof NotStoredError) return error;
  const code = errorCode(error);
  const message = (error instanceof Error && error.message) || code || 'connection lost';
  if (NOT_SENT_CODES.test(code) || DEADLOCK_CODES.test(code)) return new NotSentError(message, { cause: error });
  return CONNECTION_LOST_CODES.test(code)
    ? new OutcomeUnknownError(message, { cause: error })
    : new NotStoredError(message, { cause: error });
}
