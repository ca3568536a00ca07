import { readFileSync } from 'node:fs';
import { type DocPage, findDocImages, loadDocPages } from '../manual/doc-pages.ts';
import { DOCS_CSS } from '../manual/docs-css.ts';
import {
  DOCS_CSS_PATH,
  type DocsView,
  docPageHtml,
  indexPageHtml,
  missingPageHtml,
  searchPageHtml,
} from '../manual/docs-html.ts';
import { searchDocs } from '../manual/docs-search.ts';
import { renderMarkdown } from '../manual/markdown.ts';
import { pageLanguage, pageTranslations } from '../page-language.ts';
import { forAnybody, type Reply, type Route } from './route.ts';
import { StaticContent } from './static-content.ts';

const SEARCH_PATH = '/docs/search';

/** The documentation under `/docs`, read from the project's files when first requested. */
export function docsRoutes(): readonly Route[] {
  const site = new DocsSite();
  const get = (path: string, summary: string, html: (request: DocsRequest, view: DocsView) => string | null) =>
    forAnybody({
      method: 'get',
      path,
      summary,
      ...(path === SEARCH_PATH && { limit: 'past' }),
      body: null,
      async run({ params, query, request }): Promise<Reply> {
        const view = site.viewFor(request);
        const found = html({ params, query }, view);
        return { response: htmlResponse(found ?? missingPageHtml(view), found === null ? 404 : 200) };
      },
    });
  const page = ({ params }: DocsRequest, view: DocsView) => site.page([params.one, params.two, params.three], view);
  return [
    forAnybody({
      method: 'get',
      path: DOCS_CSS_PATH,
      summary: 'The style sheet of the documentation.',
      body: null,
      run: async () => ({
        response: new Response(DOCS_CSS, { headers: { 'content-type': 'text/css; charset=utf-8' } }),
      }),
    }),
    ...findDocImages().map(({ path, file }) => imageRoute(`/docs/${path}`, file)),
    get('/docs', 'The documentation.', (_, view) => indexPageHtml(view)),
    get(SEARCH_PATH, 'Search in the documentation.', ({ query: { q = '' } }, view) =>
      searchPageHtml(q, searchDocs(q, view.pages), view),
    ),
    get('/docs/:one', 'A page of the documentation.', page),
    get('/docs/:one/:two', 'A page of the documentation.', page),
    get('/docs/:one/:two/:three', 'A page of the documentation.', page),
  ];
}

function imageRoute(path: string, file: string): Route {
  const content = new StaticContent(new Uint8Array(readFileSync(file)), {
    extension: '.svg',
    cacheControl: 'no-cache',
  });
  return forAnybody({
    method: 'get',
    path,
    summary: 'A picture of the documentation.',
    body: null,
    run: async ({ request, origin }) => ({ response: await content.respond(request, origin) }),
  });
}

interface DocsRequest {
  readonly params: { readonly [name: string]: string };
  readonly query: { readonly [name: string]: string };
}

class DocsSite {
  #loadedPages: readonly DocPage[] | null = null;
  readonly #bodies = new Map<string, string>();

  viewFor(request: Request): DocsView {
    this.#loadedPages ??= loadDocPages();
    const lang = pageLanguage(request);
    return { pages: this.#loadedPages, lang, translations: pageTranslations(lang).docs };
  }

  /** Null if there is no such page. */
  page(parts: readonly (string | undefined)[], view: DocsView): string | null {
    const path = parts.filter((part) => part !== undefined).join('/');
    const page = view.pages.find((candidate) => candidate.path === path);
    if (!page) return null;
    const body = this.#bodies.get(path) ?? renderMarkdown(page, view.pages);
    this.#bodies.set(path, body);
    return docPageHtml(page, view, body);
  }
}

function htmlResponse(html: string, status: number): Response {
  return new Response(html, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', vary: 'cookie, accept-language' },
  });
}
