import { Worker } from 'node:worker_threads';
import { NotStoredError } from '../not-stored-error.ts';

export type SqlValue = string | number | null;
/** A statement and its values. */
export type SqlStatement = readonly [sql: string, ...values: SqlValue[]];
/** Statements that are executed atomically. */
export type WriteJob = readonly SqlStatement[];
export type WriteJobResult =
  | { readonly ok: true; readonly changes: readonly number[] }
  | { readonly ok: false; readonly why: 'conflict' | 'failed'; readonly message: string };

export interface SqliteLimits {
  /** The maximum size of the file in pages; beyond it writes fail. */
  readonly maxPages?: number;
}

export interface WriterOptions extends SqliteLimits {
  readonly path: string;
}

/** Sent to the thread as JSON: statements it does not know yet, which get the next numbers, and the jobs. */
export interface WriteBatch {
  readonly texts: readonly string[];
  readonly jobs: readonly (readonly NumberedStatement[])[];
}

type NumberedStatement = readonly [number: number, ...values: SqlValue[]];

/** How many rows each statement of a job has changed. */
type WriteOutcome = { readonly changes: readonly number[] } | 'conflict';

interface PendingWrite {
  readonly job: WriteJob;
  /** Called unless the job failed. */
  readonly resolve: (result: WriteJobResult) => void;
  readonly reject: (error: NotStoredError) => void;
}

/** Sends jobs to the writer thread, in batches of all jobs since the last one. */
export class SqliteWriter {
  readonly #thread: Worker;
  readonly #statementNumbers = new Map<string, number>();
  readonly #unsentTexts: string[] = [];
  #queue: PendingWrite[] = [];
  #inFlight: PendingWrite[] = [];
  #isFlushScheduled = false;
  #isClosed = false;

  constructor(path: string, limits: SqliteLimits = {}) {
    const workerData: WriterOptions = { path, ...limits };
    this.#thread = new Worker(new URL('./writer-thread.ts', import.meta.url), { workerData });
    this.#thread.on('message', (results: string) => this.#onResults(JSON.parse(results)));
    this.#thread.on('error', (error) => this.#onThreadError(String(error)));
  }

  /** Resolves when the job is on disk, or violated a constraint. Rejects with NotStoredError. */
  write(job: WriteJob): Promise<WriteOutcome> {
    return new Promise((resolve, reject) =>
      this.#enqueue({ job, resolve: (result) => resolve(result.ok ? result : 'conflict'), reject }),
    );
  }

  /** The same for jobs whose number of changed rows does not matter. */
  append(job: WriteJob): Promise<'stored' | 'conflict'> {
    return new Promise((resolve, reject) =>
      this.#enqueue({ job, resolve: ({ ok }) => resolve(ok ? 'stored' : 'conflict'), reject }),
    );
  }

  #enqueue(write: PendingWrite): void {
    if (this.#isClosed) throw new NotStoredError('the store is closed');
    this.#queue.push(write);
    this.#scheduleFlush();
  }

  /** Waits for all pending jobs, then ends the thread. */
  async close(): Promise<void> {
    while (this.#inFlight.length + this.#queue.length > 0) await this.write([]);
    this.#isClosed = true;
    await this.#thread.terminate();
  }

  /** Delayed, so that all jobs of one turn of the event loop go in one batch. */
  #scheduleFlush(): void {
    if (this.#inFlight.length > 0 || this.#queue.length === 0 || this.#isFlushScheduled) return;
    this.#isFlushScheduled = true;
    setImmediate(() => this.#flush());
  }

  #flush(): void {
    this.#isFlushScheduled = false;
    this.#inFlight = this.#queue;
    this.#queue = [];
    const jobs = this.#inFlight.map(({ job }) => job.map((statement) => this.#toNumbered(statement)));
    const batch: WriteBatch = { texts: this.#unsentTexts.splice(0), jobs };
    // As a string: structured cloning of the same arrays is several times slower.
    this.#thread.postMessage(JSON.stringify(batch));
  }

  /** The SQL of a statement is sent once; afterwards its number is sent instead. */
  #toNumbered(statement: SqlStatement): NumberedStatement {
    const sql = statement[0];
    let number = this.#statementNumbers.get(sql);
    if (number === undefined) {
      number = this.#statementNumbers.size;
      this.#statementNumbers.set(sql, number);
      this.#unsentTexts.push(sql);
    }
    return statement.with(0, number) as unknown as NumberedStatement;
  }

  #onResults(results: readonly WriteJobResult[]): void {
    const finished = this.#inFlight;
    this.#inFlight = [];
    this.#scheduleFlush();
    for (let i = 0; i < finished.length; i++) settleWrite(finished[i], results[i]);
  }

  /** The thread died, and it is unknown what it stored of the batch: all pending writes fail. */
  #onThreadError(message: string): void {
    this.#isClosed = true;
    for (const { reject } of [...this.#inFlight, ...this.#queue]) reject(new NotStoredError(message));
    this.#inFlight = [];
    this.#queue = [];
  }
}

function settleWrite({ resolve, reject }: PendingWrite, result: WriteJobResult): void {
  if (result.ok || result.why === 'conflict') resolve(result);
  else reject(new NotStoredError(result.message));
}
