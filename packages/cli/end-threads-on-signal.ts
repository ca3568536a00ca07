import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const MAX_WAIT_MS = 2000;

/**
 * Before a signal ends this process, its arena threads end, and with them the programs they have started. Returns how
 * to leave signals alone again.
 */
export function endThreadsOnSignal(workers: ReadonlySet<Worker>): () => void {
  const leave = () => {
    for (const signal of SIGNALS) process.off(signal, end);
  };
  const end = (signal: NodeJS.Signals) => {
    leave();
    const ends = [...workers].map((worker) => new Promise((resolve) => worker.once('exit', resolve)));
    for (const worker of workers) worker.postMessage('end');
    void Promise.race([Promise.all(ends), sleep(MAX_WAIT_MS)]).then(() => process.kill(process.pid, signal));
  };
  for (const signal of SIGNALS) process.on(signal, end);
  return leave;
}
