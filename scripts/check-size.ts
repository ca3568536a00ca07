/** The page stays light: so much JavaScript before a game is opened, so much with one game and its bot. */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildWebIfStale } from './web-build.ts';

const DIST = resolve(import.meta.dirname, '../packages/web/dist');
const LIMITS = { front: 90_000, game: 150_000 } as const;

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

type Manifest = { readonly [source: string]: Chunk };

/** Bytes on the wire of one file. */
function wireSize(file: string): number {
  return gzipSync(readFileSync(resolve(DIST, file))).length;
}

function sum(files: Iterable<string>): number {
  return [...files].reduce((total, file) => total + wireSize(file), 0);
}

/** A chunk with everything that is loaded together with it. */
function withImports(manifest: Manifest, source: string, files = new Set<string>()): Set<string> {
  const { file, imports = [] } = manifest[source];
  if (files.has(file)) return files;
  files.add(file);
  for (const one of imports) withImports(manifest, one, files);
  return files;
}

/** The heaviest language of those that a folder has; only one is loaded. */
function heaviestWords(manifest: Manifest, folder: string): string[] {
  const words = Object.keys(manifest).filter((source) => new RegExp(`${folder}/[a-z]{2}\\.ts$`).test(source));
  const files = words.map((source) => manifest[source].file);
  return files.sort((a, b) => wireSize(b) - wireSize(a)).slice(0, 1);
}

function gamesIn(manifest: Manifest): string[] {
  return Object.keys(manifest).flatMap((source) => /games\/([^/]+)\/ui\/cover\.tsx$/.exec(source)?.[1] ?? []);
}

function sourceEnding(manifest: Manifest, end: string): string {
  const source = Object.keys(manifest).find((one) => one.endsWith(end));
  if (source === undefined) throw new Error(`the build has no ${end}`);
  return source;
}

/** What the front page loads: the app, its words, and the boxes on the shelf. */
function frontFiles(manifest: Manifest): Set<string> {
  const files = withImports(manifest, 'index.html');
  for (const file of heaviestWords(manifest, 'packages/ui/words|ui/words')) files.add(file);
  for (const game of gamesIn(manifest)) {
    withImports(manifest, sourceEnding(manifest, `games/${game}/ui/cover.tsx`), files);
    for (const file of heaviestWords(manifest, `games/${game}/locales`)) files.add(file);
  }
  return files;
}

/** And what a match against a bot adds: the board, and the thread with the rules and the bot. */
function gameFiles(manifest: Manifest, game: string): Set<string> {
  const files = new Set(frontFiles(manifest));
  withImports(manifest, sourceEnding(manifest, `games/${game}/ui/index.tsx`), files);
  const thread = globSync([`assets/worker-*.js`, `assets/${game}-*.js`], { cwd: DIST });
  for (const file of thread) files.add(file);
  return files;
}

function report(name: string, size: number, limit: number): boolean {
  const isFine = size <= limit;
  console.log(`${name}: ${(size / 1000).toFixed(1)} kB of ${limit / 1000}${isFine ? '' : '  TOO MUCH'}`);
  return isFine;
}

if (import.meta.main) {
  if (!buildWebIfStale()) throw new Error('the web app cannot be built');
  const manifest = JSON.parse(readFileSync(resolve(DIST, '.vite/manifest.json'), 'utf8')) as Manifest;
  const games = gamesIn(manifest);
  const results = [
    report('front page', sum(frontFiles(manifest)), LIMITS.front),
    ...games.map((game) => report(`with ${game}`, sum(gameFiles(manifest, game)), LIMITS.game)),
  ];
  process.exitCode = games.length > 0 && results.every((isFine) => isFine) ? 0 : 1;
}
