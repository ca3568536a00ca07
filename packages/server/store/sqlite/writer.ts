import { Worker } from 'node:worker_threads';
import { NotStored } from '../not-stored.ts';

export type SqlValue = string | number | null;
/** A statement and its values. */
export type Statement = readonly [sql: string, ...values: SqlValue[]];
/** Statements that are carried out all or not at all. */
export type Job = readonly Statement[];
export type JobResult =
  | { readonly ok: true; readonly changes: readonly number[] }
  | { readonly ok: false; readonly why: 'conflict' | 'failed'; readonly message: string };

export interface StoreLimits {
  /** The file may grow to so many pages; beyond, nothing more is kept. */
  readonly mostPages?: number;
}

/** What the thread is told when it starts. */
export interface WriterOrder extends StoreLimits {
  readonly path: string;
}

/** What goes to the thread, as JSON: statements it has not met, which get the next numbers, and the jobs. */
export interface Batch {
  readonly texts: readonly string[];
  readonly jobs: readonly (readonly NumberedStatement[])[];
}

type NumberedStatement = readonly [number: number, ...values: SqlValue[]];

/** What a job has changed, statement by statement. */
type Written = { readonly changes: readonly number[] } | 'conflict';

interface Waiting {
  readonly job: Job;
  readonly resolve: (written: Written) => void;
  readonly reject: (why: NotStored) => void;
}

/** Hands jobs to the writing thread, all that have gathered since the last batch in one. */
export class Writer {
  readonly #thread: Worker;
  readonly #numbers = new Map<string, number>();
  readonly #texts: string[] = [];
  #gathering: Waiting[] = [];
  #underway: Waiting[] = [];
  #isAboutToSend = false;
  #closed = false;

  constructor(path: string, limits: StoreLimits = {}) {
    const workerData: WriterOrder = { path, ...limits };
    this.#thread = new Worker(new URL('./writer-thread.ts', import.meta.url), { workerData });
    this.#thread.on('message', (results: string) => this.#done(JSON.parse(results)));
    this.#thread.on('error', (error) => this.#broken(String(error)));
  }

  /** Resolves when the job is on the disk: what changed, or that a constraint stood against it. Throws NotStored. */
  write(job: Job): Promise<Written> {
    return new Promise((resolve, reject) => {
      if (this.#closed) throw new NotStored('the store is closed');
      this.#gathering.push({ job, resolve, reject });
      this.#sendSoon();
    });
  }

  /** Waits for everything that was asked for, then ends the thread. */
  async close(): Promise<void> {
    while (this.#underway.length + this.#gathering.length > 0) await this.write([]);
    this.#closed = true;
    await this.#thread.terminate();
  }

  /** Not at once: all that comes in this turn of the event loop goes in one batch. */
  #sendSoon(): void {
    if (this.#underway.length > 0 || this.#gathering.length === 0 || this.#isAboutToSend) return;
    this.#isAboutToSend = true;
    setImmediate(() => this.#send());
  }

  #send(): void {
    this.#isAboutToSend = false;
    this.#underway = this.#gathering;
    this.#gathering = [];
    const jobs = this.#underway.map(({ job }) => job.map((statement) => this.#numbered(statement)));
    const batch: Batch = { texts: this.#texts.splice(0), jobs };
    // As text: it crosses to the other thread several times quicker than the same lists.
    this.#thread.postMessage(JSON.stringify(batch));
  }

  /** Statements go by number; their text is sent once. */
  #numbered(statement: Statement): NumberedStatement {
    const [sql] = statement;
    let number = this.#numbers.get(sql);
    if (number === undefined) {
      number = this.#numbers.size;
      this.#numbers.set(sql, number);
      this.#texts.push(sql);
    }
    return statement.with(0, number) as unknown as NumberedStatement;
  }

  #done(results: readonly JobResult[]): void {
    const finished = this.#underway;
    this.#underway = [];
    this.#sendSoon();
    for (const [i, waiting] of finished.entries()) settle(waiting, results[i]);
  }

  /** The thread died: nobody knows what was kept of the batch, so everybody is told that it was not. */
  #broken(message: string): void {
    this.#closed = true;
    for (const { reject } of [...this.#underway, ...this.#gathering]) reject(new NotStored(message));
    this.#underway = [];
    this.#gathering = [];
  }
}

function settle({ resolve, reject }: Waiting, result: JobResult): void {
  if (result.ok) resolve(result);
  else if (result.why === 'conflict') resolve('conflict');
  else reject(new NotStored(result.message));
}
