/** Plain HTML pages without scripts, written by the server itself. */
import { escapeHtml } from '../escape-html.ts';

const PLAIN_CSS = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1d1f24;background:#faf8f4}
table{border-collapse:collapse;width:100%}td,th{text-align:left;vertical-align:top;padding:.4rem .6rem;border-bottom:1px solid #d9d4ca}
button{font:inherit;min-height:2.75rem;padding:.4rem 1.2rem}code{font-size:.9em;overflow-wrap:anywhere}.green{color:#1b6e3c}.red{color:#a3201d}
@media(prefers-color-scheme:dark){body{color:#e8e6e1;background:#16181d}td,th{border-color:#333842}a{color:#8ab4f8}.green{color:#6fcf97}.red{color:#f28b82}}`;

export const PLAIN_CSS_PATH = '/plain.css';

export function plainCssResponse(): Response {
  return new Response(PLAIN_CSS, { headers: { 'content-type': 'text/css; charset=utf-8' } });
}

/** `body` must be HTML. */
export function htmlPage(title: string, body: string, lang = 'en'): Response {
  const html = `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><link rel="stylesheet" href="${PLAIN_CSS_PATH}"></head><body><h1>${escapeHtml(title)}</h1>
${body}</body></html>`;
  // Not cached: some are for one reader, and the page of a match changes when it is over.
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  return new Response(html, { headers });
}
