import { type ChildProcess, spawn } from 'node:child_process';
import type { BotConnection } from './bot-connection.ts';
import { LineReader } from './line-reader.ts';

/** A command that reads one question per line, as JSON, and answers each with one line of JSON. */
export function connectToProcess(command: string, folder: string): BotConnection {
  // In its own process group, so that it can be ended together with everything it has started.
  const child = spawn(command, { shell: true, cwd: folder, stdio: ['pipe', 'pipe', 'inherit'], detached: true });
  const lines = new LineReader(child.stdout);
  const ended = new Promise<never>((_, reject) => {
    child.once('error', (error) => reject(new Error(`it failed: ${error.message}`)));
    child.once('exit', (code, signal) =>
      reject(new Error(signal ? `it was ended by ${signal}` : `it has ended with code ${code}`)),
    );
  });
  ended.catch(() => {}); // no unhandled rejection if nobody is waiting for an answer
  child.stdin.on('error', () => {}); // it has stopped reading: `ended` reports that
  return {
    ask(question) {
      child.stdin.write(`${JSON.stringify(question)}\n`);
      return Promise.race([ended, lines.next()]).then(parseAnswer);
    },
    close: () => endGroup(child),
  };
}

function parseAnswer(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new Error(`its line is not JSON: ${line || 'it is empty'}`);
  }
}

function endGroup({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid === undefined || exitCode !== null || signalCode !== null) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The process had already ended.
  }
}
