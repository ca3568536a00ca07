import { escapeHtml } from '../escape-html.ts';
import { DOC_SECTIONS, type DocPage } from './doc-pages.ts';
import type { SearchHit } from './docs-search.ts';

export const DOCS_CSS_PATH = '/docs/style.css';

/** A page of the manual with the list of all others beside it. */
export function docPageHtml(here: DocPage, all: readonly DocPage[], body: string): string {
  return layoutHtml(here.title, here.lang, navigationHtml(all, here), body);
}

export function indexPageHtml(all: readonly DocPage[]): string {
  const body = `<h1>Safehouse, explained</h1>
<p>The rules of the games, how to run a house of your own, how to write a program that plays, and why things are as they are.</p>
${DOC_SECTIONS.map((section) => `<h2>${section}</h2>${pageListHtml(all, section, null)}`).join('\n')}
<p>The <a href="/api">API</a> describes itself, for <a href="/api/openapi.json">programs</a> too.</p>`;
  return layoutHtml('Documentation', 'en', navigationHtml(all, null), body);
}

export function searchPageHtml(wanted: string, found: readonly SearchHit[], all: readonly DocPage[]): string {
  const items = found.map(
    ({ page, excerpt }) =>
      `<li><a href="/docs/${page.path}">${escapeHtml(page.title)}</a><p>${escapeHtml(excerpt)}</p></li>`,
  );
  const told = found.length === 0 ? '<p>Nothing found.</p>' : `<ul class="found">${items.join('')}</ul>`;
  const body = `<h1>Search: ${escapeHtml(wanted)}</h1>${told}`;
  return layoutHtml('Search', 'en', navigationHtml(all, null, wanted), body);
}

function navigationHtml(all: readonly DocPage[], here: DocPage | null, wanted = ''): string {
  const sections = DOC_SECTIONS.map(
    (section) =>
      `<details${openAttribute(section, here)}><summary>${section}</summary>${pageListHtml(all, section, here)}</details>`,
  );
  return `<form action="/docs/search" role="search"><input type="search" name="q" aria-label="Search" placeholder="Search" maxlength="80" value="${escapeHtml(wanted)}"></form>
${sections.join('')}<p><a href="/api">API</a></p>`;
}

function openAttribute(section: string, here: DocPage | null): string {
  return here === null || here.section === section ? ' open' : '';
}

function pageListHtml(all: readonly DocPage[], section: string, here: DocPage | null): string {
  const items = all
    .filter((manual) => manual.section === section)
    .map(({ path, title, lang }) => {
      const current = path === here?.path ? ' aria-current="page"' : '';
      return `<li><a href="/docs/${path}"${current} lang="${lang}">${escapeHtml(title)}</a></li>`;
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
