/** Which files may import which: only towards the contract, no game another game, and no package a game by name. */
import { basename, dirname, join } from 'node:path';
import { LAYERS, TEST_IMPORTS } from './layers.ts';
import { SERVER_FOLDERS, SERVER_ROOT_FILES } from './server-folders.ts';
import { type SourceFile, sourceFiles } from './source-files.ts';

export function layerProblems(files: readonly SourceFile[], games: readonly string[]): string[] {
  return files.flatMap((file) => [...importProblems(file), ...gameNameProblems(file, games)]);
}

function importProblems(file: SourceFile): string[] {
  const layer = LAYERS.find(({ files }) => files.test(file.path));
  if (!layer) return [`${file.path} is in no known folder: add it to scripts/layers.ts`];
  const game = layer.files.exec(file.path)?.[1] ?? '';
  const own = layer.mayImport.map((pattern) => new RegExp(pattern.source.replace('$\\/', `${game}\\/`)));
  const ofTests = [...TEST_IMPORTS, ...(layer.testsMayImport ?? []), new RegExp(`^games/${game}/`)];
  const allowed = isTestFile(file.path) ? [...own, ...ofTests] : own;
  return importsOf(file)
    .filter((target) => !allowed.some((pattern) => pattern.test(target)) || !isServerImport(file.path, target))
    .map((target) => `${file.path} may not import ${target}`);
}

/** Does SERVER_FOLDERS allow this import within the server? */
function isServerImport(path: string, target: string): boolean {
  const [from, to] = [serverFolderOf(path), serverFolderOf(target)];
  if (from === null || to === null || from === to || isTestFile(path)) return true;
  return SERVER_FOLDERS[from]?.includes(to) ?? false;
}

function serverFolderOf(path: string): string | null {
  const [, folder, file] = /^packages\/server\/(?:([^/]+)\/)?(.*)$/.exec(path) ?? [];
  if (file === undefined) return null;
  return folder ?? SERVER_ROOT_FILES[file] ?? 'base';
}

function isTestFile(path: string): boolean {
  return /(\.test|-suite)\.ts$/.test(path) || basename(path) === 'test-helpers.ts';
}

function importsOf({ path, text }: SourceFile): string[] {
  const imports = text.matchAll(/(?:\bfrom\s+|\bimport\s+|\bimport\(\s*)'([^']+)'/g);
  const globs = text.matchAll(/\bimport\.meta\.glob[^(]*\(([^)]*)\)/g);
  const patterns = [...globs].flatMap(([, args]) => [...args.matchAll(/'(\.[^']*)'/g)]);
  const specifiers = [...imports, ...patterns].map(([, target]) => target);
  return specifiers.map((target) => (target.startsWith('.') ? join(dirname(path), target) : target));
}

/** Adding a game must not require changes in packages/, so nothing there may name a game. */
function gameNameProblems({ path, text }: SourceFile, games: readonly string[]): string[] {
  if (!path.startsWith('packages/') || isTestFile(path)) return [];
  return games.filter((game) => text.includes(game)).map((game) => `${path} names the game ${game}`);
}

if (import.meta.main) {
  const files = sourceFiles('packages/**/*.{ts,tsx}', 'games/**/*.{ts,tsx}');
  const games = sourceFiles('games/*/RULES.md').map(({ path }) => path.split('/')[1]);
  const problems = layerProblems(files, games);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
