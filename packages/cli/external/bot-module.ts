import { Worker } from 'node:worker_threads';
import { errorMessage } from '../input.ts';
import type { BotConnection } from './bot-connection.ts';

/** The thread of a bot that needs more memory is stopped. */
const MAX_HEAP_MB = 512;

/**
 * A module whose default export is a `Player`, run in its own thread: if it hangs or crashes, nothing else does.
 * `onError` gets what the module has thrown.
 */
export function connectToModule(path: string, onError: (error: unknown) => void): BotConnection {
  const thread = new Worker(new URL('./bot-module-thread.ts', import.meta.url), {
    workerData: path,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    stdout: true,
  });
  // Standard output is reserved for the result of the run.
  thread.stdout.pipe(process.stderr, { end: false });
  const ended = new Promise<never>((_, reject) => {
    thread.once('error', (error) => {
      onError(error);
      reject(new Error(`it failed: ${errorMessage(error)}`));
    });
    thread.once('exit', () => reject(new Error('it has ended')));
  });
  ended.catch(() => {}); // no unhandled rejection if nobody is waiting for an answer
  return {
    ask(question) {
      thread.postMessage(question);
      const answer = new Promise<string | undefined>((resolve) => thread.once('message', resolve));
      return Promise.race([ended, answer]).then((json) => (json === undefined ? undefined : JSON.parse(json)));
    },
    close: () => void thread.terminate(),
  };
}
