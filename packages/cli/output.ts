import { once } from 'node:events';

/** Bad arguments, settings or input. */
export class UsageError extends Error {
  readonly code: string;
  constructor(message: string, code = 'bad-usage') {
    super(message);
    this.code = code;
  }
}

/** Prints one value as one line; waits if the reader is slow. */
export async function printJsonLine(value: unknown): Promise<void> {
  if (!process.stdout.write(`${JSON.stringify(value)}\n`)) await once(process.stdout, 'drain');
}

/** On a terminal a sentence, for a program JSON. */
export async function printError(command: string | undefined, { code, message }: UsageError): Promise<void> {
  if (process.stdout.isTTY) {
    const hint = code === 'bad-usage' ? `\nTry: safehouse ${command ?? ''} --help` : '';
    console.error(`safehouse: ${message}${hint}`);
  } else {
    await printJsonLine({ ok: false, at: null, code, message });
  }
  setExitCode(code === 'no-file' ? 1 : 2);
}

export function setExitCode(exitCode: number): void {
  process.exitCode = exitCode;
}
