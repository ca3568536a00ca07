import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');
const DIST = resolve(ROOT, 'packages/web/dist');
/** Written into the folder after a successful build: a hash of the sources. */
const STAMP = '.vite/sources.sha256';
/** Everything that may become part of the app. Files that are not needed only cause unnecessary rebuilds. */
const SOURCES = ['packages/{web,ui,protocol,contract,table,bots}/**/*', 'games/**/*', 'package-lock.json'];

/** Builds the web app unless there is a build of the current sources. Returns whether there is one now. */
export function buildWebIfStale(): boolean {
  const sources = sourcesHash();
  return stampOf(DIST) === sources || buildWeb(DIST, sources);
}

/**
 * Builds next to the target and renames at the end, so that a failed or concurrent build leaves the target intact. The
 * Vite configuration sets the production mode itself.
 */
export function buildWeb(target: string, sources = sourcesHash()): boolean {
  const folder = `${target}-${process.pid}`;
  const vite = resolve(ROOT, 'node_modules/vite/bin/vite.js');
  const config = resolve(ROOT, 'packages/web/vite.config.ts');
  const options = ['-c', config, '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
  const { status, stderr } = spawnSync(process.execPath, [vite, 'build', 'packages/web', ...options], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (status === 0) {
    writeFileSync(resolve(folder, STAMP), sources);
    rmSync(target, { recursive: true, force: true });
    renameSync(folder, target);
  } else {
    process.stderr.write(stderr);
    rmSync(folder, { recursive: true, force: true });
  }
  return status === 0;
}

function stampOf(folder: string): string | null {
  const stamp = resolve(folder, STAMP);
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : null;
}

function sourcesHash(): string {
  const exclude = (path: string) => /node_modules|dist(-\d+)?$|\.test\.ts$/.test(path);
  const hash = createHash('sha256');
  for (const path of globSync(SOURCES, { cwd: ROOT, exclude }).sort()) {
    const file = resolve(ROOT, path);
    if (statSync(file).isFile()) hash.update(`${path}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}
