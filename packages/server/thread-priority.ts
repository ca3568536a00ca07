import { readdirSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/** The name, on Linux, of the threads in which V8 collects garbage and compiles. */
const V8_WORKER_THREAD_NAME = 'node-V8Worker';
const THREADS_DIR = '/proc/self/task';
/** Out of 19. With a free core they run as fast as usual; with a single core, people's moves come first. */
const NICENESS = 15;

/** There are four: on a single core a full garbage collection would otherwise leave only a fifth of it to the rest. */
export function lowerV8WorkerPriority(): void {
  try {
    for (const thread of readdirSync(THREADS_DIR)) {
      const name = readFileSync(`${THREADS_DIR}/${thread}/comm`, 'utf8').trim();
      if (name === V8_WORKER_THREAD_NAME) setPriority(Number(thread), NICENESS);
    }
  } catch {
    // Not Linux, or not permitted: the threads keep their priority.
  }
}
