import { linkPreviewOf, type PreviewServices, previewTags } from './link-preview.ts';
import { StaticContent } from './static-content.ts';

const MAX_CACHED_PAGES = 100;
const PLAIN_TITLE = /<title>[^<]*<\/title>/;

/** The single page of the app, with the link preview of the requested path. */
export class AppPage {
  readonly #html: string;
  /** By their tags, because most paths have the same. */
  readonly #pages = new Map<string, StaticContent>();

  constructor(html: string) {
    this.#html = html;
  }

  async respond(services: PreviewServices, request: Request, origin: string): Promise<Response> {
    const url = new URL(new URL(request.url).pathname, origin);
    return this.#pageWith(previewTags(await linkPreviewOf(services, request), url)).respond(request, origin);
  }

  /** For a path that the app does not know: the app shows the message. */
  async respondNotFound(request: Request, origin: string): Promise<Response> {
    return this.#pageWith('<title>Safehouse</title>').respond(request, origin, 404);
  }

  #pageWith(tags: string): StaticContent {
    const cached = this.#pages.get(tags);
    if (cached) return cached;
    if (this.#pages.size >= MAX_CACHED_PAGES) this.#pages.clear();
    // A function, because names in the tags may contain replacement patterns.
    const html = this.#html.replace(PLAIN_TITLE, () => tags);
    const page = new StaticContent(new TextEncoder().encode(html), {
      extension: '.html',
      cacheControl: 'no-cache',
      vary: 'cookie, accept-language',
    });
    this.#pages.set(tags, page);
    return page;
  }
}
