/**
 * `npm run new-game -- ID PREFIX`: copies the template to games/ID with its names changed, and enters it in the
 * registries. The new game passes every check and can be played in the app at once; from there on it is yours.
 */
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LINE_WIDTH = 110;

export interface NewGame {
  /** In kebab-case, as in records and folder names. */
  readonly id: string;
  /** Two capitals, for the ids of its rules. */
  readonly prefix: string;
}

export function parseNewGame([id, prefix]: readonly string[]): NewGame | string {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id ?? '')) return 'the id must be in kebab-case, like dead-drop';
  if (!/^[A-Z]{2}$/.test(prefix ?? '')) return 'the prefix of its rules must be two capitals, like DD';
  return { id, prefix };
}

/** Makes the game under this root, a checkout of the project. */
export function createGame(root: string, { id, prefix }: NewGame): void {
  const folder = join(root, 'games', id);
  if (existsSync(folder)) throw new Error(`games/${id} is there already`);
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
    GAME_UIS: `async () => (await import('./${id}/ui/index.tsx')).ui as unknown as GameUi`,
    GAME_COVERS: `async () => (await import('./${id}/ui/cover.tsx')).cover`,
  });
}

/** Adds a line at the end of each of these lists. */
function addToRegistry(registry: string, id: string, lines: { readonly [list: string]: string }): void {
  const key = id.includes('-') ? `'${id}'` : id;
  let text = readFileSync(registry, 'utf8');
  for (const [list, value] of Object.entries(lines)) {
    const end = text.indexOf('\n};', text.indexOf(`const ${list}:`));
    text = `${text.slice(0, end)}\n${wrapLine(`  ${key}: ${value},`)}${text.slice(end)}`;
  }
  writeFileSync(registry, text);
}

/** As the formatter breaks it. */
function wrapLine(line: string): string {
  return line.length <= LINE_WIDTH ? line : line.replace('=> ', '=>\n    ');
}

// The launcher imports this file, so import.meta.main would be false.
if (process.argv[1] === import.meta.filename) {
  const wanted = parseNewGame(process.argv.slice(2));
  if (typeof wanted === 'string') {
    console.error(`npm run new-game -- ID PREFIX: ${wanted}`);
    process.exitCode = 2;
  } else {
    createGame('.', wanted);
    console.log(`games/${wanted.id} is ready: read docs/adding-a-game.md, then npm run check && npm test`);
  }
}
