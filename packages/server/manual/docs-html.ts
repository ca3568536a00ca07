import { escapeHtml } from '../escape-html.ts';
import { DOC_SECTIONS, type DocPage } from './doc-pages.ts';
import type { SearchHit } from './docs-search.ts';

export const DOCS_CSS_PATH = '/docs/style.css';

/** A documentation page with the list of all pages beside it. */
export function docPageHtml(page: DocPage, pages: readonly DocPage[], body: string): string {
  return layoutHtml(page.title, page.lang, navigationHtml(pages, page), body);
}

export function indexPageHtml(pages: readonly DocPage[]): string {
  const body = `<h1>Documentation</h1>
<p>The rules of the games, how to run a server of your own, how to write a program that plays, and why things are done as they are.</p>
${DOC_SECTIONS.map((section) => `<h2>${section}</h2>${pageListHtml(pages, section, null)}`).join('\n')}
<p>The <a href="/api">API</a> describes itself, for <a href="/api/openapi.json">programs</a> too.</p>`;
  return layoutHtml('Documentation', 'en', navigationHtml(pages, null), body);
}

export function searchPageHtml(query: string, found: readonly SearchHit[], pages: readonly DocPage[]): string {
  const items = found.map(
    ({ page, excerpt }) =>
      `<li><a href="/docs/${page.path}">${escapeHtml(page.title)}</a><p>${escapeHtml(excerpt)}</p></li>`,
  );
  const results = found.length === 0 ? '<p>Nothing found.</p>' : `<ul class="found">${items.join('')}</ul>`;
  const body = `<h1>Search: ${escapeHtml(query)}</h1>${results}`;
  return layoutHtml('Search', 'en', navigationHtml(pages, null, query), body);
}

function navigationHtml(pages: readonly DocPage[], current: DocPage | null, query = ''): string {
  const sections = DOC_SECTIONS.map(
    (section) =>
      `<details${openAttribute(section, current)}><summary>${section}</summary>${pageListHtml(pages, section, current)}</details>`,
  );
  return `<form action="/docs/search" role="search"><input type="search" name="q" aria-label="Search" placeholder="Search" maxlength="80" value="${escapeHtml(query)}"></form>
${sections.join('')}<p><a href="/api">API</a></p>`;
}

function openAttribute(section: string, current: DocPage | null): string {
  return current === null || current.section === section ? ' open' : '';
}

function pageListHtml(pages: readonly DocPage[], section: string, current: DocPage | null): string {
  const items = pages
    .filter((page) => page.section === section)
    .map(({ path, title, lang }) => {
      const ariaCurrent = path === current?.path ? ' aria-current="page"' : '';
      return `<li><a href="/docs/${path}"${ariaCurrent} lang="${lang}">${escapeHtml(title)}</a></li>`;
    });
  return `<ul>${items.join('')}</ul>`;
}

function layoutHtml(title: string, lang: string, side: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Safehouse</title><link rel="icon" href="/icon.svg"><link rel="stylesheet" href="${DOCS_CSS_PATH}"></head>
<body><a class="skip" href="#text">To the text</a>
<header><a href="/">Safehouse</a> <a href="/docs">Documentation</a> <a class="to-contents" href="#contents">Contents</a></header>
<div class="sides"><main id="text" lang="${lang}">${body}</main><nav id="contents" aria-label="Contents">${side}</nav></div>
</body></html>`;
}
