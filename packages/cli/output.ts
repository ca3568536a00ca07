import { once } from 'node:events';

/** The arguments were right, but a file, the disk or the network was not. */
const FAILURES: ReadonlySet<string> = new Set(['no-file', 'system-error']);

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

/** On a terminal lines to read, for a program one line of JSON. */
export async function printResult(value: object, lines: readonly string[]): Promise<void> {
  if (process.stdout.isTTY) console.log(lines.join('\n'));
  else await printJsonLine(value);
}

/** On a terminal a sentence, for a program JSON. The hint leads to the help of the command, if there is one. */
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
