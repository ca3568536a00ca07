/** Limits the size of what a browser downloads: for the front page, for a match against a bot, and for lazy screens. */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { LANGS } from '@safehouse/ui/languages';
import { buildWebIfStale } from './web-build.ts';

const DIST = resolve(import.meta.dirname, '../packages/web/dist');
const LIMITS = { front: 90_000, game: 150_000, later: 60_000 } as const;

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

type Manifest = { readonly [source: string]: Chunk };

/** The compressed size of a file in bytes. */
function gzipSize(file: string): number {
  return gzipSync(readFileSync(resolve(DIST, file))).length;
}

function totalGzipSize(files: Iterable<string>): number {
  return [...files].reduce((total, file) => total + gzipSize(file), 0);
}

/** A chunk with all chunks that are loaded together with it. */
function withImports(manifest: Manifest, source: string, files = new Set<string>()): Set<string> {
  const { file, imports = [] } = manifest[source];
  if (files.has(file)) return files;
  files.add(file);
  for (const imported of imports) withImports(manifest, imported, files);
  return files;
}

/** The largest translation in a folder. Each language is a separate chunk, and only one is loaded. */
function heaviestTranslation(manifest: Manifest, folder: string): string {
  const sources = LANGS.map((lang) => `${folder}/${lang}.ts`);
  const files = Object.keys(manifest)
    .filter((path) => sources.some((source) => path.endsWith(source)))
    .map((path) => manifest[path].file);
  if (files.length === 0) throw new Error(`the build has no ${folder}`);
  return files.reduce((heaviest, file) => (gzipSize(file) > gzipSize(heaviest) ? file : heaviest));
}

function gamesIn(manifest: Manifest): string[] {
  return Object.keys(manifest).flatMap((source) => /games\/([^/]+)\/ui\/cover\.tsx$/.exec(source)?.[1] ?? []);
}

function sourceEnding(manifest: Manifest, end: string): string {
  const source = Object.keys(manifest).find((path) => path.endsWith(end));
  if (source === undefined) throw new Error(`the build has no ${end}`);
  return source;
}

/** The entry chunk, which the HTML page references. */
function entryChunk(manifest: Manifest): string {
  const page = readFileSync(resolve(DIST, 'index.html'), 'utf8');
  const source = Object.keys(manifest).find((path) => page.includes(`src="/${manifest[path].file}"`));
  if (source === undefined) throw new Error('index.html references no chunk of the build');
  return source;
}

/** What the front page needs for its first render: app, texts and covers. Faces and the table are loaded later. */
function frontPageFiles(manifest: Manifest): Set<string> {
  const files = withImports(manifest, entryChunk(manifest));
  files.add(heaviestTranslation(manifest, '/ui/locales'));
  for (const game of gamesIn(manifest)) {
    withImports(manifest, sourceEnding(manifest, `games/${game}/ui/cover.tsx`), files);
    files.add(heaviestTranslation(manifest, `games/${game}/locales/cover`));
  }
  return files;
}

/** Does nothing for a game without characters. */
function addCharacters(manifest: Manifest, game: string, files: Set<string>): void {
  const source = Object.keys(manifest).find((path) => path.endsWith(`games/${game}/characters/index.ts`));
  if (source === undefined) return;
  withImports(manifest, source, files);
  files.add(heaviestTranslation(manifest, `games/${game}/characters/locales`));
}

/** The front page and what a match against a bot adds: table, board, characters, and the worker with rules and bot. */
function gameFiles(manifest: Manifest, game: string): Set<string> {
  const files = new Set(frontPageFiles(manifest));
  withImports(manifest, sourceEnding(manifest, `games/${game}/ui/index.tsx`), files);
  files.add(heaviestTranslation(manifest, `games/${game}/locales`));
  withImports(manifest, sourceEnding(manifest, 'screens/table-screen.tsx'), files);
  addCharacters(manifest, game, files);
  const listed = new Set(Object.values(manifest).map(({ file }) => file));
  // Every kind of worker has its own copy of the game. A match against a bot uses only one worker.
  const copies = globSync(`assets/${game}-*.js`, { cwd: DIST }).filter((file) => !listed.has(file));
  const [workerCopy] = copies.sort((a, b) => gzipSize(b) - gzipSize(a));
  for (const file of [...globSync('assets/worker-*.js', { cwd: DIST }), workerCopy]) files.add(file);
  return files;
}

/** Screens that are loaded when they are opened. */
function lazyScreens(manifest: Manifest): string[] {
  return Object.keys(manifest).filter((source) => /(^|\/)screens\/([^/]+)\/\2\.tsx$/.test(source));
}

/** The parts of a game that only one lazy screen needs. */
const LAZY_GAME_PARTS: { readonly [screen: string]: RegExp } = {
  editions: /games\/[^/]+\/editor\/index\.tsx$/,
  learn: /games\/[^/]+\/lessons\/index\.ts$/,
  rules: /games\/[^/]+\/guide\/index\.tsx$/,
};

/** What a lazy screen adds to the front page: itself, its texts, and its part of the largest game. */
function lazyScreenFiles(manifest: Manifest, source: string): Set<string> {
  const folder = source.replace(/\/[^/]+$/, '');
  const files = withImports(manifest, source);
  files.add(heaviestTranslation(manifest, `${folder}/locales`));
  const part = LAZY_GAME_PARTS[folder.replace(/^.*\//, '')];
  const parts = Object.keys(manifest).filter((path) => part?.test(path));
  const front = frontPageFiles(manifest);
  const additions = parts.map((path) => withImports(manifest, path).difference(front));
  const [heaviest] = additions.sort((a, b) => totalGzipSize(b) - totalGzipSize(a));
  return files.difference(front).union(heaviest ?? new Set());
}

function report(name: string, size: number, limit: number): boolean {
  const isFine = size <= limit;
  console.log(`${name}: ${(size / 1000).toFixed(1)} kB of ${limit / 1000}${isFine ? '' : '  TOO LARGE'}`);
  return isFine;
}

if (import.meta.main) {
  if (!buildWebIfStale()) throw new Error('the web app cannot be built');
  const manifest = JSON.parse(readFileSync(resolve(DIST, '.vite/manifest.json'), 'utf8')) as Manifest;
  const games = gamesIn(manifest);
  const results = [
    report('front page', totalGzipSize(frontPageFiles(manifest)), LIMITS.front),
    ...games.map((game) => report(`with ${game}`, totalGzipSize(gameFiles(manifest, game)), LIMITS.game)),
    ...lazyScreens(manifest).map((source) =>
      report(source.replace(/^.*screens\//, ''), totalGzipSize(lazyScreenFiles(manifest, source)), LIMITS.later),
    ),
  ];
  process.exitCode = games.length > 0 && results.every((isFine) => isFine) ? 0 : 1;
}
