/** Games installed as npm packages next to Safehouse: docs/game-packages.md. For Node only. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { GAME_ID_PATTERN, type GameModule, installGame } from './registry.ts';

/** A package that cannot be used, with the reason for the host. */
export class GamePackageError extends Error {}

const PARTS = ['guide', 'lessons', 'characters'] as const;
export type GamePart = (typeof PARTS)[number];

export interface InstalledGame {
  /** The name or path by which it was requested. */
  readonly name: string;
  readonly id: string;
  /** The folder of the package. */
  readonly folder: string;
  /** The folder with `rules.js`, `ui.js` and what they load. */
  readonly files: string;
  readonly hasStyles: boolean;
  /** The optional parts that it provides besides the board and the cover. */
  readonly parts: readonly GamePart[];
}

const REQUIRED_FILES = ['rules.js', 'ui.js'];
const installed: InstalledGame[] = [];

export const installedGames = (): readonly InstalledGame[] => installed;

/** Adds the games of these packages to the registry of this process or thread. Each package is installed once. */
export async function installGamePackages(names: readonly string[], from = process.cwd()): Promise<void> {
  for (const name of names) {
    if (!installed.some((game) => game.name === name)) installed.push(await installPackage(name, from));
  }
}

async function installPackage(name: string, from: string): Promise<InstalledGame> {
  const folder = findFolder(name, from);
  const { files, parts } = readManifest(name, folder);
  const missing = REQUIRED_FILES.find((file) => !existsSync(join(files, file)));
  if (missing) throw new GamePackageError(`${name} has no ${missing} in ${files}`);
  const module: GameModule = await import(pathToFileURL(join(files, 'rules.js')).href).catch((error: Error) => {
    throw new GamePackageError(`${name}: cannot load rules.js: ${error.message}`);
  });
  const id = module.rules?.id;
  if (typeof id !== 'string' || !GAME_ID_PATTERN.test(id))
    throw new GamePackageError(`${name}: rules.js exports no game`);
  if (!installGame(id, async () => module)) throw new GamePackageError(`${name}: there is another game ${id}`);
  return { name, id, folder, files, hasStyles: existsSync(join(files, 'ui.css')), parts };
}

/** `name`: a path, or a name in the nearest node_modules. */
function findFolder(name: string, from: string): string {
  if (name.startsWith('.') || isAbsolute(name)) return resolve(from, name);
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (readJson(join(found, 'package.json')) !== null) return found;
    if (folder === dirname(folder)) throw new GamePackageError(`${name} is not installed`);
  }
}

/** The field `safehouse` of a package.json: `{ "files": "dist", "parts": ["guide"] }`. */
function readManifest(name: string, folder: string): Pick<InstalledGame, 'files' | 'parts'> {
  const { safehouse } = readJson(join(folder, 'package.json')) ?? {};
  const { files, parts = [] } = (safehouse ?? {}) as { [key: string]: unknown };
  if (typeof files !== 'string')
    throw new GamePackageError(`${name}: "safehouse.files" in its package.json is missing`);
  if (!Array.isArray(parts) || !parts.every((part) => PARTS.includes(part)))
    throw new GamePackageError(`${name}: "safehouse.parts" may be ${PARTS.join(', ')}`);
  return { files: resolve(folder, files), parts };
}

function readJson(path: string): { readonly [key: string]: unknown } | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}
