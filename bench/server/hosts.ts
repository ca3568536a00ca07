import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadTargetName } from './load-target.ts';
import { spawnOnCore, terminate, waitUntilResponding } from './processes.ts';

const hostFolder = import.meta.dirname;

const HOST_COMMANDS: { readonly [lane in LoadTargetName]: readonly string[] } = {
  safehouse: [join(hostFolder, '../../scripts/launch.mjs'), 'packages/cli/main.ts', 'serve'],
  'boardgame-io': [join(hostFolder, 'boardgame-io-host.mjs')],
  colyseus: [join(hostFolder, 'colyseus-host.mjs')],
  echo: [join(hostFolder, 'echo-host.ts')],
};

/** All clients come from one machine: they say that they do not, and nobody counts how much they ask. */
const HOST_ENVIRONMENT = {
  HOST: '127.0.0.1',
  RATE_LIMITS: 'off',
  TRUST_PROXY: 'on',
  LOG_LEVEL: 'error',
  BOT_PACE: '0',
};

export interface HostProcess {
  readonly url: string;
  readonly pid: number;
  /** Milliseconds from the start of the process to its first answer. */
  readonly startUpMs: number;
  stop(): Promise<void>;
}

let lastPort = 18_400;

/** A server on the first core, with a folder of its own unless one is given. */
export async function startHost(lane: LoadTargetName, folder?: string): Promise<HostProcess> {
  const dataDir = folder ?? mkdtempSync(join(tmpdir(), 'safehouse-bench-'));
  const PORT = String(++lastPort);
  const url = `http://127.0.0.1:${PORT}`;
  const began = performance.now();
  const flags = ['--expose-gc', '--import', join(hostFolder, 'gc-on-signal.mjs'), ...extraNodeFlags()];
  const env = { ...HOST_ENVIRONMENT, PORT, DATA_DIR: dataDir, NODE_ENV: 'production' };
  const child = spawnOnCore(0, [...flags, ...HOST_COMMANDS[lane]], env);
  child.stdout?.resume();
  await waitUntilResponding(child, `${url}/readyz`);
  return {
    url,
    pid: pidOf(child),
    startUpMs: performance.now() - began,
    stop: () => stopHost(child, dataDir, folder),
  };
}

async function stopHost(child: ChildProcess, dataDir: string, given: string | undefined): Promise<void> {
  await terminate(child);
  if (given === undefined) rmSync(dataDir, { recursive: true });
}

function pidOf({ pid }: ChildProcess): number {
  if (pid === undefined) throw new Error('no process');
  return pid;
}

/** Flags for the server's Node, such as --cpu-prof. */
function extraNodeFlags(): string[] {
  return process.env.SERVER_FLAGS?.split(' ') ?? [];
}
