import { spawnSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');
const BUILT = resolve(ROOT, 'packages/web/dist/index.html');
/** Whatever may end up in the page: a little too much is built rather than something old is shown. */
const SOURCES = ['packages/{web,ui,protocol,contract,table,bots}/**/*', 'games/**/*', 'package-lock.json'];

/** Builds the web app where it is missing or older than what it is made of. Says whether there is one now. */
export function buildWebIfStale(): boolean {
  if (!isStale()) return true;
  const vite = resolve(ROOT, 'node_modules/vite/bin/vite.js');
  const config = resolve(ROOT, 'packages/web/vite.config.ts');
  const { status, stderr } = spawnSync(
    process.execPath,
    [vite, 'build', 'packages/web', '-c', config, '--logLevel', 'error'],
    { cwd: ROOT, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  if (status !== 0) process.stderr.write(stderr);
  return status === 0;
}

function isStale(): boolean {
  if (!existsSync(BUILT)) return true;
  const built = statSync(BUILT).mtimeMs;
  const exclude = (path: string) => /node_modules|dist$|\.test\.ts$/.test(path);
  return globSync(SOURCES, { cwd: ROOT, exclude }).some(
    (path) => statSync(resolve(ROOT, path)).mtimeMs > built,
  );
}
