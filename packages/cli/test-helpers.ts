import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';

/** The user's working directory in these tests. */
export const workingFolder = mkdtempSync(join(tmpdir(), 'safehouse-'));
afterAll(() => rmSync(workingFolder, { recursive: true }));

interface CliOutput {
  readonly status: number | null;
  readonly lines: readonly { readonly [key: string]: unknown }[];
}

/** Runs the command line in a process; its output must be JSON lines only. */
export function runCli(
  args: readonly string[],
  input: string | Buffer = '',
  environment: NodeJS.ProcessEnv = {},
): CliOutput {
  const { status, stdout, stderr } = runCliRaw(args, input, environment);
  expect(stderr).toBe('');
  const lines = stdout.split('\n').slice(0, -1);
  return { status, lines: lines.map((line) => JSON.parse(line)) };
}

const MAIN = join(import.meta.dirname, 'main.ts');

/** The same for output that is not JSON. */
export function runCliRaw(args: readonly string[], input: string | Buffer, environment: NodeJS.ProcessEnv = {}) {
  return spawnSync(process.execPath, [MAIN, ...args], {
    input,
    encoding: 'utf8',
    maxBuffer: 1e9,
    env: { ...process.env, INIT_CWD: workingFolder, ...environment },
  });
}

/** The same without waiting for the end. */
export function startCli(args: readonly string[], stdout: 'pipe' | 'ignore' = 'ignore'): ChildProcess {
  const env = { ...process.env, INIT_CWD: workingFolder };
  return spawn(process.execPath, [MAIN, ...args], { stdio: ['ignore', stdout, 'ignore'], env });
}
