import { Worker } from 'node:worker_threads';

export interface CheckpointOptions {
  readonly path: string;
  readonly intervalMs: number;
  /** The log is restarted when it has more pages than this. */
  readonly maxWalPages: number;
  /** How long deleted data may stay in the log. */
  readonly truncateIntervalMs: number;
}

const DEFAULT_OPTIONS = { intervalMs: 1000, maxWalPages: 4000, truncateIntervalMs: 3_600_000 };

/** Starts the thread that keeps the log short; returns a function that stops it. */
export function startCheckpointer(path: string, options: Partial<CheckpointOptions> = {}): () => Promise<void> {
  const workerData: CheckpointOptions = { path, ...DEFAULT_OPTIONS, ...options };
  let thread: Worker | null = null;
  const start = () => {
    thread = new Worker(new URL('./checkpoint-thread.ts', import.meta.url), { workerData });
    // Without this thread the log grows and the next start takes longer: no reason to stop the server.
    thread.on('error', () => undefined);
  };
  // Started late: there is nothing to do at first, and it must not slow down the start of the server.
  const timer = setTimeout(start, workerData.intervalMs).unref();
  return async () => {
    clearTimeout(timer);
    await thread?.terminate();
  };
}
