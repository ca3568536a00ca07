import { readdirSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/** The threads in which V8 cleans up memory and compiles, as Linux calls them. */
const HELPERS = 'node-V8Worker';
const THREADS = '/proc/self/task';
/** Out of 19: where a core is free they run as ever, and where there is one for all, people's moves come first. */
const NICENESS = 15;

/** There are four of them: on a single core a clean-up of all memory would leave the rest a fifth of it meanwhile. */
export function helpersGiveWay(): void {
  try {
    for (const thread of readdirSync(THREADS)) {
      const name = readFileSync(`${THREADS}/${thread}/comm`, 'utf8').trim();
      if (name === HELPERS) setPriority(Number(thread), NICENESS);
    }
  } catch {
    // Not Linux, or not allowed here: then they run as everywhere else.
  }
}
