import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { installedGames } from '@safehouse/games/packages';
import { escapeHtml } from '../escape-html.ts';
import { forAnybody, type Route } from './route.ts';
import { StaticContent } from './static-content.ts';

const SERVED_EXTENSIONS = new Set(['.js', '.css', '.svg', '.png', '.woff2']);

/** The files beside the screens of every installed game, under `/games/ID/`. */
export function gamePackageRoutes(): readonly Route[] {
  return installedGames().flatMap((game) => {
    return servedFiles(game.files).map((file) =>
      fileRoute(`/games/${game.id}/${file}`, readFileSync(join(game.files, file))),
    );
  });
}

function servedFiles(folder: string): string[] {
  return readdirSync(folder).filter((file) => SERVED_EXTENSIONS.has(extname(file)));
}

function fileRoute(path: string, bytes: Uint8Array): Route {
  const content = new StaticContent(new Uint8Array(bytes), { extension: extname(path), cacheControl: 'no-cache' });
  return forAnybody({
    method: 'get',
    path,
    summary: 'A file of a game from a package.',
    body: null,
    run: async ({ request, origin }) => ({ response: await content.respond(request, origin) }),
  });
}

/** Tells the app which games are installed. */
export function withInstalledGames(html: string): string {
  const games = installedGames().map(({ id, hasStyles, parts, files }) => ({
    id,
    hasStyles,
    parts,
    files: servedFiles(files),
  }));
  if (games.length === 0) return html;
  return html.replace('</head>', () => `<meta name="games" content="${escapeHtml(JSON.stringify(games))}" /></head>`);
}
