import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { waitForPast } from '../edge/rate-limits.ts';
import { AppPage } from './app-page.ts';
import { withInstalledGames } from './game-package-routes.ts';
import { forAnybody, type Route } from './route.ts';
import { StaticContent } from './static-content.ts';

const WEB_DIST = resolve(import.meta.dirname, '../../web/dist');

/** Screens of the app: index.html shows the right one. */
const APP_PATHS = [
  '/',
  '/new/:game',
  '/match/:id',
  '/local/:id',
  '/watch/:id',
  '/rules',
  '/rules/:game',
  '/settings',
  '/about',
  '/learn/*',
  '/replay/*',
  '/profile/*',
  '/friends',
  '/leaders/*',
  '/live/*',
  '/daily/*',
  '/duel/*',
  '/tournament/*',
  '/club/*',
  '/editions/*',
  '/admin',
];

const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable';

export interface StaticApp {
  readonly routes: readonly Route[];
  /** Null if the app has not been built. */
  readonly page: AppPage | null;
}

/** The built app, read once; no routes if it has not been built. */
export function openStaticApp(folder = WEB_DIST): StaticApp {
  if (!existsSync(resolve(folder, 'index.html'))) return { routes: [], page: null };
  const page = new AppPage(withInstalledGames(readFileSync(resolve(folder, 'index.html'), 'utf8')));
  const paths = globSync('**/*', { cwd: folder }).filter((path) => statSync(resolve(folder, path)).isFile());
  const files = paths.map((path) => fileRoute(`/${path.replaceAll('\\', '/')}`, readContent(folder, path)));
  return { routes: [...APP_PATHS.map((path) => pageRoute(path, page)), ...files], page };
}

function readContent(folder: string, path: string): StaticContent {
  return new StaticContent(new Uint8Array(readFileSync(resolve(folder, path))), {
    extension: extname(path),
    // Names under assets/ change with their content; everything else is revalidated.
    cacheControl: path.startsWith('assets') ? IMMUTABLE_CACHE_CONTROL : 'no-cache',
  });
}

const APP_ROUTE = { method: 'get', summary: 'The app.', body: null } as const;

function pageRoute(path: string, page: AppPage): Route {
  return forAnybody({
    ...APP_ROUTE,
    path,
    async run({ services, user, clientAddress, request, origin }) {
      const { directory, rooms, visibility, limits } = services;
      const mayLoadMatch = () => waitForPast(limits, user?.id, clientAddress) === 0;
      const previews = { directory, rooms, visibility, mayLoadMatch };
      return { response: await page.respond(previews, request, origin) };
    },
  });
}

function fileRoute(path: string, content: StaticContent): Route {
  return forAnybody({
    ...APP_ROUTE,
    path,
    run: async ({ request, origin }) => ({ response: await content.respond(request, origin) }),
  });
}
