import { once } from 'node:events';

/** Bad arguments or input, reported as one JSON line. */
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

export function setExitCode(exitCode: number): void {
  process.exitCode = exitCode;
}
