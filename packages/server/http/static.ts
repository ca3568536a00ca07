import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { pageHeaders } from './headers.ts';
import { forAnybody, type Route } from './route.ts';

const WEB = resolve(import.meta.dirname, '../../web/dist');

/** Screens of the app: the page finds out itself what to show there. */
const SCREENS = [
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
];

const TYPES: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};

/** Fonts and bitmaps are compressed already. */
const TO_SQUEEZE = new Set(['.html', '.js', '.css', '.svg', '.webmanifest']);

const A_YEAR = 'public, max-age=31536000, immutable';

/** The built app, read once; none where it has not been built. */
export function staticRoutes(folder = WEB): readonly Route[] {
  if (!existsSync(resolve(folder, 'index.html'))) return [];
  const paths = globSync('**/*', { cwd: folder }).filter((path) => statSync(resolve(folder, path)).isFile());
  const files = paths.map((path) => routeTo(`/${path.replaceAll('\\', '/')}`, new StaticFile(folder, path)));
  const index = new StaticFile(folder, 'index.html');
  return [...SCREENS.map((path) => routeTo(path, index)), ...files];
}

function routeTo(path: string, file: StaticFile): Route {
  return forAnybody({
    method: 'get',
    path,
    summary: 'The app.',
    body: null,
    run: async ({ request, origin }) => ({ response: await file.answer(request, origin) }),
  });
}

type Squeeze = 'br' | 'gzip';

/** One file of the app. Its compressed forms are made when first asked for. */
class StaticFile {
  readonly #body: Buffer;
  readonly #headers: { readonly [name: string]: string };
  readonly #tag: string;
  readonly #canSqueeze: boolean;
  readonly #squeezed = new Map<Squeeze, Promise<Buffer>>();

  constructor(folder: string, path: string) {
    const extension = extname(path);
    this.#body = readFileSync(resolve(folder, path));
    this.#tag = `"${createHash('sha256').update(this.#body).digest('base64url').slice(0, 22)}"`;
    this.#canSqueeze = TO_SQUEEZE.has(extension);
    this.#headers = {
      'content-type': TYPES[extension] ?? 'application/octet-stream',
      // Names under assets/ change with their content; everything else is asked for anew.
      'cache-control': path.startsWith('assets') ? A_YEAR : 'no-cache',
      etag: this.#tag,
      ...(this.#canSqueeze && { vary: 'accept-encoding' }),
    };
  }

  /** A script may be a worker's, which lives by the policy it came with: so all have the page's. */
  async answer(request: Request, origin: string): Promise<Response> {
    const headers = { ...pageHeaders(origin), ...this.#headers };
    if (request.headers.get('if-none-match')?.includes(this.#tag))
      return new Response(null, { status: 304, headers });
    const squeeze = this.#canSqueeze ? squeezeFor(request.headers.get('accept-encoding') ?? '') : null;
    if (!squeeze) return new Response(new Uint8Array(this.#body), { headers });
    const body = await this.#in(squeeze);
    return new Response(new Uint8Array(body), { headers: { ...headers, 'content-encoding': squeeze } });
  }

  #in(squeeze: Squeeze): Promise<Buffer> {
    const known = this.#squeezed.get(squeeze);
    if (known) return known;
    const made = squeeze === 'br' ? inBrotli(this.#body, BROTLI) : inGzip(this.#body);
    this.#squeezed.set(squeeze, made);
    return made;
  }
}

const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);
/** Nearly as small as can be, in a tenth of the time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

function squeezeFor(accepted: string): Squeeze | null {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : null;
}
