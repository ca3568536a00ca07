import { execFileSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const LIBRARIES = ['contract', 'bots', 'testkit', 'protocol', 'ui'];

/**
 * Builds Love Letter in a separate folder with only the packed libraries and npm: checks its types, runs its rules
 * tests, and builds the files that a server loads.
 */
export function buildGamePackage(folder: string, tarballs: readonly string[], env: NodeJS.ProcessEnv): string {
  const game = resolve(folder, 'love-letter');
  const isSource = (path: string) => !['dist', 'node_modules'].includes(basename(path));
  cpSync(resolve(ROOT, 'examples/love-letter'), game, { recursive: true, filter: isSource });
  const run = (command: string, ...args: readonly string[]) => execFileSync(command, args, { cwd: game, env });
  const libraries = tarballs.filter((path) => LIBRARIES.some((name) => path.includes(`safehouse-${name}-`)));
  run('npm', 'install', '--silent', '--no-audit', '--no-fund', ...libraries);
  run('npm', 'run', 'types');
  run('npm', 'test', '--', 'rules/rules.test.ts', 'ui');
  run('npm', 'run', 'build');
  for (const file of ['rules.js', 'ui.js', 'ui.css']) {
    if (!existsSync(resolve(game, 'dist', file))) throw new Error(`the package has no ${file}`);
  }
  return game;
}
