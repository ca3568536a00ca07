import type { Lang } from '@safehouse/ui/languages';
import { escapeHtml } from '../escape-html.ts';
import type { PageTranslations } from '../page-language.ts';
import { DOC_SECTIONS, type DocPage } from './doc-pages.ts';
import type { SearchHit } from './docs-search.ts';

export const DOCS_CSS_PATH = '/docs/style.css';

/** All documentation pages, and the language of the navigation around them. */
export interface DocsView {
  readonly pages: readonly DocPage[];
  readonly lang: Lang;
  readonly translations: PageTranslations['docs'];
}

/** A documentation page with the list of all pages beside it. */
export function docPageHtml(page: DocPage, view: DocsView, body: string): string {
  return layoutHtml(view, { title: page.title, lang: page.lang, side: navigationHtml(view, { current: page }), body });
}

export function indexPageHtml(view: DocsView): string {
  const { title, about, inEnglish, sections, api, apiAbout } = view.translations;
  const body = `<h1>${title}</h1>
<p>${about} ${inEnglish}</p>
${DOC_SECTIONS.map((section) => `<h2>${sections[section]}</h2>${pageListHtml(view, section, null)}`).join('\n')}
<p>${apiAbout} <a href="/api">${api}</a>, <a href="/api/openapi.json">OpenAPI</a></p>`;
  return layoutHtml(view, { title, lang: view.lang, side: navigationHtml(view), body });
}

export function searchPageHtml(query: string, hits: readonly SearchHit[], view: DocsView): string {
  const { search, found, nothing } = view.translations;
  const items = hits.map(
    ({ page, excerpt }) =>
      `<li><a href="/docs/${page.path}">${escapeHtml(page.title)}</a><p lang="${page.lang}">${escapeHtml(excerpt)}</p></li>`,
  );
  const results = hits.length === 0 ? `<p>${nothing}</p>` : `<ul class="found">${items.join('')}</ul>`;
  const body = `<h1>${escapeHtml(found(query))}</h1>${results}`;
  return layoutHtml(view, { title: search, lang: view.lang, side: navigationHtml(view, { query }), body });
}

export function missingPageHtml({ lang, translations: { missing, all } }: DocsView): string {
  return `<!doctype html><html lang="${lang}"><title>${missing}</title><p>${missing} <a href="/docs">${all}</a></p></html>`;
}

interface NavigationState {
  readonly current?: DocPage;
  readonly query?: string;
}

function navigationHtml(view: DocsView, { current, query = '' }: NavigationState = {}): string {
  const { sections, search, api } = view.translations;
  const lists = DOC_SECTIONS.map((section) => {
    const open = current === undefined || current.section === section ? ' open' : '';
    const list = pageListHtml(view, section, current ?? null);
    return `<details${open}><summary>${sections[section]}</summary>${list}</details>`;
  });
  return `<form action="/docs/search" role="search"><input type="search" name="q" aria-label="${search}" placeholder="${search}" maxlength="80" value="${escapeHtml(query)}"></form>
${lists.join('')}<p><a href="/api">${api}</a></p>`;
}

/** Pages in the reader's language come first. */
function pageListHtml({ pages, lang: readerLang }: DocsView, section: string, current: DocPage | null): string {
  const items = pages
    .filter((page) => page.section === section)
    .toSorted((a, b) => Number(b.lang === readerLang) - Number(a.lang === readerLang))
    .map(({ path, title, lang }) => {
      const ariaCurrent = path === current?.path ? ' aria-current="page"' : '';
      return `<li><a href="/docs/${path}"${ariaCurrent} lang="${lang}">${escapeHtml(title)}</a></li>`;
    });
  return `<ul>${items.join('')}</ul>`;
}

interface Layout {
  readonly title: string;
  /** The language of the main text. */
  readonly lang: string;
  readonly side: string;
  readonly body: string;
}

function layoutHtml(view: DocsView, { title, lang, side, body }: Layout): string {
  const { title: docs, toText, contents } = view.translations;
  return `<!doctype html>
<html lang="${view.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Safehouse</title><link rel="icon" href="/icon.svg"><link rel="stylesheet" href="${DOCS_CSS_PATH}"></head>
<body><a class="skip" href="#text">${toText}</a>
<header><a href="/">Safehouse</a> <a href="/docs">${docs}</a> <a class="to-contents" href="#contents">${contents}</a></header>
<div class="sides"><main id="text" lang="${lang}">${body}</main><nav id="contents" aria-label="${contents}">${side}</nav></div>
</body></html>`;
}
