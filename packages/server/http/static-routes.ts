import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { forAnybody, type Route } from './route.ts';
import { pageHeaders } from './security-headers.ts';

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
  '/daily/*',
  '/duel/*',
  '/editions/*',
  '/admin',
];

const CONTENT_TYPES: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};

const COMPRESSIBLE_EXTENSIONS = new Set(['.html', '.js', '.css', '.svg', '.webmanifest']);

const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** The built app, read once; no routes if it has not been built. */
export function staticRoutes(folder = WEB_DIST): readonly Route[] {
  if (!existsSync(resolve(folder, 'index.html'))) return [];
  const paths = globSync('**/*', { cwd: folder }).filter((path) => statSync(resolve(folder, path)).isFile());
  const files = paths.map((path) => staticRoute(`/${path.replaceAll('\\', '/')}`, new StaticFile(folder, path)));
  const index = new StaticFile(folder, 'index.html');
  return [...APP_PATHS.map((path) => staticRoute(path, index)), ...files];
}

function staticRoute(path: string, file: StaticFile): Route {
  return forAnybody({
    method: 'get',
    path,
    summary: 'The app.',
    body: null,
    run: async ({ request, origin }) => ({ response: await file.respond(request, origin) }),
  });
}

type ContentCoding = 'br' | 'gzip';

/** One file of the app. It is compressed when first requested. */
class StaticFile {
  readonly #body: Uint8Array<ArrayBuffer>;
  readonly #headers: { readonly [name: string]: string };
  readonly #etag: string;
  readonly #isCompressible: boolean;
  readonly #compressed = new Map<ContentCoding, Promise<Uint8Array<ArrayBuffer>>>();

  constructor(folder: string, path: string) {
    const extension = extname(path);
    this.#body = new Uint8Array(readFileSync(resolve(folder, path)));
    this.#etag = `"${createHash('sha256').update(this.#body).digest('base64url').slice(0, 22)}"`;
    this.#isCompressible = COMPRESSIBLE_EXTENSIONS.has(extension);
    this.#headers = {
      'content-type': CONTENT_TYPES[extension] ?? 'application/octet-stream',
      // Names under assets/ change with their content; everything else is revalidated.
      'cache-control': path.startsWith('assets') ? IMMUTABLE_CACHE_CONTROL : 'no-cache',
      etag: this.#etag,
      ...(this.#isCompressible && { vary: 'accept-encoding' }),
    };
  }

  /** Scripts get the page's policy too: a worker uses the policy of its script. */
  async respond(request: Request, origin: string): Promise<Response> {
    const headers = { ...pageHeaders(origin), ...this.#headers };
    if (request.headers.get('if-none-match')?.includes(this.#etag)) return new Response(null, { status: 304, headers });
    const coding = this.#isCompressible ? contentCodingFor(request.headers.get('accept-encoding') ?? '') : null;
    if (!coding) return new Response(this.#body, { headers });
    const body = await this.#compress(coding);
    return new Response(body, { headers: { ...headers, 'content-encoding': coding } });
  }

  #compress(coding: ContentCoding): Promise<Uint8Array<ArrayBuffer>> {
    const cached = this.#compressed.get(coding);
    if (cached) return cached;
    const compressing = coding === 'br' ? compressBrotli(this.#body, BROTLI_OPTIONS) : compressGzip(this.#body);
    const body = compressing.then((bytes) => new Uint8Array(bytes));
    this.#compressed.set(coding, body);
    return body;
  }
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** Nearly as small as with the highest quality, in a tenth of the time. */
const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

function contentCodingFor(accepted: string): ContentCoding | null {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : null;
}
