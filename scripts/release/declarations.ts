import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { LIBRARIES } from './library-list.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** The type declarations of all libraries, in the project's layout below `folder`. They refer to each other by name. */
export function writeDeclarations(folder: string): void {
  const config = resolve(folder, 'tsconfig.json');
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: ROOT,
    outDir: folder,
  };
  const files = LIBRARIES.map((library) => resolve(ROOT, library.folder, 'index.ts'));
  const typeRoots = [resolve(ROOT, 'node_modules/@types')];
  // A library that is found through `node_modules` first counts as somebody else's, and not all of it is written.
  const paths = Object.fromEntries(LIBRARIES.map(({ name }, index) => [`@safehouse/${name}`, [files[index]]]));
  mkdirSync(folder, { recursive: true });
  const settings = {
    extends: resolve(ROOT, 'tsconfig.json'),
    compilerOptions: { ...compilerOptions, typeRoots, paths },
    files,
    include: [],
  };
  writeFileSync(config, JSON.stringify(settings));
  execFileSync(resolve(ROOT, 'node_modules/.bin/tsc'), ['-p', config], { stdio: 'inherit' });
  rmSync(config);
  for (const file of globSync('**/*.d.ts', { cwd: folder })) nameJavaScript(resolve(folder, file));
}

/** Imports in declarations name the `.js` file, as those of published packages do. */
function nameJavaScript(file: string): void {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replaceAll(/((?:from |import\()(['"])\.{1,2}\/[^'"]+)\.ts\2/g, '$1.js$2'));
}
