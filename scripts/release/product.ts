/**
 * `npm pack`: bundles the server, the command line and the built web app into `build/product`, without dependencies.
 * The folder has the project's layout, so that the code finds docs, rules and the web app as in a clone.
 */
import { chmodSync, cpSync, globSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { type Plugin, build as rolldown } from 'rolldown';
import { buildWebIfStale } from '../web-build.ts';
import { licenceTexts, packageFolderOf } from './licences.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const PRODUCT = resolve(ROOT, 'build/product');

/** The command line, and everything that it starts as a thread. */
const ENTRIES = [
  'packages/cli/main.ts',
  'packages/cli/arena-worker.ts',
  'packages/cli/simulation/simulation-worker.ts',
  'packages/cli/external/bot-module-thread.ts',
  'packages/server/bots/bot-thread-main.ts',
  'packages/server/tournaments/pairing-thread.ts',
  'packages/server/store/sqlite/writer-thread.ts',
  'packages/server/store/sqlite/checkpoint-thread.ts',
];
/** Files read at run time: the manual, the rules and the web app. */
const DATA = [
  'docs/*.md',
  'docs/decisions/*.md',
  'docs/images/*.svg',
  'games/*/RULES.md',
  'games/*/locales/RULES.*.md',
  'packages/web/dist',
];
/** Packages contained in the built web app. */
const WEB_PACKAGES = ['preact', '@preact/signals', '@preact/signals-core', '@fontsource-variable/archivo'];

rmSync(PRODUCT, { recursive: true, force: true });
if (!buildWebIfStale()) throw new Error('the web app could not be built');
const { output } = await rolldown({
  cwd: ROOT,
  input: ENTRIES,
  platform: 'node',
  external: ['bufferutil', 'utf-8-validate'],
  plugins: [locateFromProduct()],
  logLevel: 'warn',
  output: {
    dir: resolve(PRODUCT, 'lib'),
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  },
});
for (const path of globSync(DATA, { cwd: ROOT }))
  cpSync(resolve(ROOT, path), resolve(PRODUCT, path), { recursive: true });
rmSync(resolve(PRODUCT, 'packages/web/dist/.vite'), { recursive: true, force: true });
for (const file of ['safehouse.mjs', 'server-flags.mjs']) {
  cpSync(resolve(import.meta.dirname, file), resolve(PRODUCT, file));
}
chmodSync(resolve(PRODUCT, 'safehouse.mjs'), 0o755);
const modules = output.flatMap((chunk) => ('moduleIds' in chunk ? chunk.moduleIds : []));
const folders = [
  ...modules.map(packageFolderOf).filter((folder) => folder !== null),
  ...WEB_PACKAGES.map((name) => resolve(ROOT, 'node_modules', name)),
];
writeFileSync(resolve(PRODUCT, 'THIRD-PARTY-LICENSES.txt'), licenceTexts(folders));

/**
 * All chunks are in one folder, including those of threads. Other paths are relative to where the module would be if
 * `build/product` were the project.
 */
function locateFromProduct(): Plugin {
  return {
    name: 'locate-from-product',
    transform(code, id) {
      if (!id.startsWith(ROOT) || id.includes('node_modules') || !code.includes('import.meta')) return null;
      const folder = relative(ROOT, dirname(id)).replaceAll('\\', '/');
      return code
        .replace(/new URL\('\.\/([\w-]+)\.ts', import\.meta\.url\)/g, "new URL('./$1.js', import.meta.url)")
        .replaceAll('import.meta.dirname', `(import.meta.dirname + '/../${folder}')`);
    },
  };
}
