/** `npm run libraries`: builds the engines as npm packages in `build/libraries`, one tarball each. */
import { execFileSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build as rolldown } from 'rolldown';
import release from '../../package.json' with { type: 'json' };
import { writeDeclarations } from './declarations.ts';
import { LIBRARIES, type Library } from './library-list.ts';

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

async function writeJavaScript({ name, folder }: Library): Promise<void> {
  await rolldown({
    cwd: ROOT,
    input: resolve(ROOT, folder, 'index.ts'),
    external: [/^@safehouse\//, 'vitest', /^node:/],
    logLevel: 'warn',
    output: { dir: resolve(OUT, name), format: 'esm', entryFileNames: 'index.js', chunkFileNames: '[name]-[hash].js' },
  });
}

function writeManifest({ name, about, uses, peers = {} }: Library): void {
  const manifest = {
    name: `@safehouse/${name}`,
    version: release.version,
    description: about,
    license: release.license,
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20' },
    exports: { types: './types/index.d.ts', default: './index.js' },
    dependencies: Object.fromEntries(uses.map((used) => [`@safehouse/${used}`, release.version])),
    peerDependencies: peers,
  };
  writeFileSync(resolve(OUT, name, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

function writePage({ name, about }: Library): void {
  cpSync(resolve(ROOT, 'LICENSE'), resolve(OUT, name, 'LICENSE'));
  writeFileSync(resolve(OUT, name, 'README.md'), `# @safehouse/${name}\n\n${about}\n`);
}
