import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LaneName } from './lane.ts';
import { answering, end, runOn } from './processes.ts';

const here = import.meta.dirname;

const PROGRAMS: { readonly [lane in LaneName]: readonly string[] } = {
  safehouse: [join(here, '../../scripts/launch.mjs'), 'packages/cli/main.ts', 'serve'],
  'boardgame-io': [join(here, 'boardgame-io-host.mjs')],
  colyseus: [join(here, 'colyseus-host.mjs')],
  echo: [join(here, 'echo-host.ts')],
};

/** All clients come from one machine: they say that they do not, and nobody counts how much they ask. */
const SETTINGS = {
  HOST: '127.0.0.1',
  RATE_LIMITS: 'off',
  TRUST_PROXY: 'on',
  LOG_LEVEL: 'error',
  BOT_PACE: '0',
};

export interface Host {
  readonly url: string;
  readonly pid: number;
  /** Milliseconds from the start of the process to its first answer. */
  readonly startedIn: number;
  stop(): Promise<void>;
}

let port = 18_400;

/** A server on the first core, with a folder of its own unless one is given. */
export async function host(lane: LaneName, folder?: string): Promise<Host> {
  const dataDir = folder ?? mkdtempSync(join(tmpdir(), 'safehouse-bench-'));
  const PORT = String(++port);
  const url = `http://127.0.0.1:${PORT}`;
  const began = performance.now();
  const flags = ['--expose-gc', '--import', join(here, 'collecting.mjs'), ...profiling()];
  const env = { ...SETTINGS, PORT, DATA_DIR: dataDir, NODE_ENV: 'production' };
  const child = runOn(0, [...flags, ...PROGRAMS[lane]], env);
  child.stdout?.resume();
  await answering(child, `${url}/readyz`);
  return {
    url,
    pid: pidOf(child),
    startedIn: performance.now() - began,
    stop: () => stop(child, dataDir, folder),
  };
}

async function stop(child: ChildProcess, dataDir: string, given: string | undefined): Promise<void> {
  await end(child);
  if (given === undefined) rmSync(dataDir, { recursive: true });
}

function pidOf({ pid }: ChildProcess): number {
  if (pid === undefined) throw new Error('no process');
  return pid;
}

/** Flags for the server's Node, such as --cpu-prof. */
function profiling(): string[] {
  return process.env.SERVER_FLAGS?.split(' ') ?? [];
}
