import { Worker } from 'node:worker_threads';
import { NotStoredError } from '../not-stored-error.ts';

export type SqlValue = string | number | null;
/** A statement and its values. */
export type SqlStatement = readonly [sql: string, ...values: SqlValue[]];
/** Statements that are carried out all or not at all. */
export type WriteJob = readonly SqlStatement[];
export type WriteJobResult =
  | { readonly ok: true; readonly changes: readonly number[] }
  | { readonly ok: false; readonly why: 'conflict' | 'failed'; readonly message: string };

export interface SqliteLimits {
  /** The file may grow to so many pages; beyond, nothing more is kept. */
  readonly maxPages?: number;
}

/** What the thread is told when it starts. */
export interface WriterOptions extends SqliteLimits {
  readonly path: string;
}

/** What goes to the thread, as JSON: statements it has not met, which get the next numbers, and the jobs. */
export interface WriteBatch {
  readonly texts: readonly string[];
  readonly jobs: readonly (readonly NumberedStatement[])[];
}

type NumberedStatement = readonly [number: number, ...values: SqlValue[]];

/** What a job has changed, statement by statement. */
type WriteOutcome = { readonly changes: readonly number[] } | 'conflict';

interface PendingWrite {
  readonly job: WriteJob;
  readonly resolve: (written: WriteOutcome) => void;
  readonly reject: (why: NotStoredError) => void;
}

/** Hands jobs to the writing thread, all that have gathered since the last batch in one. */
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

  /** Resolves when the job is on the disk: what changed, or that a constraint stood against it. Throws NotStored. */
  write(job: WriteJob): Promise<WriteOutcome> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) throw new NotStoredError('the store is closed');
      this.#queue.push({ job, resolve, reject });
      this.#scheduleFlush();
    });
  }

  /** Waits for everything that was asked for, then ends the thread. */
  async close(): Promise<void> {
    while (this.#inFlight.length + this.#queue.length > 0) await this.write([]);
    this.#isClosed = true;
    await this.#thread.terminate();
  }

  /** Not at once: all that comes in this turn of the event loop goes in one batch. */
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
    // As text: it crosses to the other thread several times quicker than the same lists.
    this.#thread.postMessage(JSON.stringify(batch));
  }

  /** Statements go by number; their text is sent once. */
  #toNumbered(statement: SqlStatement): NumberedStatement {
    const [sql] = statement;
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
    for (const [i, waiting] of finished.entries()) settleWrite(waiting, results[i]);
  }

  /** The thread died: nobody knows what was kept of the batch, so everybody is told that it was not. */
  #onThreadError(message: string): void {
    this.#isClosed = true;
    for (const { reject } of [...this.#inFlight, ...this.#queue]) reject(new NotStoredError(message));
    this.#inFlight = [];
    this.#queue = [];
  }
}

function settleWrite({ resolve, reject }: PendingWrite, result: WriteJobResult): void {
  if (result.ok) resolve(result);
  else if (result.why === 'conflict') resolve('conflict');
  else reject(new NotStoredError(result.message));
}
