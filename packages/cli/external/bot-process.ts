import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { BotConnection } from './bot-connection.ts';

/** A command that reads one question a line, as JSON, and answers each with one line of JSON. */
export function connectToProcess(command: string, folder: string): BotConnection {
  // In a process group of its own, so that it can be ended with everything it has started.
  const child = spawn(command, { shell: true, cwd: folder, stdio: ['pipe', 'pipe', 'inherit'], detached: true });
  const lines = createInterface({ input: child.stdout });
  const ended = new Promise<never>((_, reject) => {
    child.once('error', (error) => reject(new Error(`it failed: ${error.message}`)));
    child.once('exit', (code) => reject(new Error(`it has ended with code ${code}`)));
  });
  ended.catch(() => {}); // also where nobody is waiting for an answer
  child.stdin.on('error', () => {}); // it no longer reads: `ended` tells
  return {
    ask(question) {
      child.stdin.write(`${JSON.stringify(question)}\n`);
      const line = new Promise<string>((resolve) => lines.once('line', resolve));
      return Promise.race([ended, line]).then((text) => JSON.parse(text));
    },
    close: () => endGroup(child),
  };
}

function endGroup({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid === undefined || exitCode !== null || signalCode !== null) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has just ended by itself.
  }
}
