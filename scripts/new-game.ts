/**
 * `npm run new-game -- ID PREFIX`: copies the template to games/ID, renames its identifiers, and adds it to the
 * registries. The new game passes every check and can be played in the app at once.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface NewGame {
  /** In kebab-case. Also the name of the folder and the name in records. */
  readonly id: string;
  /** Two capital letters for the rule ids. */
  readonly prefix: string;
}

export function parseNewGame([id, prefix]: readonly string[]): NewGame | string {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id ?? '')) return 'the id must be in kebab-case, like dead-drop';
  if (!/^[A-Z]{2}$/.test(prefix ?? '')) return 'the prefix of its rules must be two capitals, like DD';
  return { id, prefix };
}

/** `root`: a checkout of the project. */
export function createGame(root: string, { id, prefix }: NewGame): void {
  const folder = join(root, 'games', id);
  if (existsSync(folder)) throw new Error(`games/${id} already exists`);
  cpSync(join(root, 'scripts/game-template'), folder, { recursive: true });
  const words = id.split('-').map((word) => word[0].toUpperCase() + word.slice(1));
  const name = words.join('');
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const text = readFileSync(path, 'utf8')
      .replaceAll('Template Game', words.join(' '))
      .replaceAll('template-game', id)
      .replaceAll('templateGame', name[0].toLowerCase() + name.slice(1))
      .replaceAll('TemplateMove', `${name}Move`)
      .replaceAll('TG-', `${prefix}-`)
      .replaceAll(/\btg\b/g, prefix.toLowerCase());
    writeFileSync(path, text);
  }
  addToRegistry(join(root, 'games/registry.ts'), id, { GAMES: `() => import('./${id}/index.ts')` });
  addToRegistry(join(root, 'games/registry.web.ts'), id, {
    GAME_UIS: `async () => (await import('./${id}/ui/index.tsx')).ui`,
    GAME_COVERS: `async () => (await import('./${id}/ui/cover.tsx')).cover`,
  });
}

/** Appends a line to each of these lists. */
function addToRegistry(registry: string, id: string, lines: { readonly [list: string]: string }): void {
  const key = id.includes('-') ? `'${id}'` : id;
  let text = readFileSync(registry, 'utf8');
  for (const [list, value] of Object.entries(lines)) {
    const end = text.indexOf('\n};', text.indexOf(`const ${list}:`));
    text = `${text.slice(0, end)}\n  ${key}: ${value},${text.slice(end)}`;
  }
  writeFileSync(registry, text);
}

/** The order of imports and line breaks depend on the name. */
function format({ id }: NewGame): void {
  const files = [`games/${id}`, 'games/registry.ts', 'games/registry.web.ts'];
  const { status, stderr } = spawnSync('node_modules/.bin/biome', ['check', '--write', ...files], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

// The launcher imports this file, so import.meta.main would be false.
if (process.argv[1] === import.meta.filename) {
  const game = parseNewGame(process.argv.slice(2));
  if (typeof game === 'string') {
    console.error(`npm run new-game -- ID PREFIX: ${game}`);
    process.exitCode = 2;
  } else {
    createGame('.', game);
    format(game);
    console.log(`games/${game.id} is ready: read docs/adding-a-game.md, then npm run check && npm test`);
  }
}
