import { once } from 'node:events';

/** A wish of the user that cannot be met, told as one JSON line. */
export class UsageError extends Error {
  readonly code: string;
  constructor(message: string, code = 'bad-usage') {
    super(message);
    this.code = code;
  }
}

/** Prints one value as one line, waiting where the reader is slow. */
export async function printJsonLine(value: unknown): Promise<void> {
  if (!process.stdout.write(`${JSON.stringify(value)}\n`)) await once(process.stdout, 'drain');
}

export function setExitCode(exitCode: number): void {
  process.exitCode = exitCode;
}
