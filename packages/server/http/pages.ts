import { createRequire } from 'node:module';
import { page, STYLE_PATH, styleSheet } from './html.ts';
import { apiPage, openApi } from './openapi.ts';
import { forAnybody, type Route } from './route.ts';

const { version } = createRequire(import.meta.url)('../package.json') as { readonly version: string };

/** What people and programs read first. */
export function pageRoutes(api: readonly Route[]): Route[] {
  const document = openApi(api, version);
  const get = (path: string, summary: string, respond: () => Response) =>
    forAnybody({ method: 'get', path, summary, body: null, run: async () => ({ response: respond() }) });
  return [
    get('/api/openapi.json', 'This API for programs.', () => Response.json(document)),
    get('/api', 'This API for people.', () => apiPage(api)),
    get(STYLE_PATH, 'How plain pages look.', styleSheet),
    get('/', 'The front page.', () => page('Safehouse', FRONT)),
  ];
}

const FRONT = `<p>A table for three spy board games. This server speaks to programs: <a href="/api">its API</a>.</p>`;
