import { forAnybody, type Reply, type Route } from '../http/route.ts';
import { library, type Manual } from './library.ts';
import { firstPage, manualPage, STYLE_PATH, searchPage } from './pages.ts';
import { rendered } from './render.ts';
import { search } from './search.ts';
import { STYLE } from './style.ts';

/** The documentation under `/docs`, from the project's own files. Read when first asked for. */
export function manualRoutes(): readonly Route[] {
  const site = new Site();
  const get = (path: string, summary: string, html: (wanted: Wanted) => string | null) =>
    forAnybody({
      method: 'get',
      path,
      summary,
      body: null,
      run: async ({ params, query }): Promise<Reply> => ({ response: answer(html({ params, query })) }),
    });
  const page = ({ params }: Wanted) => site.page([params.one, params.two, params.three]);
  return [
    forAnybody({
      method: 'get',
      path: STYLE_PATH,
      summary: 'How the documentation looks.',
      body: null,
      run: async () => ({
        response: new Response(STYLE, { headers: { 'content-type': 'text/css; charset=utf-8' } }),
      }),
    }),
    get('/docs', 'The documentation.', () => firstPage(site.all)),
    get('/docs/search', 'Search in the documentation.', ({ query }) => site.found(query.q ?? '')),
    get('/docs/:one', 'A page of the documentation.', page),
    get('/docs/:one/:two', 'A page of the documentation.', page),
    get('/docs/:one/:two/:three', 'A page of the documentation.', page),
  ];
}

interface Wanted {
  readonly params: { readonly [name: string]: string };
  readonly query: { readonly [name: string]: string };
}

class Site {
  #all: readonly Manual[] | null = null;
  readonly #pages = new Map<string, string>();

  get all(): readonly Manual[] {
    this.#all ??= library();
    return this.#all;
  }

  /** Null where there is no such page. */
  page(parts: readonly (string | undefined)[]): string | null {
    const path = parts.filter((part) => part !== undefined).join('/');
    const manual = this.all.find((one) => one.path === path);
    if (!manual) return null;
    const known = this.#pages.get(path);
    const html = known ?? manualPage(manual, this.all, rendered(manual, this.all));
    this.#pages.set(path, html);
    return html;
  }

  found(wanted: string): string {
    return searchPage(wanted, search(wanted, this.all), this.all);
  }
}

function answer(html: string | null): Response {
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
