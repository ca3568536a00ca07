import { once } from 'node:events';

/** Errors of a file, the disk or the network, not of the arguments. */
const FAILURES: ReadonlySet<string> = new Set(['no-file', 'system-error']);

/** Bad arguments, settings or input. */
export class UsageError extends Error {
  readonly code: string;
  constructor(message: string, code = 'bad-usage') {
    super(message);
    this.code = code;
  }
}

/** Prints a value as one line of JSON. Waits if the reader is slow. */
export async function printJsonLine(value: unknown): Promise<void> {
  if (!process.stdout.write(`${JSON.stringify(value)}\n`)) await once(process.stdout, 'drain');
}

/** Readable lines on a terminal; one line of JSON for a program. */
export async function printResult(value: object, lines: readonly string[]): Promise<void> {
  if (process.stdout.isTTY) console.log(lines.join('\n'));
  else await printJsonLine(value);
}

/** A sentence on a terminal, JSON for a program. Points to the help of the command, if there is one. */
export async function printError(command: string | null, { code, message }: UsageError): Promise<void> {
  if (process.stdout.isTTY) {
    const help = ['safehouse', ...(command === null ? [] : [command]), '--help'].join(' ');
    console.error(`safehouse: ${message}${code === 'bad-usage' ? `\nTry: ${help}` : ''}`);
  } else {
    await printJsonLine({ ok: false, at: null, code, message });
  }
  setExitCode(FAILURES.has(code) ? 1 : 2);
}

export function setExitCode(exitCode: number): void {
  process.exitCode = exitCode;
}
