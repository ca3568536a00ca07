/** The page stays light: so much before a game is opened, with a game and its bot, and for a screen that comes later. */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildWebIfStale } from './web-build.ts';

const DIST = resolve(import.meta.dirname, '../packages/web/dist');
const LIMITS = { front: 90_000, game: 150_000, later: 60_000 } as const;

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

type Manifest = { readonly [source: string]: Chunk };

/** Bytes on the wire of one file. */
function gzipSize(file: string): number {
  return gzipSync(readFileSync(resolve(DIST, file))).length;
}

function totalGzipSize(files: Iterable<string>): number {
  return [...files].reduce((total, file) => total + gzipSize(file), 0);
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
function heaviestTranslations(manifest: Manifest, folder: string): string[] {
  const words = Object.keys(manifest).filter((source) => new RegExp(`${folder}/[a-z]{2}\\.ts$`).test(source));
  const files = words.map((source) => manifest[source].file);
  return files.sort((a, b) => gzipSize(b) - gzipSize(a)).slice(0, 1);
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
function frontPageFiles(manifest: Manifest): Set<string> {
  const files = withImports(manifest, 'index.html');
  for (const file of heaviestTranslations(manifest, 'packages/ui/locales|ui/locales')) files.add(file);
  for (const game of gamesIn(manifest)) {
    withImports(manifest, sourceEnding(manifest, `games/${game}/ui/cover.tsx`), files);
    for (const file of heaviestTranslations(manifest, `games/${game}/locales`)) files.add(file);
  }
  return files;
}

/** And what a match against a bot adds: the board, and the thread with the rules and the bot. */
function gameFiles(manifest: Manifest, game: string): Set<string> {
  const files = new Set(frontPageFiles(manifest));
  withImports(manifest, sourceEnding(manifest, `games/${game}/ui/index.tsx`), files);
  const listed = new Set(Object.values(manifest).map(({ file }) => file));
  // Every kind of thread has a copy of the game of its own; a match against a bot has one thread.
  const copies = globSync(`assets/${game}-*.js`, { cwd: DIST }).filter((file) => !listed.has(file));
  const [thread] = copies.sort((a, b) => gzipSize(b) - gzipSize(a));
  for (const file of [...globSync('assets/worker-*.js', { cwd: DIST }), thread]) files.add(file);
  return files;
}

/** Screens that are loaded when they are opened. */
function lazyScreens(manifest: Manifest): string[] {
  return Object.keys(manifest).filter((source) => /(^|\/)screens\/([^/]+)\/\2\.tsx$/.test(source));
}

/** What of a game only such a screen needs. */
const LAZY_GAME_PARTS: { readonly [screen: string]: RegExp } = {
  editions: /games\/[^/]+\/editor\/index\.tsx$/,
  learn: /games\/[^/]+\/lessons\/index\.ts$/,
};

/** What such a screen adds to the front page: itself, its words, and its part of the heaviest game. */
function lazyScreenFiles(manifest: Manifest, source: string): Set<string> {
  const folder = source.replace(/\/[^/]+$/, '');
  const files = withImports(manifest, source);
  for (const file of heaviestTranslations(manifest, `${folder}/locales`)) files.add(file);
  const part = LAZY_GAME_PARTS[folder.replace(/^.*\//, '')];
  const parts = Object.keys(manifest).filter((one) => part?.test(one));
  const front = frontPageFiles(manifest);
  const weights = parts.map((one) => withImports(manifest, one).difference(front));
  const [heaviest] = weights.sort((a, b) => totalGzipSize(b) - totalGzipSize(a));
  return files.difference(front).union(heaviest ?? new Set());
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
    report('front page', totalGzipSize(frontPageFiles(manifest)), LIMITS.front),
    ...games.map((game) => report(`with ${game}`, totalGzipSize(gameFiles(manifest, game)), LIMITS.game)),
    ...lazyScreens(manifest).map((source) =>
      report(
        source.replace(/^.*screens\//, ''),
        totalGzipSize(lazyScreenFiles(manifest, source)),
        LIMITS.later,
      ),
    ),
  ];
  process.exitCode = games.length > 0 && results.every((isFine) => isFine) ? 0 : 1;
}
