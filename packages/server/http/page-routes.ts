import { createRequire } from 'node:module';
import { htmlPage, PLAIN_CSS_PATH, plainCssResponse } from './html-page.ts';
import { apiHtmlPage, openApiDocument } from './openapi.ts';
import { forAnybody, type Route } from './route.ts';

const { version } = createRequire(import.meta.url)('../package.json') as { readonly version: string };

/** What people and programs read first. */
export function pageRoutes(api: readonly Route[]): Route[] {
  const document = openApiDocument(api, version);
  const get = (path: string, summary: string, respond: () => Response) =>
    forAnybody({ method: 'get', path, summary, body: null, run: async () => ({ response: respond() }) });
  return [
    get('/api/openapi.json', 'This API for programs.', () => Response.json(document)),
    get('/api', 'This API for people.', () => apiHtmlPage(api)),
    get(PLAIN_CSS_PATH, 'How plain pages look.', plainCssResponse),
    get('/', 'The front page.', () => htmlPage('Safehouse', FRONT_PAGE_HTML)),
  ];
}

const FRONT_PAGE_HTML = `<p>A table for three spy board games. This server speaks to programs: <a href="/api">its API</a>.</p>`;
