import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../packages/trials/processes/server-process.ts';

/** The machine's Node, which is usually not the pinned one. */
const OUTER_NODE = process.env.npm_node_execpath ?? process.execPath;
const SERVE = ['scripts/launch.mjs', 'packages/cli/main.ts', 'serve'];
const SETTINGS = { HOST: '127.0.0.1', LOG_LEVEL: 'error', npm_lifecycle_event: 'start' };

interface LaunchedServer {
  readonly process: ChildProcess;
  readonly address: string;
}

async function launch(program: string, args: readonly string[]): Promise<LaunchedServer> {
  const folder = mkdtempSync(join(tmpdir(), 'safehouse-launch-'));
  const PORT = String(await freePort());
  const child = spawn(program, args, {
    env: { ...process.env, ...SETTINGS, PORT, DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
    // The process may still be closing its files.
    rmSync(folder, { recursive: true, maxRetries: 10 });
  });
  const [output] = await once(child.stderr, 'data');
  expect(String(output)).toContain(PORT);
  return { process: child, address: `http://127.0.0.1:${PORT}/healthz` };
}

test('a server stops on SIGTERM, whichever Node it was started with', async () => {
  const server = await launch(OUTER_NODE, SERVE);
  server.process.kill('SIGTERM');
  expect(await once(server.process, 'exit')).toEqual([0, null]);
  await expect(fetch(server.address)).rejects.toThrow();
});

test('a server stops when npm is killed, although the shell does not forward the signal', async () => {
  const server = await launch('sh', ['-c', `"${OUTER_NODE}" ${SERVE.join(' ')}; true`]);
  server.process.kill('SIGTERM');
  await vi.waitFor(() => expect(fetch(server.address)).rejects.toThrow(), { timeout: 10_000 });
});

/** A project with only the launcher and a lock file, without any installed package. */
function emptyProject(lockedPackages: object): string {
  const root = mkdtempSync(join(tmpdir(), 'safehouse-launch-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const file of ['launch.mjs', 'install.mjs', 'release/server-flags.mjs'].map((name) => `scripts/${name}`))
    cpSync(file, join(root, file));
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: lockedPackages }));
  writeFileSync(join(root, 'hello.mjs'), "console.log('hello', process.argv[2]);");
  return root;
}

function launchIn(root: string, env: NodeJS.ProcessEnv = {}) {
  const args = [join(root, 'scripts/launch.mjs'), 'hello.mjs', 'you'];
  return spawnSync(OUTER_NODE, args, { encoding: 'utf8', env: { ...process.env, ...env } });
}

test('a failed installation prints one sentence, not a stack trace', () => {
  const root = emptyProject({ 'node_modules/left-pad': { version: '1.0.0' } });
  const npm = join(root, 'npm.js');
  writeFileSync(npm, 'process.exit(7);');
  const { status, stderr } = launchIn(root, { npm_execpath: npm });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^The packages could not be installed: .*\n$/);
});

test('if the pinned Node does not start, the machine’s own is used, or an error says which to install', () => {
  const root = emptyProject({});
  const { platform, arch } = process;
  const pinned = join(root, 'node_modules', `node-${platform}-${arch}`, 'bin/node');
  mkdirSync(dirname(pinned), { recursive: true });
  writeFileSync(pinned, '#!/nowhere\n');
  chmodSync(pinned, 0o755);
  const version = spawnSync(OUTER_NODE, ['--version'], { encoding: 'utf8' }).stdout;
  const [major, minor] = version.slice(1).split('.').map(Number);
  const { status, stdout, stderr } = launchIn(root);
  if (major > 22 || (major === 22 && minor >= 18)) expect([status, stdout]).toEqual([0, 'hello you\n']);
  else {
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Node [\d.]+ is too old, .* install Node 26, then try again\.\n$/);
  }
});
