/**
 * Installs the packages that a command needs if they are missing or differ from package-lock.json. Plain JavaScript
 * without dependencies, because an old Node runs it before anything is installed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Exists while one process installs: two at once would delete each other's files. */
const lockFolder = resolve(root, '.installing');
/** Longer than any installation takes. An older lock belongs to a process that was killed. */
const STALE_LOCK_MS = 600_000;

/** A message for the user, without a stack trace. */
export class SetupError extends Error {}

/** `scope`: 'runtime' for the product, 'all' if development dependencies are needed too. */
export function installIfNeeded(scope) {
  if (isInstalled(scope)) return;
  withLock(() => isInstalled(scope) || install(scope));
}

/**
 * npm writes node_modules/.package-lock.json last: it lists what is installed, and is missing if it was interrupted.
 */
function isInstalled(scope) {
  const present = lockedPackages('node_modules/.package-lock.json');
  const wanted = lockedPackages('package-lock.json');
  return Object.entries(wanted).every(([path, { version, dev, optional, devOptional }]) => {
    if (path === '' || optional || devOptional || (dev && scope === 'runtime')) return true;
    return present[path] !== undefined && present[path].version === version;
  });
}

function lockedPackages(file) {
  const path = resolve(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
}

function withLock(job) {
  while (!acquireLock()) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
  try {
    job();
  } finally {
    rmSync(lockFolder, { recursive: true, force: true });
  }
}

/** Creating a folder succeeds for only one process. */
function acquireLock() {
  try {
    mkdirSync(lockFolder);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw new SetupError(`Cannot install packages in ${root}: ${error.message}.`);
    const age = Date.now() - (statSync(lockFolder, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age > STALE_LOCK_MS) rmSync(lockFolder, { recursive: true, force: true });
    return false;
  }
}

/**
 * The flags override the user's npm settings and NODE_ENV, which may exclude what we need. Install scripts are not run,
 * because nothing here depends on one.
 */
function install(scope) {
  const flags = [
    scope === 'all' ? '--include=dev' : '--omit=dev',
    '--include=optional',
    '--ignore-scripts',
    '--no-engine-strict',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const npm = process.env.npm_execpath;
  const [program, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  // npm's output goes to standard error, because standard output belongs to the command that follows.
  const { status, error } = spawnSync(program, [...first, 'ci', ...flags], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: program === 'npm' && process.platform === 'win32',
  });
  if (error) throw new SetupError(`Cannot run npm (${error.message}): install Node.js with npm, then try again.`);
  if (status !== 0)
    throw new SetupError(
      'The packages could not be installed: npm says why above. Check the network and the npm settings, then try again.',
    );
}
