import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ENGINES, entryFiles, LIBRARIES, type Library, SCREEN_LIBRARIES } from './library-list.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** Writes the type declarations of all libraries below `folder`, in the project's layout. Imports are by name. */
export function writeDeclarations(folder: string): void {
  mkdirSync(folder, { recursive: true });
  runCompiler(folder, 'tsconfig.json', ENGINES);
  runCompiler(folder, 'tsconfig.web.json', SCREEN_LIBRARIES);
  for (const file of globSync('**/*.d.ts', { cwd: folder })) useJavaScriptExtensions(resolve(folder, file));
}

function runCompiler(folder: string, base: string, libraries: readonly Library[]): void {
  const config = resolve(folder, 'tsconfig.json');
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: ROOT,
    outDir: folder,
    typeRoots: [resolve(ROOT, 'node_modules/@types'), resolve(ROOT, 'node_modules')],
    // Otherwise tsc finds a library in `node_modules`, treats it as external, and does not write all of its
    // declarations.
    paths: Object.fromEntries(LIBRARIES.map(({ name, folder }) => [`@safehouse/${name}`, [indexFile(folder)]])),
  };
  const files = libraries.flatMap((library) => entryFiles(library).map((file) => resolve(ROOT, library.folder, file)));
  const settings = { extends: resolve(ROOT, base), compilerOptions, files, include: [] };
  writeFileSync(config, JSON.stringify(settings));
  execFileSync(resolve(ROOT, 'node_modules/.bin/tsc'), ['-p', config], { stdio: 'inherit' });
  rmSync(config);
}

function indexFile(folder: string): string {
  return resolve(ROOT, folder, 'index.ts');
}

/** Changes imports of `.ts` files to `.js`, as in published packages. */
function useJavaScriptExtensions(file: string): void {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replaceAll(/((?:from |import\()(['"])\.{1,2}\/[^'"]+)\.tsx?\2/g, '$1.js$2'));
}
