import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../packages/server/crash/server-process.ts';

/** The Node of the machine, which is seldom the pinned one. */
const OUTER_NODE = process.env.npm_node_execpath ?? process.execPath;

test('a server that is asked to stop is gone, whichever Node it was started with', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'safehouse-launch-'));
  const PORT = String(await freePort());
  const launched = spawn(OUTER_NODE, ['scripts/launch.mjs', 'packages/cli/main.ts', 'serve'], {
    env: { ...process.env, HOST: '127.0.0.1', PORT, DATA_DIR: folder, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(() => {
    launched.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  });
  const [said] = await once(launched.stderr, 'data');
  expect(String(said)).toContain(PORT);
  launched.kill('SIGTERM');
  expect(await once(launched, 'exit')).toEqual([0, null]);
  await expect(fetch(`http://127.0.0.1:${PORT}/healthz`)).rejects.toThrow();
});
