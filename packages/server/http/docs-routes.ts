import { type DocPage, loadDocPages } from '../manual/doc-pages.ts';
import { DOCS_CSS } from '../manual/docs-css.ts';
import { DOCS_CSS_PATH, docPageHtml, indexPageHtml, searchPageHtml } from '../manual/docs-html.ts';
import { searchDocs } from '../manual/docs-search.ts';
import { renderMarkdown } from '../manual/markdown.ts';
import { forAnybody, type Reply, type Route } from './route.ts';

/** The documentation under `/docs`, read from the project's files when first requested. */
export function docsRoutes(): readonly Route[] {
  const site = new DocsSite();
  const get = (path: string, summary: string, html: (request: DocsRequest) => string | null) =>
    forAnybody({
      method: 'get',
      path,
      summary,
      body: null,
      run: async ({ params, query }): Promise<Reply> => ({ response: htmlResponse(html({ params, query })) }),
    });
  const page = ({ params }: DocsRequest) => site.page([params.one, params.two, params.three]);
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
    get('/docs', 'The documentation.', () => indexPageHtml(site.pages)),
    get('/docs/search', 'Search in the documentation.', ({ query }) => site.searchPage(query.q ?? '')),
    get('/docs/:one', 'A page of the documentation.', page),
    get('/docs/:one/:two', 'A page of the documentation.', page),
    get('/docs/:one/:two/:three', 'A page of the documentation.', page),
  ];
}

interface DocsRequest {
  readonly params: { readonly [name: string]: string };
  readonly query: { readonly [name: string]: string };
}

class DocsSite {
  #loadedPages: readonly DocPage[] | null = null;
  readonly #htmlByPath = new Map<string, string>();

  get pages(): readonly DocPage[] {
    this.#loadedPages ??= loadDocPages();
    return this.#loadedPages;
  }

  /** Null if there is no such page. */
  page(parts: readonly (string | undefined)[]): string | null {
    const path = parts.filter((part) => part !== undefined).join('/');
    const page = this.pages.find((candidate) => candidate.path === path);
    if (!page) return null;
    const cached = this.#htmlByPath.get(path);
    const html = cached ?? docPageHtml(page, this.pages, renderMarkdown(page, this.pages));
    this.#htmlByPath.set(path, html);
    return html;
  }

  searchPage(query: string): string {
    return searchPageHtml(query, searchDocs(query, this.pages), this.pages);
  }
}

function htmlResponse(html: string | null): Response {
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  return html === null
    ? new Response(
        '<!doctype html><title>Not found</title><p>There is no such page. <a href="/docs">All pages</a></p>',
        {
          status: 404,
          headers,
        },
      )
    : new Response(html, { headers });
}
