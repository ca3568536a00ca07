import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The folder of the npm package that a module belongs to; null for our own. */
export function packageFolderOf(module: string): string | null {
  return /^(.*node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)/.exec(module)?.[1] ?? null;
}

/** Name, version, licence and licence text of each package, without duplicates. */
export function licenceTexts(folders: readonly string[]): string {
  return [...new Set(folders)]
    .sort()
    .map(licenceText)
    .join(`\n${'-'.repeat(78)}\n\n`);
}

function licenceText(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8'));
  const [file] = globSync('{LICENSE,LICENCE,license,licence,COPYING}{,.md,.txt,-MIT*}', { cwd: folder });
  if (!license && !file) throw new Error(`${name} states no licence`);
  const text = file === undefined ? `Licensed under ${license}.\n` : readFileSync(resolve(folder, file), 'utf8');
  return `${name} ${version} (${license})\n\n${text.trim()}\n`;
}
