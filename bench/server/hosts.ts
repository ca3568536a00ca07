import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadTargetName } from './load-target.ts';
import { spawnOnCore, terminate, waitUntilResponding } from './processes.ts';

const hostFolder = import.meta.dirname;

const HOST_COMMANDS: { readonly [target in LoadTargetName]: readonly string[] } = {
  safehouse: [join(hostFolder, '../../scripts/launch.mjs'), 'packages/cli/main.ts', 'serve'],
  'boardgame-io': [join(hostFolder, 'boardgame-io-host.mjs')],
  colyseus: [join(hostFolder, 'colyseus-host.mjs')],
  echo: [join(hostFolder, 'echo-host.ts')],
};

/** All clients are on one machine, so they send different addresses, and there are no rate limits. */
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
  /** Milliseconds from process start to the first response. */
  readonly startUpMs: number;
  stop(): Promise<void>;
}

let lastPort = 18_400;

/** Starts a server on the first core, with a temporary folder unless one is given. */
export async function startHost(target: LoadTargetName, folder?: string): Promise<HostProcess> {
  const dataDir = folder ?? mkdtempSync(join(tmpdir(), 'safehouse-bench-'));
  const PORT = String(++lastPort);
  const url = `http://127.0.0.1:${PORT}`;
  const began = performance.now();
  const flags = ['--expose-gc', '--import', join(hostFolder, 'gc-on-signal.mjs'), ...extraNodeFlags()];
  const env = { ...HOST_ENVIRONMENT, PORT, DATA_DIR: dataDir, NODE_ENV: 'production' };
  const child = spawnOnCore(0, [...flags, ...HOST_COMMANDS[target]], env);
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

/** Additional flags for the server's Node, such as --cpu-prof. */
function extraNodeFlags(): string[] {
  return process.env.SERVER_FLAGS?.split(' ') ?? [];
}
