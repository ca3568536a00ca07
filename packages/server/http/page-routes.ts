import release from '../package.json' with { type: 'json' };
import { htmlPage, PLAIN_CSS_PATH, plainCssResponse } from './html-page.ts';
import { apiHtmlPage, openApiDocument } from './openapi.ts';
import { forAnybody, type Route } from './route.ts';

/** The front page and the description of the API. */
export function pageRoutes(api: readonly Route[]): Route[] {
  const document = openApiDocument(api, release.version);
  const get = (path: string, summary: string, respond: () => Response) =>
    forAnybody({ method: 'get', path, summary, body: null, run: async () => ({ response: respond() }) });
  return [
    get('/api/openapi.json', 'This API for programs.', () => Response.json(document)),
    get('/api', 'This API for people.', () => apiHtmlPage(api)),
    get(PLAIN_CSS_PATH, 'The style sheet of plain pages.', plainCssResponse),
    get('/', 'The front page.', () => htmlPage('Safehouse', FRONT_PAGE_HTML)),
  ];
}

const FRONT_PAGE_HTML = `<p>Three spy board games. This server has an API for programs: <a href="/api">its API</a>.</p>`;
