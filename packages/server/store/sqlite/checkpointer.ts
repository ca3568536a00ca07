import { Worker } from 'node:worker_threads';

export interface CheckpointOptions {
  readonly path: string;
  readonly intervalMs: number;
  /** How many pages the log may have before it is begun anew. */
  readonly maxWalPages: number;
}

const DEFAULT_OPTIONS = { intervalMs: 1000, maxWalPages: 4000 };

/** Starts the thread that keeps the log short; returns how to end it. */
export function startCheckpointer(path: string, order: Partial<CheckpointOptions> = {}): () => Promise<void> {
  const workerData: CheckpointOptions = { path, ...DEFAULT_OPTIONS, ...order };
  let thread: Worker | null = null;
  const start = () => {
    thread = new Worker(new URL('./checkpoint-thread.ts', import.meta.url), { workerData });
    // Without it the log grows and starting takes longer, and that is all: no reason to stop a server.
    thread.on('error', () => undefined);
  };
  // There is nothing to do at first, and those who wait for the server to come up should not wait for this.
  const timer = setTimeout(start, workerData.intervalMs).unref();
  return async () => {
    clearTimeout(timer);
    await thread?.terminate();
  };
}
