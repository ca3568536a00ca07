/**
 * Runs a TypeScript file of the project on any machine that has some Node and npm: installs what is missing, then goes
 * on under the pinned Node. Plain JavaScript, because an old Node has to read it.
 *
 *     node scripts/launch.mjs FILE [ARGUMENTS]
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import module from 'node:module';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const installed = resolve(root, 'node_modules/.package-lock.json');
const pinnedNode = resolve(root, 'node_modules/node/bin/node');
const PINNED_MAJOR = 26;

/** There while somebody installs: two at once would pull the packages from under each other. */
const turn = resolve(root, '.installing');
/** Longer than any installation takes: whoever made it is gone. */
const FORGOTTEN_MS = 600_000;

if (!isInstalled()) inTurn(() => isInstalled() || install());

const [file, ...args] = process.argv.slice(2);
const target = resolve(root, file);
const isServer = file === 'scripts/start.ts' || args[0] === 'serve';
const missing = nodeFlags().filter((flag) => !process.execArgv.includes(flag));
const again = [...missing, ...process.execArgv, fileURLToPath(import.meta.url), file, ...args];
if (Number.parseInt(process.versions.node, 10) !== PINNED_MAJOR) {
  runPinned();
  endWithNpm();
} else if (missing.length > 0 && process.execve) {
  process.execve(process.execPath, [process.execPath, ...again]);
} else {
  endWithNpm();
  module.enableCompileCache(resolve(root, 'node_modules/.cache/safehouse'));
  process.argv = [process.argv[0], target, ...args];
  await import(pathToFileURL(target).href);
}

/** How a server looks after its memory: docs/decisions/0012. */
function nodeFlags() {
  if (!isServer) return [];
  const alone = availableParallelism() === 1 ? ['--no-parallel-scavenge'] : [];
  return ['--expose-gc', '--heap-growing-percent=500', ...alone];
}

function runPinned() {
  const child = spawn(pinnedNode, again, { stdio: 'inherit' });
  // A terminal tells the whole group; what is said to one process alone is passed on.
  process.on('SIGINT', () => {});
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (status, signal) => {
    process.exitCode = signal ? 1 : status;
  });
}

/** A signal to npm ends npm and the shell between us, and that shell does not pass it on. */
function endWithNpm() {
  if (!isServer || process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}

function isInstalled() {
  if (!existsSync(installed) || !existsSync(pinnedNode)) return false;
  return statSync(installed).mtimeMs >= statSync(resolve(root, 'package-lock.json')).mtimeMs;
}

function inTurn(job) {
  while (!isMine()) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
  try {
    job();
  } finally {
    rmSync(turn, { recursive: true, force: true });
  }
}

/** Making a folder is the one thing that only one of many can do. */
function isMine() {
  try {
    mkdirSync(turn);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    const age = Date.now() - (statSync(turn, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age > FORGOTTEN_MS) rmSync(turn, { recursive: true, force: true });
    return false;
  }
}

/** Everything npm says goes to standard error: standard output belongs to the program that follows. */
function install() {
  const npm = process.env.npm_execpath;
  const [program, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  const { status } = spawnSync(program, [...first, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  if (status === 0) return;
  rmSync(turn, { recursive: true, force: true });
  process.exit(status ?? 1);
}
