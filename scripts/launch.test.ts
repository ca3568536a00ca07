import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../packages/server/crash/server-process.ts';

/** The Node of the machine, which is seldom the pinned one. */
const OUTER_NODE = process.env.npm_node_execpath ?? process.execPath;
const SERVE = ['scripts/launch.mjs', 'packages/cli/main.ts', 'serve'];
const SETTINGS = { HOST: '127.0.0.1', LOG_LEVEL: 'error', npm_lifecycle_event: 'start' };

interface Launched {
  readonly process: ChildProcess;
  readonly address: string;
}

async function launched(program: string, args: readonly string[]): Promise<Launched> {
  const folder = mkdtempSync(join(tmpdir(), 'safehouse-launch-'));
  const PORT = String(await freePort());
  const child = spawn(program, args, {
    env: { ...process.env, ...SETTINGS, PORT, DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
    // It may still be closing its files.
    rmSync(folder, { recursive: true, maxRetries: 10 });
  });
  const [said] = await once(child.stderr, 'data');
  expect(String(said)).toContain(PORT);
  return { process: child, address: `http://127.0.0.1:${PORT}/healthz` };
}

test('a server that is asked to stop is gone, whichever Node it was started with', async () => {
  const server = await launched(OUTER_NODE, SERVE);
  server.process.kill('SIGTERM');
  expect(await once(server.process, 'exit')).toEqual([0, null]);
  await expect(fetch(server.address)).rejects.toThrow();
});

test('a server is gone when npm is, whose shell tells it nothing', async () => {
  const server = await launched('sh', ['-c', `"${OUTER_NODE}" ${SERVE.join(' ')}; true`]);
  server.process.kill('SIGTERM');
  await vi.waitFor(() => expect(fetch(server.address)).rejects.toThrow(), { timeout: 10_000 });
});
