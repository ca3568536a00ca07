/** `npm run libraries`: builds the engines and the libraries for UIs as npm packages in `build/libraries`. */
import { execFileSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { build as rolldown } from 'rolldown';
import release from '../../package.json' with { type: 'json' };
import { writeDeclarations } from './declarations.ts';
import { entryFiles, LIBRARIES, type Library } from './library-list.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const OUT = resolve(ROOT, 'build/libraries');

rmSync(OUT, { recursive: true, force: true });
const types = resolve(OUT, 'types');
writeDeclarations(types);
for (const library of LIBRARIES) {
  cpSync(resolve(types, library.folder), resolve(OUT, library.name, 'types'), { recursive: true });
  await writeJavaScript(library);
  writeManifest(library);
  writePage(library);
  execFileSync('npm', ['pack', '--silent', '--pack-destination', OUT], { cwd: resolve(OUT, library.name) });
}
rmSync(types, { recursive: true });

async function writeJavaScript(library: Library): Promise<void> {
  const files = entryFiles(library).map((file) => [entryName(file), resolve(ROOT, library.folder, file)]);
  await rolldown({
    cwd: ROOT,
    input: Object.fromEntries(files),
    external: [/^@safehouse\//, /^(vitest|preact|zod)(\/|$)/, /^node:/],
    // Explicit, because tsconfig.json excludes the UIs, and their JSX would be compiled for React.
    tsconfig: resolve(ROOT, 'tsconfig.web.json'),
    // Warnings are errors, for example about an import that cannot be resolved.
    onLog(level, { message }) {
      if (level === 'warn') throw new Error(message);
    },
    output: {
      dir: resolve(OUT, library.name),
      format: 'esm',
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
    },
  });
  for (const file of Object.values(library.styles ?? {})) {
    cpSync(resolve(ROOT, library.folder, file), resolve(OUT, library.name, basename(file)));
  }
}

function entryName(file: string): string {
  return basename(file, '.ts');
}

function writeManifest({ name, about, uses, dependencies = {}, peers = {}, entries = {}, styles = {} }: Library): void {
  const ownLibraries = Object.fromEntries(uses.map((used) => [`@safehouse/${used}`, release.version]));
  const manifest = {
    name: `@safehouse/${name}`,
    version: release.version,
    description: about,
    license: release.license,
    type: 'module',
    sideEffects: Object.keys(styles).length > 0 && ['*.css'],
    engines: { node: '>=20' },
    exports: {
      '.': exported('index'),
      ...mapValues(entries, (file) => exported(entryName(file))),
      ...mapValues(styles, (file) => `./${basename(file)}`),
    },
    dependencies: { ...ownLibraries, ...dependencies },
    peerDependencies: peers,
  };
  writeFileSync(resolve(OUT, name, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

function exported(entry: string): object {
  return { types: `./types/${entry}.d.ts`, default: `./${entry}.js` };
}

function mapValues<From, To>(
  record: { readonly [key: string]: From },
  map: (value: From) => To,
): { [key: string]: To } {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

function writePage({ name, about }: Library): void {
  cpSync(resolve(ROOT, 'LICENSE'), resolve(OUT, name, 'LICENSE'));
  writeFileSync(resolve(OUT, name, 'README.md'), `# @safehouse/${name}\n\n${about}\n`);
}
