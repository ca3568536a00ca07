import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const MAX_WAIT_MS = 2000;

interface SignalHandling {
  /** A signal has arrived: the process is about to end. */
  isEnding(): boolean;
  /** Removes the signal handlers. */
  leave(): void;
}

/**
 * When a signal is about to end this process, stops its arena threads first, and with them the programs that they have
 * started, then calls `beforeEnd`.
 */
export function endThreadsOnSignal(workers: ReadonlySet<Worker>, beforeEnd: () => Promise<void>): SignalHandling {
  let hasArrived = false;
  const leave = () => {
    for (const signal of SIGNALS) process.off(signal, end);
  };
  const end = (signal: NodeJS.Signals) => {
    hasArrived = true;
    leave();
    const ends = [...workers].map((worker) => new Promise((resolve) => worker.once('exit', resolve)));
    for (const worker of workers) worker.postMessage('end');
    void Promise.race([Promise.all(ends), sleep(MAX_WAIT_MS)])
      .then(beforeEnd)
      .finally(() => process.kill(process.pid, signal));
  };
  for (const signal of SIGNALS) process.on(signal, end);
  return { isEnding: () => hasArrived, leave };
}
