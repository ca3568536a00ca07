import { readdirSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/** The threads in which V8 cleans up memory and compiles, as Linux calls them. */
const V8_WORKER_THREAD_NAME = 'node-V8Worker';
const THREADS_DIR = '/proc/self/task';
/** Out of 19: where a core is free they run as ever, and where there is one for all, people's moves come first. */
const NICENESS = 15;

/** There are four of them: on a single core a clean-up of all memory would leave the rest a fifth of it meanwhile. */
export function lowerV8WorkerPriority(): void {
  try {
    for (const thread of readdirSync(THREADS_DIR)) {
      const name = readFileSync(`${THREADS_DIR}/${thread}/comm`, 'utf8').trim();
      if (name === V8_WORKER_THREAD_NAME) setPriority(Number(thread), NICENESS);
    }
  } catch {
    // Not Linux, or not allowed here: then they run as everywhere else.
  }
}
